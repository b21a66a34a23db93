import { msg } from '@lit/localize';
import { onLocaleChange } from 'nacre/locales';
import { labels } from '../signup/texts.js';

const TEXTS = {
  ...labels,
  about: () => msg('Where they come from', { id: 'sc.plain.about' }),
  'about-gold': () =>
    msg('Golden ones grow in the large silver-lipped oysters of the Philippines.', { id: 'sc.plain.about.gold' }),
  'about-night': () =>
    msg('Night-colored pearls come from the black-lipped oysters of Polynesia.', { id: 'sc.plain.about.night' }),
  'about-white': () => msg('White pearls grow in Akoya oysters, in the bays of Japan.', { id: 'sc.plain.about.white' }),
  answer: () => msg('What the server received', { id: 'sc.plain.answer' }),
  ask: () => msg('Send the order?', { id: 'sc.plain.ask' }),
  auto: () => msg('Same as system', { id: 'sc.settings.auto' }),
  back: () => msg('The whole showcase', { id: 'sc.plain.back' }),
  colour: () => msg('Color', { id: 'sc.plain.colour' }),
  count: () => msg('Number of pearls', { id: 'sc.plain.count' }),
  dark: () => msg('Dark', { id: 'sc.settings.dark' }),
  developer: () => msg('Developer', { id: 'sc.settings.developer' }),
  failed: () => msg('The order could not be sent.', { id: 'sc.plain.failed' }),
  gift: () => msg('Wrap it as a gift', { id: 'sc.plain.gift' }),
  gold: () => msg('Gold', { id: 'sc.plain.gold' }),
  language: () => msg('Language', { id: 'sc.settings.language' }),
  lead: () => msg('Tags, the bus and overlays. No React: HTML and a small script.', { id: 'sc.plain.lead' }),
  light: () => msg('Light', { id: 'sc.settings.light' }),
  night: () => msg('Night', { id: 'sc.plain.night' }),
  order: () => msg('Order pearls', { id: 'sc.plain.order' }),
  pearls: () => msg('Pearls', { id: 'sc.news.channel.pearls' }),
  reset: () => msg('Start over', { id: 'sc.plain.reset' }),
  send: () => msg('Order', { id: 'sc.plain.send' }),
  sent: () => msg('Order sent', { id: 'sc.plain.sent' }),
  source: () => msg('Code for this page', { id: 'sc.plain.source' }),
  terms: () => msg('I accept that this is only a demo', { id: 'sc.signup.terms' }),
  theme: () => msg('Theme', { id: 'sc.settings.theme' }),
  title: () => msg('A plain page', { id: 'sc.plain.title' }),
  white: () => msg('White', { id: 'sc.plain.white' }),
};

type TextName = keyof typeof TEXTS;

export const text = (name: TextName): string => TEXTS[name]();

/** Data attributes with the name of a text, and the attribute to write; without one, the content. */
const TARGETS = { text: undefined, label: 'label', name: 'aria-label' } as const;

/** Writes the texts of the page, now and whenever the language changes. */
export function speak(): void {
  const write = (): void => {
    for (const [source, target] of Object.entries(TARGETS)) {
      for (const element of document.querySelectorAll<HTMLElement>(`[data-${source}]`)) {
        const words = text(element.dataset[source] as TextName);
        if (target) element.setAttribute(target, words);
        else element.textContent = words;
      }
    }
  };
  onLocaleChange(write);
  write();
}
