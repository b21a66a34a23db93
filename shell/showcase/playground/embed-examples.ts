import { msg } from '@lit/localize';
import type { Content } from './code.js';
import type { Example } from './example.js';

/** What shows while the conditions hold, and what does not. */
const eitherOf = (title: string, other: string): Content => [
  { tag: 'nc-cell', props: { title, icon: 'success' } },
  { tag: 'nc-cell', props: { slot: 'else', title: other, icon: 'info' } },
];

function matchMediaExample(): Example {
  const narrow = msg('The window is narrow', { id: 'sc.embed.narrow' });
  return {
    wide: true,
    choices: { orientation: ['landscape', 'portrait'] },
    variants: [
      {
        id: 'width',
        label: msg('By width', { id: 'sc.embed.width' }),
        props: { minWidth: 768 },
        content: eitherOf(msg('The window is wide', { id: 'sc.embed.wide' }), narrow),
      },
      {
        id: 'orientation',
        label: msg('By orientation', { id: 'sc.embed.orientation' }),
        props: { orientation: 'landscape' },
        content: eitherOf(
          msg('Wider than tall', { id: 'sc.embed.landscape' }),
          msg('Taller than wide', { id: 'sc.embed.portrait' }),
        ),
      },
      {
        id: 'query',
        label: msg('By any media query', { id: 'sc.embed.query' }),
        props: { query: '(hover: hover)' },
        content: eitherOf(
          msg('You use a mouse', { id: 'sc.embed.mouse' }),
          msg('You use touch', { id: 'sc.embed.fingers' }),
        ),
      },
    ],
  };
}

function webViewExample(): Example {
  const page = msg('A page of this app', { id: 'sc.embed.page' });
  return {
    wide: true,
    props: { src: 'plain.html', label: page },
    choices: { loading: ['eager', 'lazy'] },
    variants: [
      { id: 'page', label: page },
      {
        id: 'scripts',
        label: msg('Without its scripts', { id: 'sc.embed.scripts' }),
        props: { sandbox: 'allow-same-origin' },
      },
      {
        id: 'nothing',
        label: msg('Nothing to show yet', { id: 'sc.embed.nothing' }),
        props: { src: '' },
        content: [{ tag: 'nc-status', props: { type: 'empty' } }],
      },
    ],
  };
}

/** What shows other content: by the window, or from elsewhere. */
export const embedExamples = (): Readonly<Record<string, Example>> => ({
  'match-media': matchMediaExample(),
  'web-view': webViewExample(),
});
