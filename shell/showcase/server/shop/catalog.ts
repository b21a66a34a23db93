import { LANGUAGES, type Language } from '../../languages.js';
import type { Category, Colour, Product } from '../../shop/types.js';
import ar from './texts/ar.json';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import he from './texts/he.json';
import hi from './texts/hi.json';
import ja from './texts/ja.json';
import ko from './texts/ko.json';
import pt from './texts/pt.json';
import hans from './texts/zh-Hans.json';
import hant from './texts/zh-Hant.json';

/** By language and product: its name, and what there is to say about it. */
const TEXTS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en,
  fr,
  es,
  'zh-Hans': hans,
  'zh-Hant': hant,
  de,
  pt,
  ja,
  ko,
  hi,
  ar,
  he,
};

type Row = readonly [
  id: string,
  category: Category,
  price: number,
  stock: number,
  rating: number,
  ratings: number,
  colours: readonly Colour[],
  more?: { readonly sizes?: readonly string[]; readonly was?: number; readonly isNew?: boolean },
];

const CLOTHES = ['S', 'M', 'L', 'XL'];

/** The newest first. */
const ROWS: readonly Row[] = [
  ['shirt', 'wear', 3900, 24, 4.7, 128, ['navy', 'coral', 'moss'], { sizes: CLOTHES, isNew: true }],
  ['boat', 'home', 4500, 7, 4.9, 41, ['rust', 'navy', 'sea'], { isNew: true }],
  ['kite', 'beach', 2900, 2, 4.6, 67, ['sun', 'coral', 'sea'], { isNew: true }],
  ['sardines', 'pantry', 650, 80, 4.8, 210, ['navy', 'coral', 'sea'], { isNew: true }],
  ['coat', 'wear', 11_900, 9, 4.8, 93, ['sun', 'navy', 'moss'], { sizes: CLOTHES }],
  ['towel', 'beach', 3400, 31, 4.5, 77, ['coral', 'sea', 'navy'], { was: 4200 }],
  ['lantern', 'home', 5900, 0, 4.9, 156, ['navy', 'rust', 'moss']],
  ['bag', 'wear', 2800, 18, 4.4, 52, ['coral', 'navy', 'sun']],
  ['chair', 'beach', 7900, 6, 4.6, 38, ['sea', 'coral', 'sun']],
  ['mug', 'home', 1600, 46, 4.7, 184, ['sea', 'navy', 'coral', 'sun']],
  ['salt', 'pantry', 790, 64, 4.9, 301, ['sea']],
  ['beanie', 'wear', 2600, 15, 4.6, 88, ['rust', 'navy', 'moss']],
  ['mask', 'beach', 3900, 11, 4.3, 45, ['sea', 'coral', 'sun']],
  ['print', 'home', 3200, 20, 4.8, 29, ['navy', 'sea'], { sizes: ['A4', 'A3'] }],
  ['caramels', 'pantry', 720, 40, 4.9, 264, ['rust']],
  ['hat', 'wear', 3500, 12, 4.2, 33, ['sea', 'navy', 'coral'], { was: 4500 }],
  ['parasol', 'beach', 6900, 4, 4.4, 26, ['coral', 'sea', 'sun']],
  ['candle', 'home', 1900, 27, 4.5, 71, ['coral', 'sand', 'sea']],
  ['tea', 'pantry', 1150, 33, 4.4, 58, ['coral', 'navy']],
  ['shoes', 'wear', 6900, 10, 4.5, 64, ['navy', 'rust', 'moss'], { sizes: ['37', '38', '39', '40', '41', '42', '43'] }],
  ['ring', 'beach', 1900, 22, 4.1, 19, ['coral', 'navy', 'sea']],
  ['bowl', 'home', 3800, 8, 4.8, 47, ['sea', 'navy']],
  ['marmalade', 'pantry', 590, 0, 4.7, 139, ['sun']],
  ['bucket', 'beach', 1200, 35, 4.8, 112, ['coral', 'sea', 'navy']],
];

const textsOf = (id: string, place: 0 | 1): Record<Language, string> => {
  const pairs = LANGUAGES.map(([language]) => [language, TEXTS[language][id]![place]!] as const);
  return Object.fromEntries(pairs) as Record<Language, string>;
};

/** What the shop sells, as it is when the server starts. */
export const CATALOG: readonly Product[] = ROWS.map(
  ([id, category, price, stock, rating, ratings, colours, { sizes = [], was, isNew = false } = {}], room) => ({
    ...{ id, category, price, rating, ratings, stock, isNew, colours, sizes, room },
    ...(was !== undefined && { was }),
    name: textsOf(id, 0),
    text: textsOf(id, 1),
  }),
);
