import { msg } from '@lit/localize';
import type { Example } from './example.js';
import pearl from '../pearl.svg?no-inline';
import clip from '../media/waves.webm?no-inline';
import surf from '../podcast/sounds/surf.mp3?no-inline';
import reef from './pictures/reef.svg?no-inline';
import { getFormatLocale } from 'nacre/locales';
import { embedExamples } from './embed-examples.js';
import { entryExamples } from './entry-examples.js';
import { barExamples } from './bar-examples.js';
import { calendarExamples } from './calendar-examples.js';
import { indexListExamples } from './index-list-examples.js';
import { listExamples } from './list-examples.js';
import { displayExamples } from './display-examples.js';
import { mapExamples } from './map-examples.js';
import { menuExamples } from './menu-examples.js';
import { rowExamples } from './row-examples.js';
import { ARTICLE, CHRONICLE, photosOf, picturesOf, PLACES, REGIONS } from './samples.js';
import { drawPearls } from './pearls.js';
import { tabsExamples } from './tabs-examples.js';
import { sampleTexts } from './texts.js';
import { uploaderExamples } from './uploader-examples.js';

const ICON_NAMES =
  'success success-no-circle info warn waiting cancel clear download search close back forward home menu more share star heart user settings grid bolt eye phone image edit mail message qr-code rotate copy globe';
const MODES =
  'scaleToFill aspectFit aspectFill widthFix heightFix top bottom center left right top_left top_right bottom_left bottom_right';

const words = (list: string): readonly string[] => list.split(' ').map((word) => word.replace('_', ' '));
/** The names of the months in the language of the reader. */
const monthsIn = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2000, month, 1).toLocaleDateString(locale.startsWith('ar') ? 'en' : locale, { month: 'long' }),
  );
const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));
const choicesOf = (tag: string, choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, content]) => ({ tag, props: { value }, content }));

const MOVABLE = { direction: 'all', inertia: true, outOfBounds: true, scale: true };

function makeExamples(locale: string): Readonly<Record<string, Example>> {
  const text = sampleTexts();
  const pearls = [text.white, text.gold, text.rose, text.night];
  const shells = { oyster: text.oyster, mussel: text.mussel, nautilus: text.nautilus };
  const months = monthsIn(locale);
  const photos = photosOf(text);
  return {
    ...entryExamples(),
    ...calendarExamples(),
    ...indexListExamples(),
    ...listExamples(),
    ...displayExamples(),
    ...embedExamples(),
    ...mapExamples(),
    ...menuExamples(),
    ...uploaderExamples(),
    ...rowExamples(),
    ...barExamples(),
    ...tabsExamples(),
    button: { props: { type: 'primary' }, content: text.save },
    checkbox: { props: { defaultChecked: true }, content: text.like },
    'checkbox-group': {
      props: { label: text.shells, name: 'shells', value: ['oyster'] },
      content: choicesOf('nc-checkbox', shells),
    },
    form: {
      props: { validationSummary: true },
      content: [
        { tag: 'nc-input', props: { name: 'name', label: text.name, required: true } },
        { tag: 'nc-checkbox', props: { name: 'terms', required: true }, content: text.agree },
        { tag: 'nc-button', props: { type: 'primary', formType: 'submit' }, content: text.send },
        { tag: 'nc-button', props: { formType: 'reset' }, content: text.reset },
      ],
    },
    input: {
      props: { label: text.name, placeholder: 'Ada Lovelace', clearable: true },
      choices: {
        type: words(
          'text number digit idcard tel password safe-password search email url nickname decimal numeric none',
        ),
        confirmType: words('done next search send go'),
      },
    },
    label: {
      props: { htmlFor: 'lamp' },
      content: [
        { tag: 'span', content: text.lamp },
        { tag: 'nc-switch', props: { id: 'lamp' } },
      ],
    },
    picker: {
      props: { label: text.pearl, placeholder: text.choose, range: pearls },
      follows: {
        mode: {
          selector: { range: pearls, value: undefined },
          multiSelector: { range: [pearls, ['Akoya', 'Tahiti', 'Biwa'], ['6 mm', '8 mm', '10 mm']], value: undefined },
          time: { value: undefined },
          date: { value: undefined },
          region: { range: REGIONS, value: undefined },
        },
      },
      choices: {
        mode: words('selector multiSelector time date region'),
        fields: words('year month day minute second'),
        selectorType: words('picker select auto'),
      },
    },
    'picker-view': {
      props: { value: [4, 11] },
      content: [
        { tag: 'nc-picker-view-column', props: { label: text.month, items: months } },
        { tag: 'nc-picker-view-column', props: { label: text.day, items: DAYS } },
      ],
    },
    'picker-view-column': {
      props: { label: text.month, items: months, value: 4, loop: true },
    },
    radio: {
      props: { name: 'shell', value: 'oyster', defaultChecked: true },
      content: text.oyster,
    },
    'radio-group': {
      props: { label: text.shell, name: 'shell', value: 'oyster' },
      content: choicesOf('nc-radio', shells),
    },
    slider: {
      props: { value: 40, step: 5, showValue: true, bubble: true, 'aria-label': text.depth },
    },
    switch: { props: { defaultChecked: true }, content: text.notifications },
    textarea: {
      props: { label: text.letter, placeholder: text.dear, autoHeight: true, counter: true },
      choices: { confirmType: words('return done next search send go') },
    },
    icon: {
      props: { type: 'heart', size: 64, label: text.favourite },
      choices: { type: words(ICON_NAMES) },
    },
    progress: {
      props: { percent: 60, showInfo: true, active: true, borderRadius: 3, label: text.diving },
    },
    'rich-text': {
      props: { nodes: ARTICLE, selectable: true },
    },
    'scroll-view': {
      props: {
        'aria-label': 'Pearls in history',
        refresherEnabled: true,
        refresherTimeout: 3000,
        enableBackToTop: true,
      },
      choices: {
        direction: words('vertical horizontal all none'),
        refresherDefaultStyle: words('black white none'),
      },
      content: CHRONICLE,
    },
    text: {
      props: { lines: 2 },
      content: text.nacre,
    },
    view: {
      props: { hoverClass: 'pressed' },
      content: text.press,
    },
    'movable-area': {
      props: { scaleArea: true },
      content: [
        [text.whitePearl, 'white', 24, 96],
        [text.goldenPearl, 'gold', 116, 40],
        [text.blackPearl, 'black', 208, 112],
      ].map(([label, className, x, y]) => ({
        tag: 'nc-movable-view',
        props: { ...MOVABLE, 'aria-label': label, className, x, y, scaleMax: 2.5 },
      })),
    },
    'movable-view': {
      within: { tag: 'nc-movable-area' },
      props: { ...MOVABLE, 'aria-label': text.whitePearl, className: 'white', x: 40, y: 60 },
      choices: { direction: words('all horizontal vertical none') },
    },
    image: {
      props: { src: pearl, alt: text.pearl, mode: 'aspectFill' },
      choices: { mode: words(MODES) },
    },
    video: {
      props: { src: clip, title: text.pearl },
      choices: { objectFit: words('contain cover fill none scale-down'), preload: words('none metadata auto') },
    },
    audio: {
      props: { src: surf, title: text.pearl, author: 'Ama', poster: reef, showLoopBtn: true, showDownloadBtn: true },
      choices: { preload: words('none metadata auto') },
    },
    canvas: {
      props: { 'aria-label': text.pearls, disableScroll: true },
      ready: drawPearls,
    },
    'image-viewer': {
      overlay: true,
      props: {
        urls: photos.map(({ src, alt }) => ({ url: src, alt })),
      },
      choices: { indicator: words('default number none') },
    },
    swiper: {
      props: {
        'aria-label': text.landscapes,
        circular: true,
        autoplay: true,
        indicatorDots: true,
        indicatorColor: 'rgb(255 255 255 / 0.55)',
        indicatorActiveColor: '#fff',
        navigation: true,
      },
      choices: { easingFunction: words('default linear easeInCubic easeOutCubic easeInOutCubic') },
      content: picturesOf(photos),
    },
    'swiper-item': {
      within: { tag: 'nc-swiper', props: { 'aria-label': text.pearls } },
      props: { itemId: 'pearl' },
      content: [{ tag: 'nc-image', props: { src: pearl, alt: text.pearl, mode: 'aspectFill' } }],
    },
    navigator: {
      props: { url: '/component/button' },
      content: text.toButton,
    },
    'action-sheet': {
      overlay: true,
      props: {
        title: text.broome,
        itemList: [
          { text: text.share, icon: 'share', description: text.week },
          { text: text.addFavourite, icon: 'heart' },
          { text: text.copyNumber, icon: 'copy', disabled: true },
          { text: text.delete, icon: 'cancel', role: 'destructive' },
        ],
      },
    },
    loading: {
      overlay: true,
      props: { title: text.loading, mask: true, canDismiss: true },
    },
    modal: {
      overlay: true,
      props: {
        title: text.newPearl,
        content: text.whatLike,
        showCancel: true,
        lightDismiss: true,
        inputs: [
          { name: 'name', label: text.name, required: true, placeholder: 'Peregrina' },
          {
            name: 'colour',
            label: text.colour,
            type: 'radio',
            options: [text.white, text.gold, text.night],
            value: text.white,
          },
          { name: 'grain', label: text.grain, type: 'number', min: 1, max: 500, value: '224' },
        ],
      },
    },
    status: {
      wide: true,
      props: { type: 'offline' },
      choices: { type: words('loading empty error offline timeout') },
    },
    popup: {
      overlay: true,
      props: { round: true, breakpoints: [0, 0.3, 0.6, 1], initialBreakpoint: 0.6 },
      choices: { position: words('bottom top start end center left right') },
      content: [
        { tag: 'b', props: { slot: 'header' }, content: text.found },
        ...PLACES.map(([name, text]) => ({
          tag: 'p',
          content: [
            { tag: 'b', content: name },
            { tag: 'span', content: ` ${text}` },
          ],
        })),
        { tag: 'nc-button', props: { slot: 'footer', type: 'primary' }, content: text.journey },
      ],
    },
    refresher: { props: { timeout: 3000 }, beside: CHRONICLE },
    toast: {
      overlay: true,
      props: { title: text.deleted, icon: 'none', position: 'bottom', duration: 4000, actionText: text.undo },
      choices: { icon: words('success error loading none'), position: words('top center bottom') },
    },
  };
}

let made: { readonly key: string; readonly examples: Readonly<Record<string, Example>> } | undefined;

/** By the tag without its prefix; its texts are in the current language. */
export function exampleOf(name: string): Example {
  const locale = getFormatLocale();
  // With a text of the table: a language may be set before its texts are here.
  const key = `${locale} ${msg('Where pearls are found', { id: 'sc.sample.found' })}`;
  if (made?.key !== key) made = { key, examples: makeExamples(locale) };
  return made.examples[name] ?? {};
}
