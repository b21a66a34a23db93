import { msg } from '@lit/localize';
import type { Content } from './code.js';
import type { Example } from './example.js';

/** How bright the screen is, in percent. */
const BRIGHTNESS = 60;

const texts = () => ({
  settings: msg('Settings', { id: 'sc.tab.settings' }),
  language: msg('Language', { id: 'sc.settings.language' }),
  direction: msg('Direction', { id: 'sc.settings.direction' }),
  ltr: msg('Left to right', { id: 'sc.settings.direction.ltr' }),
  dark: msg('Dark', { id: 'sc.settings.dark' }),
  auto: msg('Same as system', { id: 'sc.settings.auto' }),
  notices: msg('Notices', { id: 'sc.sample.notices' }),
  newsletter: msg('Newsletter', { id: 'sc.signup.newsletter' }),
  phone: msg('Phone', { id: 'sc.signup.phone' }),
  name: msg('Name', { id: 'sc.signup.name' }),
  delivery: msg('Delivery', { id: 'sc.delivery.title' }),
  deliveryAbout: msg('Pearls by mail: choose their destination on a map that needs no network.', {
    id: 'sc.delivery.lead',
  }),
  gold: msg('Gold', { id: 'sc.plain.gold' }),
  goldAbout: msg('Golden ones grow in the large silver-lipped oysters of the Philippines.', {
    id: 'sc.plain.about.gold',
  }),
  night: msg('Night', { id: 'sc.plain.night' }),
  nightAbout: msg('Night-colored pearls come from the black-lipped oysters of Polynesia.', {
    id: 'sc.plain.about.night',
  }),
  nacre: msg('Nacre is what pearls are made of: thin layers, one on the other, that make something calm and strong.', {
    id: 'sc.sample.nacre',
  }),
  pearls: msg('Pearls', { id: 'sc.news.channel.pearls' }),
  whatNacre: msg('What is nacre?', { id: 'sc.row.nacre' }),
  once: msg('Once a week, by email', { id: 'sc.row.newsletter' }),
  brightness: msg('Brightness', { id: 'sc.row.brightness' }),
  logOut: msg('Log out', { id: 'sc.row.log-out' }),
  everywhere: msg('They apply to all pages of this app.', { id: 'sc.row.everywhere' }),
  top: msg('I stay at the top', { id: 'sc.row.top' }),
  bottom: msg('I stay at the bottom', { id: 'sc.row.bottom' }),
});

type Texts = ReturnType<typeof texts>;

const settingsOf = (text: Texts): Content => [
  { tag: 'nc-cell', props: { title: text.language, value: 'English', icon: 'globe', arrow: true, clickable: true } },
  { tag: 'nc-cell', props: { title: text.direction, value: text.ltr, icon: 'menu', arrow: true, clickable: true } },
  { tag: 'nc-cell', props: { title: text.notices, icon: 'message' }, content: [{ tag: 'nc-switch' }] },
];

function cellExample(text: Texts): Example {
  return {
    wide: true,
    props: { title: text.language, value: 'English' },
    variants: [
      { id: 'plain', label: msg('A title and a value', { id: 'sc.row.plain' }) },
      {
        id: 'link',
        label: msg('A link to a page of the app', { id: 'sc.row.link' }),
        props: { icon: 'globe', arrow: true, url: '/settings' },
      },
      {
        id: 'button',
        label: msg('A button', { id: 'sc.row.button' }),
        props: { title: text.logOut, value: undefined, clickable: true },
      },
      {
        id: 'switch',
        label: msg('With a switch', { id: 'sc.row.switch' }),
        props: { title: text.newsletter, label: text.once, value: undefined, icon: 'mail' },
        content: [{ tag: 'nc-switch', props: { defaultChecked: true } }],
      },
      {
        id: 'slider',
        label: msg('With a slider', { id: 'sc.row.slider' }),
        props: { title: text.brightness, value: undefined, icon: 'star' },
        content: [{ tag: 'nc-slider', props: { defaultValue: BRIGHTNESS } }],
      },
      {
        id: 'field',
        label: msg('With a text field', { id: 'sc.row.field' }),
        props: { title: text.name, value: undefined, required: true },
        content: [{ tag: 'nc-input', props: { placeholder: 'Ada Lovelace' } }],
      },
      {
        id: 'long',
        label: msg('With long text', { id: 'sc.row.long' }),
        props: {
          title: text.whatNacre,
          label: text.nacre,
          value: text.pearls,
          icon: 'info',
          center: true,
          arrow: true,
        },
      },
      { id: 'disabled', label: msg('Disabled', { id: 'sc.row.disabled' }), props: { clickable: true, disabled: true } },
    ],
  };
}

const groupExample = (text: Texts): Example => ({
  wide: true,
  content: settingsOf(text),
  variants: [
    { id: 'plain', label: msg('From edge to edge', { id: 'sc.row.edges' }), props: { title: text.settings } },
    {
      id: 'inset',
      label: msg('With rounded corners', { id: 'sc.row.inset' }),
      props: { title: text.settings, footer: text.everywhere, inset: true },
    },
    { id: 'cells', label: msg('Without a title', { id: 'sc.row.untitled' }), props: { inset: true } },
    {
      id: 'slot',
      label: msg('With a custom heading', { id: 'sc.row.heading' }),
      props: { inset: true },
      content: [{ tag: 'h3', props: { slot: 'title' }, content: text.settings }, ...(settingsOf(text) as [])],
    },
  ],
});

const questionsOf = (text: Texts, props: object = {}): Content => [
  { tag: 'nc-collapse-item', props: { title: text.whatNacre, open: true, ...props }, content: text.nacre },
  { tag: 'nc-collapse-item', props: { title: text.gold, ...props }, content: text.goldAbout },
  { tag: 'nc-collapse-item', props: { title: text.night, ...props }, content: text.nightAbout },
];

const collapseExample = (text: Texts): Example => ({
  wide: true,
  content: questionsOf(text),
  variants: [
    { id: 'plain', label: msg('Each on its own', { id: 'sc.row.each' }) },
    {
      id: 'accordion',
      label: msg('One open at a time', { id: 'sc.row.accordion' }),
      props: { accordion: true, level: 3 },
    },
    { id: 'inset', label: msg('With rounded corners', { id: 'sc.row.inset' }), props: { inset: true } },
    {
      id: 'icons',
      label: msg('With icons', { id: 'sc.row.icons' }),
      props: { inset: true },
      content: questionsOf(text, { icon: 'info' }),
    },
  ],
});

const collapseItemExample = (text: Texts): Example => ({
  wide: true,
  props: { title: text.delivery },
  content: text.deliveryAbout,
  variants: [
    { id: 'closed', label: msg('Closed', { id: 'sc.row.closed' }) },
    { id: 'open', label: msg('Open', { id: 'sc.row.open' }), props: { open: true } },
    {
      id: 'texts',
      label: msg('With all texts', { id: 'sc.row.texts' }),
      props: { label: text.once, value: text.pearls, icon: 'mail' },
    },
    { id: 'disabled', label: msg('Disabled', { id: 'sc.row.disabled' }), props: { disabled: true } },
  ],
});

/** Something to scroll through, with a bar that stays. */
const stickyExample = (text: Texts): Example => ({
  wide: true,
  content: [{ tag: 'nc-cell', props: { title: text.top, icon: 'info' } }],
  within: {
    tag: 'div',
    props: { className: 'sticky-scroller', tabIndex: 0, role: 'group', 'aria-label': text.pearls },
  },
  variants: [
    { id: 'top', label: msg('At the top', { id: 'sc.row.at-top' }) },
    { id: 'offset', label: msg('With an offset', { id: 'sc.row.offset' }), props: { offset: 16 } },
    {
      id: 'bottom',
      label: msg('At the bottom', { id: 'sc.row.at-bottom' }),
      props: { position: 'bottom' },
      content: [{ tag: 'nc-cell', props: { title: text.bottom, icon: 'info' } }],
    },
    {
      id: 'button',
      label: msg('A sticky button', { id: 'sc.row.stays' }),
      props: { position: 'bottom', offset: 12 },
      content: [{ tag: 'nc-button', props: { type: 'primary' }, content: text.logOut }],
    },
  ],
});

/** The examples of rows, and of what folds and stays. */
export function rowExamples(): Readonly<Record<string, Example>> {
  const text = texts();
  return {
    cell: cellExample(text),
    'cell-group': groupExample(text),
    collapse: collapseExample(text),
    'collapse-item': collapseItemExample(text),
    sticky: stickyExample(text),
  };
}
