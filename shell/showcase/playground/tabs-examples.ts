import { msg } from '@lit/localize';
import type { Content, Tag } from './code.js';
import type { Example } from './example.js';
import { photosOf, picturesOf } from './samples.js';
import { sampleTexts } from './texts.js';

const texts = () => ({
  ...sampleTexts(),
  line: msg('Line', { id: 'sc.tabs.line' }),
  cards: msg('Cards', { id: 'sc.tabs.cards' }),
  stretched: msg('Full width', { id: 'sc.tabs.stretched' }),
  many: msg('Many, scrolling', { id: 'sc.tabs.many' }),
  marked: msg('Icons and badges', { id: 'sc.tabs.marked' }),
  swiper: msg('With a swiper', { id: 'sc.tabs.swiper' }),
  manual: msg('Selected with Enter', { id: 'sc.tabs.manual' }),
  disabled: msg('One is disabled', { id: 'sc.tabs.disabled' }),
  panel: msg('A tab and its panel', { id: 'sc.tabs.panel' }),
  words: msg('Words', { id: 'sc.segmented.words' }),
  icons: msg('Icons', { id: 'sc.segmented.icons' }),
  list: msg('List', { id: 'sc.segmented.list' }),
  grid: msg('Grid', { id: 'sc.segmented.grid' }),
  map: msg('Map', { id: 'sc.segmented.map' }),
  week: msg('Week', { id: 'sc.segmented.week' }),
  year: msg('Year', { id: 'sc.segmented.year' }),
  show: msg('Show', { id: 'sc.segmented.show' }),
  elements: msg('From option elements', { id: 'sc.segmented.elements' }),
});

type Texts = ReturnType<typeof texts>;

const tab = (label: string, content: Content, props: Tag['props'] = {}): Tag => ({
  tag: 'nc-tab',
  props: { label, ...props },
  content: typeof content === 'string' ? [{ tag: 'p', content }] : content,
});

const shells = (text: Texts): Tag[] => [
  tab(text.oyster, text.whitePearl),
  tab(text.mussel, text.goldenPearl),
  tab(text.nautilus, text.nacre),
];

function tabsExample(text: Texts): Example {
  const photos = photosOf(text);
  const colours = [text.white, text.gold, text.rose, text.night];
  return {
    props: { 'aria-label': text.shells },
    content: shells(text),
    variants: [
      { id: 'line', label: text.line },
      { id: 'card', label: text.cards, props: { type: 'card', stretch: true } },
      { id: 'stretch', label: text.stretched, props: { stretch: true } },
      {
        id: 'marked',
        label: text.marked,
        content: [
          tab(text.home, text.nacre, { icon: 'home' }),
          tab(text.notifications, text.newPearl, { icon: 'message', badge: 3 }),
          tab(text.favourite, text.blackPearl, { icon: 'heart', dot: true }),
        ],
      },
      {
        id: 'many',
        label: text.many,
        props: { selected: 5 },
        content: [...colours, text.oyster, text.mussel, text.nautilus, text.pearl, text.shell].map((label) =>
          tab(label, label),
        ),
      },
      {
        id: 'swiper',
        label: text.swiper,
        props: { stretch: true },
        content: [
          ...[1, 2, 3, 4].map((number) => ({ tag: 'nc-tab', props: { label: String(number) } })),
          { tag: 'nc-swiper', props: { 'aria-label': text.landscapes }, content: picturesOf(photos) },
        ],
      },
      { id: 'manual', label: text.manual, props: { activation: 'manual' } },
      {
        id: 'disabled',
        label: text.disabled,
        content: shells(text).map((each, index) =>
          index === 1 ? { ...each, props: { ...each.props, disabled: true } } : each,
        ),
      },
    ],
    choices: { type: ['line', 'card'], activation: ['auto', 'manual'] },
  };
}

function tabExample(text: Texts): Example {
  return {
    within: { tag: 'nc-tabs', props: { 'aria-label': text.shells } },
    props: { label: text.pearls },
    content: [{ tag: 'p', content: text.nacre }],
    variants: [
      { id: 'panel', label: text.panel },
      { id: 'badge', label: msg('Badge', { id: 'sc.tabs.badge' }), props: { badge: 3 } },
      { id: 'dot', label: msg('Dot', { id: 'sc.tabs.dot' }), props: { dot: true } },
      { id: 'icon', label: msg('Icon', { id: 'sc.tabs.icon' }), props: { icon: 'heart' } },
      {
        id: 'markup',
        label: msg('Markup in the label', { id: 'sc.tabs.markup' }),
        content: [
          { tag: 'strong', props: { slot: 'label' }, content: text.pearls },
          { tag: 'p', content: text.nacre },
        ],
      },
    ],
  };
}

function segmentedExample(text: Texts): Example {
  const times = [
    { value: 'day', label: text.day },
    { value: 'week', label: text.week },
    { value: 'month', label: text.month },
    { value: 'year', label: text.year },
  ];
  const views = [
    { value: 'list', icon: 'menu', label: text.list },
    { value: 'grid', icon: 'grid', label: text.grid },
    { value: 'map', icon: 'globe', label: text.map },
  ];
  return {
    props: { label: text.show, name: 'show', options: times, value: 'week' },
    variants: [
      { id: 'words', label: text.words },
      { id: 'block', label: text.stretched, props: { block: true } },
      { id: 'views', label: text.marked, props: { options: views, value: 'grid' } },
      {
        id: 'icons',
        label: text.icons,
        props: { options: views.map(({ label, ...rest }) => ({ ...rest, ariaLabel: label })), value: 'grid' },
      },
      {
        id: 'disabled',
        label: text.disabled,
        props: { options: times.map((each, index) => (index === 3 ? { ...each, disabled: true } : each)) },
      },
      {
        id: 'elements',
        label: text.elements,
        props: { options: undefined, value: 'gold' },
        content: [
          { tag: 'option', props: { value: 'white' }, content: text.white },
          { tag: 'option', props: { value: 'gold' }, content: text.gold },
          { tag: 'option', props: { value: 'rose' }, content: text.rose },
        ],
      },
    ],
  };
}

/** The examples of tabs, and of what looks like them. */
export function tabsExamples(): Readonly<Record<string, Example>> {
  const text = texts();
  return { tabs: tabsExample(text), tab: tabExample(text), segmented: segmentedExample(text) };
}
