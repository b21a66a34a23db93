import type { Language } from '../languages.js';
import type { ToneName } from '../server/shop/pictures/tones.js';
import type { Totals } from './prices.js';

export const CATEGORIES = ['beach', 'wear', 'home', 'pantry'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Colour = ToneName;

export interface Product {
  readonly id: string;
  readonly category: Category;
  /** In cents of a euro. */
  readonly price: number;
  /** What it cost before, in cents, if it is reduced. */
  readonly was?: number;
  /** From 1 to 5. */
  readonly rating: number;
  /** How many have rated it. */
  readonly ratings: number;
  readonly stock: number;
  readonly isNew: boolean;
  /** The first one is that of the picture in lists. */
  readonly colours: readonly Colour[];
  readonly sizes: readonly string[];
  /** The wall that its pictures have. */
  readonly room: number;
  readonly name: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
}

export interface Review {
  readonly id: string;
  readonly author: string;
  readonly stars: number;
  /** ISO 8601. */
  readonly written: string;
  readonly language: Language;
  readonly text: string;
}

/** Something in the cart, or of an order. */
export interface Line {
  readonly product: string;
  readonly colour: Colour;
  /** Empty for what has no sizes. */
  readonly size: string;
  readonly count: number;
}

/** States of an order, in the order of its life; `cancelled` ends it early. */
export const STAGES = ['packing', 'sent', 'done'] as const;
export type Stage = (typeof STAGES)[number] | 'cancelled';

export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
}

export interface Place {
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** `door`: to the courier. `device`: by what the browser, or the app around the page, pays with. */
export type Payment = 'door' | 'device';

export interface Order {
  readonly id: string;
  readonly stage: Stage;
  /** When it got to each stage, ISO 8601, the first one first. */
  readonly log: readonly { readonly stage: Stage; readonly time: string }[];
  readonly lines: readonly (Line & { readonly price: number })[];
  readonly totals: Totals;
  readonly coupon: string;
  readonly note: string;
  readonly contact: Contact;
  readonly place: Place;
  readonly payment: Payment;
}

export interface Coupon {
  readonly code: string;
  /** Taken off the price of the goods. */
  readonly percent: number;
}
