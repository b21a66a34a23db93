import { msg } from '@lit/localize';
import pearl from '../pearl.svg?no-inline';
import type { Example } from './example.js';
import { sampleTexts } from './texts.js';

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Lin Wei', 'Mary Somerville', 'Noor Khan', 'Rosa Diaz'];

const TYPES = ['primary', 'success', 'warning', 'warn'];

function badgeExample(): Example {
  const letter = [{ tag: 'nc-avatar', props: { name: 'Ada Lovelace', shape: 'square' } }];
  return {
    props: { value: 8 },
    content: letter,
    choices: { type: [...TYPES, 'info'] },
    variants: [
      { id: 'count', label: msg('A count on a picture', { id: 'sc.display.badge.count' }) },
      { id: 'many', label: msg('More than 99', { id: 'sc.display.badge.many' }), props: { value: 120 } },
      { id: 'dot', label: msg('A dot', { id: 'sc.display.badge.dot' }), props: { dot: true } },
      {
        id: 'text',
        label: msg('A text', { id: 'sc.display.badge.text' }),
        props: { value: msg('new', { id: 'sc.display.badge.new' }), type: 'primary' },
      },
      {
        id: 'round',
        label: msg('On something round', { id: 'sc.display.badge.round' }),
        props: { offset: [-5, 5], type: 'success' },
        content: [{ tag: 'nc-avatar', props: { name: 'Grace Hopper' } }],
      },
      { id: 'line', label: msg('Inline', { id: 'sc.display.badge.line' }), content: '' },
    ],
  };
}

function tagExample(): Example {
  const text = sampleTexts();
  return {
    content: text.pearl,
    choices: { type: ['default', ...TYPES], size: ['small', 'default', 'large'] },
    variants: [
      { id: 'label', label: msg('A label', { id: 'sc.display.tag.label' }) },
      { id: 'type', label: msg('In color', { id: 'sc.display.tag.type' }), props: { type: 'success' } },
      {
        id: 'plain',
        label: msg('Outlined', { id: 'sc.display.tag.plain' }),
        props: { type: 'primary', plain: true, round: true },
      },
      { id: 'closable', label: msg('Closable', { id: 'sc.display.closable' }), props: { closable: true } },
      {
        id: 'checkable',
        label: msg('Checkable', { id: 'sc.display.tag.checkable' }),
        props: { checkable: true, round: true, size: 'large' },
      },
      {
        id: 'both',
        label: msg('Checkable and closable', { id: 'sc.display.tag.both' }),
        props: { checkable: true, closable: true, defaultChecked: true, size: 'large' },
      },
    ],
  };
}

function avatarExample(): Example {
  return {
    props: { name: 'Ada Lovelace', size: 64 },
    choices: { shape: ['circle', 'square'] },
    variants: [
      { id: 'initials', label: msg('Initials', { id: 'sc.display.avatar.initials' }) },
      { id: 'picture', label: msg('A picture', { id: 'sc.display.avatar.picture' }), props: { src: pearl } },
      { id: 'square', label: msg('A square', { id: 'sc.display.avatar.square' }), props: { shape: 'square' } },
      { id: 'nobody', label: msg('Without a name', { id: 'sc.display.avatar.nobody' }), props: { name: '' } },
      {
        id: 'icon',
        label: msg('An icon', { id: 'sc.display.avatar.icon' }),
        props: { shape: 'square' },
        content: [{ tag: 'nc-icon', props: { slot: 'icon', type: 'home', size: 32 } }],
      },
    ],
  };
}

function avatarGroupExample(): Example {
  return {
    props: { max: 4 },
    content: NAMES.map((name) => ({ tag: 'nc-avatar', props: { name } })),
    variants: [
      { id: 'some', label: msg('Four, and a count of the rest', { id: 'sc.display.group.some' }) },
      { id: 'all', label: msg('All', { id: 'sc.display.group.all' }), props: { max: undefined } },
      { id: 'total', label: msg('Of 120', { id: 'sc.display.group.total' }), props: { total: 120 } },
      { id: 'small', label: msg('Small', { id: 'sc.entry.small' }), props: { size: 28, overlap: 6 } },
    ],
  };
}

function dividerExample(): Example {
  const text = sampleTexts();
  return {
    wide: true,
    content: text.pearls,
    choices: { align: ['start', 'center', 'end'] },
    variants: [
      { id: 'text', label: msg('With text', { id: 'sc.display.divider.text' }) },
      { id: 'start', label: msg('At the start', { id: 'sc.display.divider.start' }), props: { align: 'start' } },
      { id: 'end', label: msg('At the end', { id: 'sc.display.divider.end' }), props: { align: 'end' } },
      { id: 'dashed', label: msg('Dashed', { id: 'sc.display.divider.dashed' }), props: { dashed: true } },
      { id: 'line', label: msg('Only a line', { id: 'sc.display.divider.line' }), content: '' },
    ],
  };
}

function spinnerExample(): Example {
  const text = sampleTexts();
  return {
    variants: [
      { id: 'ring', label: msg('A ring', { id: 'sc.display.spinner.ring' }) },
      { id: 'text', label: msg('With text', { id: 'sc.display.divider.text' }), content: text.loading },
      {
        id: 'below',
        label: msg('With a text below', { id: 'sc.display.spinner.below' }),
        props: { vertical: true, size: 40 },
        content: text.loading,
      },
      { id: 'small', label: msg('Small', { id: 'sc.entry.small' }), props: { size: 16 } },
    ],
  };
}

function skeletonExample(): Example {
  const text = sampleTexts();
  return {
    wide: true,
    props: { heading: true, avatar: true },
    choices: { avatarShape: ['circle', 'square'] },
    variants: [
      { id: 'all', label: msg('Picture, heading and lines', { id: 'sc.display.skeleton.all' }) },
      {
        id: 'lines',
        label: msg('Lines', { id: 'sc.display.skeleton.lines' }),
        props: { heading: false, avatar: false },
      },
      {
        id: 'over',
        label: msg('In place of content', { id: 'sc.display.skeleton.over' }),
        content: [{ tag: 'p', content: text.nacre }],
      },
      {
        id: 'loaded',
        label: msg('Loaded', { id: 'sc.display.skeleton.loaded' }),
        props: { loading: false },
        content: [{ tag: 'p', content: text.nacre }],
      },
    ],
  };
}

function noticeBarExample(): Example {
  const text = sampleTexts();
  return {
    wide: true,
    content: text.nacre,
    choices: { type: TYPES },
    variants: [
      { id: 'long', label: msg('A long text', { id: 'sc.display.notice.long' }) },
      { id: 'short', label: msg('A short text', { id: 'sc.display.notice.short' }), content: text.newPearl },
      {
        id: 'closable',
        label: msg('Closable', { id: 'sc.display.closable' }),
        props: { closable: true, type: 'primary' },
        content: text.newPearl,
      },
      {
        id: 'link',
        label: msg('A link', { id: 'sc.display.notice.link' }),
        props: { href: '#/news', type: 'success' },
        content: text.newPearl,
      },
      { id: 'lines', label: msg('On several lines', { id: 'sc.display.notice.lines' }), props: { speed: 0 } },
    ],
  };
}

function stepsExample(): Example {
  const text = sampleTexts();
  const ordered = [
    { title: msg('Ordered', { id: 'sc.display.steps.ordered' }), description: text.broome },
    { title: msg('Packed', { id: 'sc.display.steps.packed' }) },
    { title: msg('On its way', { id: 'sc.display.steps.sent' }) },
  ];
  return {
    wide: true,
    props: { items: ordered, current: 1 },
    variants: [
      { id: 'row', label: msg('Horizontal', { id: 'sc.display.steps.row' }) },
      { id: 'column', label: msg('Vertical', { id: 'sc.display.steps.column' }), props: { vertical: true } },
      { id: 'choose', label: msg('Selectable', { id: 'sc.display.steps.choose' }), props: { clickable: true } },
      {
        id: 'failed',
        label: msg('One has failed', { id: 'sc.display.steps.failed' }),
        props: { items: ordered.map((item, index) => (index === 1 ? { ...item, status: 'error' } : item)) },
      },
      { id: 'done', label: msg('All done', { id: 'sc.display.steps.done' }), props: { current: ordered.length } },
    ],
  };
}

/** What shows something and is small. */
export const displayExamples = (): Readonly<Record<string, Example>> => ({
  avatar: avatarExample(),
  'avatar-group': avatarGroupExample(),
  badge: badgeExample(),
  divider: dividerExample(),
  'notice-bar': noticeBarExample(),
  skeleton: skeletonExample(),
  spinner: spinnerExample(),
  steps: stepsExample(),
  tag: tagExample(),
});
