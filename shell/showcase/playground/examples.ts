import type { Content } from './code.js';
import pearl from '../pearl.svg?no-inline';
import { ARTICLE, CHRONICLE, PEARLS, PHOTOS, PICTURES, PLACES, REGIONS } from './samples.js';

export type Group = 'form' | 'basic' | 'media' | 'navigation' | 'feedback';

/** The initial properties and content of an element in its playground. */
export interface Example {
  readonly group: Group;
  /** Name of an `nc-icon`. */
  readonly icon: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
  /** Content after it, for an element that needs something beside it. */
  readonly beside?: Content;
  /** The values to choose from for a property of type `string`. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Other properties to set with a value of a property: property -> value -> properties. */
  readonly follows?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  /** The tag that it must be inside, and its properties. */
  readonly within?: { readonly tag: string; readonly props?: Readonly<Record<string, unknown>> };
  /** It covers the page, so a button opens it. */
  readonly overlay?: true;
  /** It is as wide as the page. */
  readonly wide?: true;
}

const ICON_NAMES =
  'success success-no-circle info warn waiting cancel clear download search close back forward home menu more share star heart user settings grid bolt eye phone image edit copy globe';
const MODES =
  'scaleToFill aspectFit aspectFill widthFix heightFix top bottom center left right top_left top_right bottom_left bottom_right';

const words = (list: string): readonly string[] => list.split(' ').map((word) => word.replace('_', ' '));
const MONTHS = words('January February March April May June July August September October November December');
const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));
const radio = (label: string) => ({ tag: 'nc-radio', props: { value: label.toLowerCase() }, content: label });
const checkbox = (label: string) => ({ tag: 'nc-checkbox', props: { value: label.toLowerCase() }, content: label });

const MOVABLE = { direction: 'all', inertia: true, outOfBounds: true, scale: true };

export const EXAMPLES: Readonly<Record<string, Example>> = {
  button: { group: 'form', icon: 'bolt', props: { type: 'primary' }, content: 'Save' },
  checkbox: { group: 'form', icon: 'success', props: { defaultChecked: true }, content: 'I like pearls' },
  'checkbox-group': {
    group: 'form',
    icon: 'success',
    props: { label: 'Shells', name: 'shells', value: ['oyster'] },
    content: ['Oyster', 'Mussel', 'Nautilus'].map(checkbox),
  },
  form: {
    group: 'form',
    icon: 'edit',
    props: { validationSummary: true },
    content: [
      { tag: 'nc-input', props: { name: 'name', label: 'Name', required: true } },
      { tag: 'nc-checkbox', props: { name: 'terms', required: true }, content: 'I agree' },
      { tag: 'nc-button', props: { type: 'primary', formType: 'submit' }, content: 'Send' },
      { tag: 'nc-button', props: { formType: 'reset' }, content: 'Reset' },
    ],
  },
  input: {
    group: 'form',
    icon: 'edit',
    props: { label: 'Name', placeholder: 'Ada Lovelace', clearable: true },
    choices: {
      type: words('text number digit idcard tel password safe-password search email url nickname decimal numeric none'),
      confirmType: words('done next search send go'),
    },
  },
  label: {
    group: 'form',
    icon: 'edit',
    props: { htmlFor: 'lamp' },
    content: [
      { tag: 'span', content: 'Lamp at the door' },
      { tag: 'nc-switch', props: { id: 'lamp' } },
    ],
  },
  picker: {
    group: 'form',
    icon: 'menu',
    props: { label: 'Pearl', placeholder: 'Choose one', range: PEARLS },
    follows: {
      mode: {
        selector: { range: PEARLS, value: undefined },
        multiSelector: { range: [PEARLS, ['Akoya', 'Tahiti', 'Biwa'], ['6 mm', '8 mm', '10 mm']], value: undefined },
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
    group: 'form',
    icon: 'menu',
    props: { value: [4, 11] },
    content: [
      { tag: 'nc-picker-view-column', props: { label: 'Month', items: MONTHS } },
      { tag: 'nc-picker-view-column', props: { label: 'Day', items: DAYS } },
    ],
  },
  'picker-view-column': {
    group: 'form',
    icon: 'menu',
    props: { label: 'Month', items: MONTHS, value: 4, loop: true },
  },
  radio: {
    group: 'form',
    icon: 'success-no-circle',
    props: { name: 'shell', value: 'oyster', defaultChecked: true },
    content: 'Oyster',
  },
  'radio-group': {
    group: 'form',
    icon: 'success-no-circle',
    props: { label: 'Shell', name: 'shell', value: 'oyster' },
    content: ['Oyster', 'Mussel', 'Nautilus'].map(radio),
  },
  slider: {
    group: 'form',
    icon: 'settings',
    props: { value: 40, step: 5, showValue: true, bubble: true, 'aria-label': 'Depth' },
  },
  switch: { group: 'form', icon: 'settings', props: { defaultChecked: true }, content: 'Notifications' },
  textarea: {
    group: 'form',
    icon: 'edit',
    props: { label: 'Letter', placeholder: 'Dear reader', autoHeight: true, counter: true },
    choices: { confirmType: words('return done next search send go') },
  },
  icon: {
    group: 'basic',
    icon: 'star',
    props: { type: 'heart', size: 64, label: 'Favourite' },
    choices: { type: words(ICON_NAMES) },
  },
  progress: {
    group: 'basic',
    icon: 'waiting',
    props: { percent: 60, showInfo: true, active: true, borderRadius: 3, label: 'Diving' },
  },
  'rich-text': {
    group: 'basic',
    icon: 'edit',
    props: { nodes: ARTICLE, selectable: true },
  },
  'scroll-view': {
    group: 'basic',
    icon: 'menu',
    props: { 'aria-label': 'Pearls in history', refresherEnabled: true, refresherTimeout: 3000, enableBackToTop: true },
    choices: {
      direction: words('vertical horizontal all none'),
      refresherDefaultStyle: words('black white none'),
    },
    content: CHRONICLE,
  },
  text: {
    group: 'basic',
    icon: 'edit',
    props: { lines: 2 },
    content: 'Nacre is what pearls are made of: thin layers, one on the other, that make something calm and strong.',
  },
  view: {
    group: 'basic',
    icon: 'grid',
    props: { hoverClass: 'pressed' },
    content: 'Press me, or hold me.',
  },
  'movable-area': {
    group: 'basic',
    icon: 'grid',
    props: { scaleArea: true },
    content: [
      ['White pearl', 'white', 24, 96],
      ['Golden pearl', 'gold', 116, 40],
      ['Black pearl', 'black', 208, 112],
    ].map(([label, className, x, y]) => ({
      tag: 'nc-movable-view',
      props: { ...MOVABLE, 'aria-label': label, className, x, y, scaleMax: 2.5 },
    })),
  },
  'movable-view': {
    group: 'basic',
    icon: 'grid',
    within: { tag: 'nc-movable-area' },
    props: { ...MOVABLE, 'aria-label': 'White pearl', className: 'white', x: 40, y: 60 },
    choices: { direction: words('all horizontal vertical none') },
  },
  image: {
    group: 'media',
    icon: 'image',
    props: { src: pearl, alt: 'A pearl', mode: 'aspectFill' },
    choices: { mode: words(MODES) },
  },
  'image-viewer': {
    group: 'media',
    icon: 'image',
    overlay: true,
    props: {
      urls: PHOTOS.map(({ src, alt }) => ({ url: src, alt })),
    },
    choices: { indicator: words('default number none') },
  },
  swiper: {
    group: 'media',
    icon: 'image',
    props: {
      'aria-label': 'Landscapes',
      circular: true,
      autoplay: true,
      indicatorDots: true,
      indicatorColor: 'rgb(255 255 255 / 0.55)',
      indicatorActiveColor: '#fff',
      navigation: true,
    },
    choices: { easingFunction: words('default linear easeInCubic easeOutCubic easeInOutCubic') },
    content: PICTURES,
  },
  'swiper-item': {
    group: 'media',
    icon: 'image',
    within: { tag: 'nc-swiper', props: { 'aria-label': 'Pearls' } },
    props: { itemId: 'pearl' },
    content: [{ tag: 'nc-image', props: { src: pearl, alt: 'A pearl', mode: 'aspectFill' } }],
  },
  navigator: {
    group: 'navigation',
    icon: 'forward',
    props: { url: '/component/button' },
    content: 'To the button',
  },
  'nav-bar': {
    group: 'navigation',
    icon: 'menu',
    wide: true,
    props: { title: 'Pearls', back: true, buttons: [{ type: 'share' }] },
  },
  'tab-bar': {
    group: 'navigation',
    icon: 'grid',
    wide: true,
    props: {
      list: [
        { pagePath: '/components', text: 'Home', icon: 'home' },
        { pagePath: '/apis', text: 'Search', icon: 'search', badge: '3' },
        { pagePath: '/settings', text: 'Me', icon: 'user', redDot: true },
      ],
      selected: 0,
    },
  },
  'action-sheet': {
    group: 'feedback',
    icon: 'menu',
    overlay: true,
    props: {
      title: 'Pearl of Broome, 12 mm',
      itemList: [
        { text: 'Share', icon: 'share', description: 'With a link that works for a week' },
        { text: 'Add to favourites', icon: 'heart' },
        { text: 'Copy its number', icon: 'copy', disabled: true },
        { text: 'Delete', icon: 'cancel', role: 'destructive' },
      ],
    },
  },
  loading: {
    group: 'feedback',
    icon: 'waiting',
    overlay: true,
    props: { title: 'Loading the list', mask: true, canDismiss: true },
  },
  modal: {
    group: 'feedback',
    icon: 'info',
    overlay: true,
    props: {
      title: 'A new pearl',
      content: 'What is it like?',
      showCancel: true,
      lightDismiss: true,
      inputs: [
        { name: 'name', label: 'Name', required: true, placeholder: 'Peregrina' },
        { name: 'colour', label: 'Colour', type: 'radio', options: ['White', 'Gold', 'Night'], value: 'White' },
        { name: 'grain', label: 'Grain', type: 'number', min: 1, max: 500, value: '224' },
      ],
    },
  },
  status: {
    group: 'feedback',
    icon: 'info',
    wide: true,
    props: { type: 'offline' },
    choices: { type: words('loading empty error offline timeout') },
  },
  popup: {
    group: 'feedback',
    icon: 'menu',
    overlay: true,
    props: { round: true, breakpoints: [0, 0.3, 0.6, 1], initialBreakpoint: 0.6 },
    choices: { position: words('bottom top start end center left right') },
    content: [
      { tag: 'b', props: { slot: 'header' }, content: 'Where pearls are found' },
      ...PLACES.map(([name, text]) => ({
        tag: 'p',
        content: [
          { tag: 'b', content: name },
          { tag: 'span', content: ` ${text}` },
        ],
      })),
      { tag: 'nc-button', props: { slot: 'footer', type: 'primary' }, content: 'Plan a journey' },
    ],
  },
  refresher: { group: 'feedback', icon: 'download', props: { timeout: 3000 }, beside: CHRONICLE },
  toast: {
    group: 'feedback',
    icon: 'success',
    overlay: true,
    props: { title: 'Pearl deleted', icon: 'none', position: 'bottom', duration: 4000, actionText: 'Undo' },
    choices: { icon: words('success error loading none'), position: words('top center bottom') },
  },
};

/** By the tag without its prefix. */
export const exampleOf = (name: string): Example => EXAMPLES[name] ?? { group: 'basic', icon: 'grid' };
