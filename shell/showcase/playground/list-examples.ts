import { msg } from '@lit/localize';
import type { NcList } from 'nacre/elements/list';
import { getLocale } from 'nacre/locales';
import type { Example } from './example.js';
import { sampleTexts } from './texts.js';

interface Pearl {
  readonly name: string;
  readonly letter: string;
}

/** Rows of the example's list: cells, or cards if they stand side by side. */
function fill(element: HTMLElement, names: readonly string[]): void {
  const list = element as NcList;
  const number = new Intl.NumberFormat(getLocale());
  list.renderItem = (item, index) => {
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
  return {
    list: {
      group: 'basic',
      icon: 'menu',
      wide: true,
      props: { count: 10_000, 'aria-label': msg('Pearls', { id: 'sc.news.channel.pearls' }) },
      within: { tag: 'div', props: { style: { display: 'grid', blockSize: 320 } } },
      ready: (element) => fill(element, names),
      choices: { direction: ['vertical', 'horizontal'] },
      variants: [
        { id: 'many', label: msg('Ten thousand rows', { id: 'sc.list.many' }) },
        {
          id: 'groups',
          label: msg('Groups with headers that stay', { id: 'sc.list.groups' }),
          props: { count: undefined, items: pearls, groupKey: 'letter' },
        },
        {
          id: 'sideways',
          label: msg('Side by side', { id: 'sc.list.sideways' }),
          props: { direction: 'horizontal' },
        },
        { id: 'feed', label: msg('A feed', { id: 'sc.list.feed' }), props: { feed: true } },
        {
          id: 'loading',
          label: msg('More are on their way', { id: 'sc.list.loading' }),
          props: { count: 3, loading: true },
        },
        { id: 'empty', label: msg('Nothing to show', { id: 'sc.list.empty' }), props: { count: 0 } },
      ],
    },
  };
}
