import { msg } from '@lit/localize';
import type { NcList } from 'nacre/elements/list';
import { getFormatLocale } from 'nacre/locales';
import type { Example } from './example.js';
import { sampleTexts } from './texts.js';

interface Message {
  readonly id: number;
  readonly text: string;
}

interface Pearl {
  readonly name: string;
  readonly letter: string;
}

/** What a message looks like: those of the reader stand at the end of their line. */
function bubbleOf({ id, text }: Message): HTMLElement {
  const bubble = document.createElement('p');
  bubble.textContent = text;
  Object.assign(bubble.style, {
    inlineSize: 'fit-content',
    maxInlineSize: '75%',
    margin: '4px 16px',
    marginInlineStart: id % 3 ? '16px' : 'auto',
    padding: '8px 12px',
    borderRadius: '16px',
    background: 'var(--nc-color-fill)',
  });
  return bubble;
}

/** What a reader who has scrolled up presses to see new messages. */
function toNewItems(list: NcList, label: string): HTMLElement {
  const button = document.createElement('nc-button');
  Object.assign(button, { slot: 'new-items', type: 'primary', size: 'mini', textContent: label });
  button.addEventListener('click', () => void list.scrollToEnd({ behavior: 'smooth' }));
  return button;
}

/** Rows of the example's list: cells, cards if they stand side by side, or the messages of a chat. */
function fill(element: HTMLElement, names: readonly string[], newMessages: string): void {
  const list = element as NcList;
  list.append(toNewItems(list, newMessages));
  // A message comes when the reader touches one, wherever the list stands.
  list.addEventListener('click', ({ target }) => {
    const { anchor, items } = list;
    if (anchor !== 'end' || !items || list.indexOf(target as Node) < 0) return;
    list.items = [...items, { id: items.length, text: (items[items.length % 4] as Message).text }];
  });
  const number = new Intl.NumberFormat(getFormatLocale());
  list.renderItem = (item, index) => {
    if (list.anchor === 'end' && item) return bubbleOf(item as Message);
    const cell = document.createElement('nc-cell');
    cell.title = (item as Pearl | undefined)?.name ?? names[index % names.length]!;
    cell.value = number.format(index + 1);
    if (list.direction === 'horizontal') cell.style.inlineSize = '200px';
    return cell;
  };
}

/** The example of a list with rows that are made as they come into view. */
export function listExamples(): Readonly<Record<string, Example>> {
  const text = sampleTexts();
  const names = [text.white, text.gold, text.rose, text.night];
  const pearls = names
    .flatMap((name) => Array.from({ length: 8 }, (_, index) => ({ name: `${name} ${index + 1}`, letter: name })))
    .toSorted((one, other) => one.letter.localeCompare(other.letter));
  const talk = [text.nacre, text.like, text.whatLike, text.press];
  const messages = Array.from({ length: 60 }, (_, id) => ({ id, text: talk[id % talk.length]! }));
  const newMessages = msg('New messages', { id: 'sc.list.new' });
  return {
    list: {
      wide: true,
      props: { count: 10_000, 'aria-label': msg('Pearls', { id: 'sc.news.channel.pearls' }) },
      within: { tag: 'div', props: { style: { display: 'grid', blockSize: 320 } } },
      ready: (element) => fill(element, names, newMessages),
      choices: { direction: ['vertical', 'horizontal'], anchor: ['start', 'end'], lines: ['cells', 'all', 'none'] },
      variants: [
        { id: 'many', label: msg('Ten thousand rows', { id: 'sc.list.many' }) },
        {
          id: 'groups',
          label: msg('Groups with sticky headers', { id: 'sc.list.groups' }),
          props: { count: undefined, items: pearls, groupKey: 'letter' },
        },
        {
          id: 'sideways',
          label: msg('Side by side', { id: 'sc.list.sideways' }),
          props: { direction: 'horizontal' },
        },
        {
          id: 'chat',
          label: msg('A chat, starting at the end', { id: 'sc.list.chat' }),
          props: { count: undefined, items: messages, itemKey: 'id', anchor: 'end' },
        },
        { id: 'feed', label: msg('A feed', { id: 'sc.list.feed' }), props: { feed: true } },
        {
          id: 'loading',
          label: msg('More rows are loading', { id: 'sc.list.loading' }),
          props: { count: 3, loading: true },
        },
        { id: 'empty', label: msg('Nothing to show', { id: 'sc.list.empty' }), props: { count: 0 } },
      ],
    },
  };
}
