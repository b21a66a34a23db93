import { msg, str } from '@lit/localize';
import { matchLocale } from 'nacre/locales';
import { LANGUAGES, type Language } from '../languages.js';
import type { Sort } from './filter.js';
import type { Category, Colour, Line, Place, Product, Stage } from './types.js';

/** The language of the products for a language of the app. */
export function languageOf(locale: string): Language {
  const code = matchLocale(locale);
  return LANGUAGES.find(([known]) => known === code)?.[0] ?? 'en';
}

export const nameOf = (product: Product, locale: string): string => product.name[languageOf(locale)];
export const textOf = (product: Product, locale: string): string => product.text[languageOf(locale)];

export const categoryName = (category: Category | 'all'): string =>
  ({
    all: msg('Everything', { id: 'sc.shop.all' }),
    beach: msg('Beach', { id: 'sc.shop.beach' }),
    wear: msg('Clothing', { id: 'sc.shop.wear' }),
    home: msg('Home', { id: 'sc.shop.home' }),
    pantry: msg('Pantry', { id: 'sc.shop.pantry' }),
  })[category];

export const sortName = (sort: Sort): string =>
  ({
    new: msg('Newest first', { id: 'sc.shop.sort.new' }),
    cheap: msg('Lowest price first', { id: 'sc.shop.sort.cheap' }),
    dear: msg('Highest price first', { id: 'sc.shop.sort.dear' }),
    rating: msg('Best rated first', { id: 'sc.shop.sort.rating' }),
    name: msg('By name', { id: 'sc.shop.sort.name' }),
  })[sort];

export const colourName = (colour: Colour): string =>
  ({
    navy: msg('Navy blue', { id: 'sc.shop.colour.navy' }),
    coral: msg('Coral', { id: 'sc.shop.colour.coral' }),
    sun: msg('Sun yellow', { id: 'sc.shop.colour.sun' }),
    sea: msg('Sea green', { id: 'sc.shop.colour.sea' }),
    moss: msg('Moss', { id: 'sc.shop.colour.moss' }),
    sand: msg('Sand', { id: 'sc.shop.colour.sand' }),
    rust: msg('Rust', { id: 'sc.shop.colour.rust' }),
  })[colour];

export const stageName = (stage: Stage): string =>
  ({
    packing: msg('Being packed', { id: 'sc.orders.packing' }),
    sent: msg('On the way', { id: 'sc.orders.sent' }),
    done: msg('Delivered', { id: 'sc.orders.done' }),
    cancelled: msg('Canceled', { id: 'sc.orders.cancelled' }),
  })[stage];

/** A price in cents. */
export const priceText = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const dayText = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time));

/** The name of a chosen place; a point on the map has none. */
export const placeName = ({ name }: Pick<Place, 'name'>): string =>
  name || msg('A point on the map', { id: 'sc.delivery.point' });

/** Whether there is enough of it. */
export function stockText(stock: number): string {
  if (stock === 0) return msg('Sold out', { id: 'sc.shop.sold-out' });
  if (stock === 1) return msg('Only one left', { id: 'sc.shop.last' });
  if (stock < 8) return msg(str`Only {${stock}, number} left`, { id: 'sc.shop.few' });
  return msg('In stock, delivered in two days', { id: 'sc.shop.in-stock' });
}

/** Color and size, as they were chosen. */
export const optionsText = ({ colour, size }: Line, product: Product | undefined): string =>
  [product && product.colours.length < 2 ? '' : colourName(colour), size].filter(Boolean).join(' · ');

export const starsText = (stars: number, locale: string): string =>
  msg(str`${new Intl.NumberFormat(locale).format(stars)} of 5 stars`, { id: 'sc.shop.stars' });

export const countText = (count: number): string =>
  msg(str`{${count}, plural, one {# item} other {# items}}`, { id: 'sc.shop.count' });

/** What is wrong with a field, by the server's code. */
export const fieldError = (code: string): string =>
  code === 'required'
    ? msg('The server needs this.', { id: 'sc.signup.error.required' })
    : msg('The server does not accept this.', { id: 'sc.signup.error.format' });
