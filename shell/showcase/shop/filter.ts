import type { Language } from '../languages.js';
import { isRecord, isString } from '../memory.js';
import { kept } from './kept.js';
import { CATEGORIES, type Category, type Colour, type Product } from './types.js';

export const SORTS = ['new', 'cheap', 'dear', 'rating', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** Greatest price that the filter knows, in euros: more is no limit. */
export const TOP_PRICE = 120;

export interface Filter {
  /** Least and greatest price in euros. */
  readonly price: readonly [number, number];
  readonly colours: readonly Colour[];
  /** Least rating; 0: any. */
  readonly stars: number;
  readonly inStock: boolean;
  readonly favourites: boolean;
}

export interface View {
  readonly category: Category | 'all';
  readonly sort: Sort;
  readonly filter: Filter;
}

export const NO_FILTER: Filter = { price: [0, TOP_PRICE], colours: [], stars: 0, inStock: false, favourites: false };
const START: View = { category: 'all', sort: 'new', filter: NO_FILTER };
/** A customer who comes back after an hour starts anew. */
const LIFETIME = 3_600_000;

const isFilter = (value: unknown): value is Filter =>
  isRecord(value) &&
  Array.isArray(value['price']) &&
  value['price'].length === 2 &&
  value['price'].every(Number.isFinite) &&
  Array.isArray(value['colours']) &&
  value['colours'].every(isString) &&
  Number.isFinite(value['stars']) &&
  typeof value['inStock'] === 'boolean' &&
  typeof value['favourites'] === 'boolean';

const isView = (value: unknown): value is View =>
  isRecord(value) &&
  ['all', ...CATEGORIES].some((category) => category === value['category']) &&
  SORTS.some((sort) => sort === value['sort']) &&
  isFilter(value['filter']);

const view = kept('shop-view', isView, START, LIFETIME);
export const useView = view.use;

export const changeView = (change: Partial<View>): void => view.set({ ...view.get(), ...change });
export const changeFilter = (change: Partial<Filter>): void =>
  changeView({ filter: { ...view.get().filter, ...change } });

/** How many parts of the filter are in use. */
export const activeCount = ({ price, colours, stars, inStock, favourites }: Filter): number =>
  [price[0] > 0 || price[1] < TOP_PRICE, colours.length > 0, stars > 0, inStock, favourites].filter(Boolean).length;

/** Letters without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const ORDERS: Readonly<Record<Sort, (a: Product, b: Product, language: Language) => number>> = {
  new: () => 0,
  cheap: (a, b) => a.price - b.price,
  dear: (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  name: (a, b, language) => a.name[language].localeCompare(b.name[language], language),
};

interface Search extends View {
  readonly text: string;
  readonly marked: readonly string[];
  readonly language: Language;
}

/** The products that a view shows, in its order. */
export function select(products: readonly Product[], search: Search): readonly Product[] {
  const { category, sort, filter, text, marked, language } = search;
  const [least, greatest] = filter.price;
  const words = plain(text).split(/\s+/).filter(Boolean);
  return products
    .filter((product) => {
      const euros = product.price / 100;
      const said = plain(`${product.name[language]} ${product.text[language]}`);
      return (
        (category === 'all' || product.category === category) &&
        euros >= least &&
        (greatest >= TOP_PRICE || euros <= greatest) &&
        (filter.colours.length === 0 || product.colours.some((colour) => filter.colours.includes(colour))) &&
        product.rating >= filter.stars &&
        (!filter.inStock || product.stock > 0) &&
        (!filter.favourites || marked.includes(product.id)) &&
        words.every((word) => said.includes(word))
      );
    })
    .toSorted((a, b) => ORDERS[sort](a, b, language));
}
