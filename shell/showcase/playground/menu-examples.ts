import { msg } from '@lit/localize';
import type { Content, Tag } from './code.js';
import type { Example } from './example.js';
import { sampleTexts } from './texts.js';

const texts = () => ({
  ...sampleTexts(),
  edit: msg('Edit', { id: 'sc.menu.edit' }),
  copy: msg('Copy', { id: 'sc.menu.copy' }),
  paste: msg('Paste', { id: 'sc.menu.paste' }),
  sort: msg('Sort by', { id: 'sc.menu.sort' }),
  ruler: msg('Ruler', { id: 'sc.menu.ruler' }),
  page: msg('Project page', { id: 'sc.menu.page' }),
  archive: msg('Archive', { id: 'sc.menu.archive' }),
  pin: msg('Pin', { id: 'sc.menu.pin' }),
  icons: msg('Icons and shortcuts', { id: 'sc.menu.icons' }),
  pictures: msg('Icons', { id: 'sc.segmented.icons' }),
  submenu: msg('A submenu', { id: 'sc.menu.submenu' }),
  checked: msg('Items to check', { id: 'sc.menu.checked' }),
  list: msg('From a list', { id: 'sc.menu.list' }),
  context: msg('Right-click, or press and hold the button', { id: 'sc.menu.context' }),
  corner: msg('At the other end', { id: 'sc.menu.corner' }),
  about: msg('About this pearl', { id: 'sc.popover.about' }),
  plain: msg('A text', { id: 'sc.popover.plain' }),
  field: msg('With a field', { id: 'sc.popover.field' }),
  hover: msg('On hover', { id: 'sc.popover.hover' }),
  above: msg('Above, aligned to the start', { id: 'sc.popover.above' }),
  beside: msg('At the side', { id: 'sc.popover.beside' }),
  still: msg('Without an arrow', { id: 'sc.popover.still' }),
  atEnd: msg('Actions at the end', { id: 'sc.swipe.end' }),
  bothSides: msg('On both sides', { id: 'sc.swipe.both' }),
  far: msg('A long swipe deletes', { id: 'sc.swipe.full' }),
  uncovered: msg('Revealed', { id: 'sc.swipe.open' }),
  slots: msg('Custom buttons', { id: 'sc.swipe.slots' }),
  swipe: msg('Swipe me, or press Tab', { id: 'sc.swipe.row' }),
});

type Texts = ReturnType<typeof texts>;

const item = (content: string, props: Tag['props'] = {}, ...inside: Tag[]): Tag => ({
  tag: 'nc-menu-item',
  props,
  content: inside.length ? [{ tag: 'span', content }, ...inside] : content,
});
const LINE: Tag = { tag: 'hr' };

const button = (id: string, content: string): Content => [{ tag: 'nc-button', props: { id }, content }];

/** Sorting, as radio items. */
const colours = (text: Texts): Tag[] =>
  [text.white, text.gold, text.night].map((content, index) =>
    item(content, { type: 'radio', name: 'colour', ...(index === 0 && { checked: true }) }),
  );

const actions = (text: Texts): Tag[] => [
  item(text.copy, { icon: 'copy', shortcut: 'Ctrl+C' }),
  item(text.paste, { icon: 'edit', shortcut: 'Ctrl+V', disabled: true }),
  item(text.share, { icon: 'share' }),
  LINE,
  item(text.delete, { icon: 'close', destructive: true }),
];

function menuExample(text: Texts): Example {
  return {
    props: { htmlFor: 'menu-button' },
    content: actions(text),
    beside: button('menu-button', text.edit),
    choices: { trigger: ['click', 'contextmenu', 'manual'] },
    variants: [
      { id: 'icons', label: text.icons },
      {
        id: 'submenu',
        label: text.submenu,
        content: [
          item(text.copy),
          item(text.sort, {}, { tag: 'nc-menu', props: { slot: 'submenu' }, content: colours(text) }),
          item(text.delete, { destructive: true }),
        ],
      },
      {
        id: 'checked',
        label: text.checked,
        content: [item(text.ruler, { type: 'checkbox', checked: true }), LINE, ...colours(text)],
      },
      {
        id: 'list',
        label: text.list,
        content: [],
        props: {
          items: [
            { text: text.copy, icon: 'copy' },
            { text: text.sort, items: [text.white, text.gold, text.night] },
            { type: 'separator' },
            { text: text.page, href: 'https://example.com', icon: 'globe' },
          ],
        },
      },
      { id: 'context', label: text.context, props: { trigger: 'contextmenu' } },
      { id: 'corner', label: text.corner, props: { placement: 'top-end' } },
    ],
  };
}

const menuItemExample = (text: Texts): Example => ({
  props: { icon: 'copy', shortcut: 'Ctrl+C' },
  content: text.copy,
  choices: { type: ['normal', 'checkbox', 'radio'] },
  within: { tag: 'nc-menu', props: { htmlFor: 'item-button', open: true, lightDismiss: false } },
  beside: button('item-button', text.edit),
  variants: [
    { id: 'icons', label: text.icons },
    { id: 'checked', label: text.checked, props: { type: 'checkbox', checked: true, icon: undefined } },
    { id: 'delete', label: text.delete, props: { destructive: true, icon: 'close' }, content: text.delete },
    { id: 'link', label: text.page, props: { href: 'https://example.com', icon: 'globe' }, content: text.page },
  ],
});

function popoverExample(text: Texts): Example {
  return {
    props: { htmlFor: 'popover-button', label: text.about },
    content: text.nacre,
    beside: button('popover-button', text.about),
    choices: { trigger: ['click', 'hover', 'focus', 'manual'] },
    variants: [
      { id: 'plain', label: text.plain },
      {
        id: 'field',
        label: text.field,
        content: [
          { tag: 'nc-input', props: { label: text.name, value: text.pearl } },
          { tag: 'nc-button', props: { type: 'primary' }, content: text.save },
        ],
      },
      { id: 'hover', label: text.hover, props: { trigger: 'hover' } },
      { id: 'above', label: text.above, props: { placement: 'top-start' } },
      { id: 'beside', label: text.beside, props: { placement: 'end' }, content: text.goldenPearl },
      { id: 'still', label: text.still, props: { arrow: false, distance: 4 } },
    ],
  };
}

function swipeExample(text: Texts): Example {
  const remove = { text: text.delete, type: 'warn', value: 'delete' };
  const end = [{ text: text.archive, value: 'archive' }, remove];
  const start = [{ text: text.pin, type: 'primary', icon: 'star', value: 'pin' }];
  return {
    wide: true,
    props: { endOptions: end },
    content: [{ tag: 'nc-cell', props: { title: text.broome, label: text.swipe } }],
    choices: { open: ['', 'start', 'end'] },
    variants: [
      { id: 'end', label: text.atEnd },
      { id: 'both', label: text.bothSides, props: { startOptions: start } },
      { id: 'full', label: text.far, props: { fullSwipe: true, startOptions: start } },
      { id: 'open', label: text.uncovered, props: { open: 'end' } },
      {
        id: 'icons',
        label: text.pictures,
        props: { startOptions: start, endOptions: [{ ...remove, icon: 'close' }] },
      },
      {
        id: 'slots',
        label: text.slots,
        props: { endOptions: undefined },
        content: [
          { tag: 'nc-cell', props: { title: text.broome, label: text.swipe } },
          { tag: 'nc-button', props: { slot: 'end', type: 'warn' }, content: text.delete },
        ],
      },
    ],
  };
}

/** What opens beside something, and rows with actions. */
export function menuExamples(): Readonly<Record<string, Example>> {
  const text = texts();
  return {
    menu: menuExample(text),
    'menu-item': menuItemExample(text),
    popover: popoverExample(text),
    'swipe-action': swipeExample(text),
  };
}
