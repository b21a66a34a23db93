import { msg } from '@lit/localize';
import type { NcList } from 'nacre/elements/list';
import type { Content } from './code.js';
import type { Example } from './example.js';

/** Places where pearls come from, in the order of the alphabet. */
const PLACES =
  'Abrolhos,Abu Dhabi,Ago Bay,Bahrain,Biwa,Broome,Cebu,Cook Islands,Darwin,Fakarava,Gambier,Guaymas,Hyderabad,Ise,Kasumigaura,Kuri Bay,La Paz,Lombok,Mannar,Manihi,Mergui,Nagasaki,Okinawa,Palawan,Qatar,Rangiroa,Savusavu,Suzhou,Tahiti,Tuticorin,Uwajima,Venezuela,Zhuji'.split(
    ',',
  );

/** The same for cities whose names are written in Chinese, by the sound of the first word. */
const CITIES: Readonly<Record<string, string>> = {
  '★': '诸暨,北海',
  B: '北海,保亭',
  C: '常德,澄海',
  G: '高邮,广州',
  H: '杭州,湖州',
  L: '陵水,溧阳',
  S: '苏州,三亚',
  W: '渭塘,文昌',
  Z: '湛江,诸暨',
};

const byLetter = (names: readonly string[]): Readonly<Record<string, string>> => {
  const groups: Record<string, string> = {};
  for (const name of names) groups[name[0]!] = groups[name[0]!] ? `${groups[name[0]!]},${name}` : name;
  return groups;
};

/** A group of cells for each letter. */
const groupsOf = (groups: Readonly<Record<string, string>>): Content =>
  Object.entries(groups).map(([letter, names]) => ({
    tag: 'nc-cell-group',
    props: { title: letter, 'data-letter': letter },
    content: names.split(',').map((title) => ({ tag: 'nc-cell', props: { title } })),
  }));

/** Fills the list inside, if there is one. */
function fill(element: HTMLElement): void {
  const list = element.querySelector<NcList>('nc-list');
  if (!list) return;
  list.items = PLACES.flatMap((name) =>
    Array.from({ length: 20 }, (_, index) => ({ name: `${name} ${index + 1}`, letter: name[0] })),
  );
  list.renderItem = (item) => {
    const cell = document.createElement('nc-cell');
    cell.title = (item as { name: string }).name;
    return cell;
  };
}

/** The examples of a list with letters beside it. */
export function indexListExamples(): Readonly<Record<string, Example>> {
  const places = groupsOf(byLetter(PLACES));
  const name = msg('Pearls', { id: 'sc.news.channel.pearls' });
  return {
    'index-list': {
      wide: true,
      content: places,
      within: {
        tag: 'div',
        props: { style: { blockSize: 360, overflow: 'auto' }, tabIndex: 0, role: 'group', 'aria-label': name },
      },
      ready: fill,
      variants: [
        { id: 'sections', label: msg('Sections of a page', { id: 'sc.index.sections' }) },
        {
          id: 'list',
          label: msg('A list of any length', { id: 'sc.index.list' }),
          content: [{ tag: 'nc-list', props: { groupKey: 'letter', 'aria-label': name } }],
        },
        {
          id: 'alphabet',
          label: msg('The whole alphabet', { id: 'sc.index.alphabet' }),
          props: { indexes: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
        },
        {
          id: 'chinese',
          label: msg('Chinese names, and a star', { id: 'sc.index.chinese' }),
          content: groupsOf(CITIES),
        },
        {
          id: 'active',
          label: msg('Starts further down', { id: 'sc.index.active' }),
          props: { active: 'M' },
        },
      ],
    },
  };
}
