import { msg, str } from '@lit/localize';
import type { Action, Line, Shelf } from './orders.js';

export const shelfName = (shelf: Shelf): string =>
  ({
    all: msg('All', { id: 'sc.orders.all' }),
    unpaid: msg('To pay', { id: 'sc.orders.unpaid' }),
    packing: msg('Being packed', { id: 'sc.orders.packing' }),
    sent: msg('On the way', { id: 'sc.orders.sent' }),
    done: msg('Delivered', { id: 'sc.orders.done' }),
    cancelled: msg('Cancelled', { id: 'sc.orders.cancelled' }),
  })[shelf];

export const actionName = (action: Action): string =>
  ({
    pay: msg('Pay', { id: 'sc.orders.pay' }),
    cancel: msg('Cancel the order', { id: 'sc.orders.cancel' }),
    receive: msg('It has arrived', { id: 'sc.orders.receive' }),
  })[action];

export const pearlName = (pearl: Line['pearl']): string =>
  ({
    white: msg('White pearl', { id: 'sc.sample.pearl.white' }),
    gold: msg('Golden pearl', { id: 'sc.sample.pearl.gold' }),
    rose: msg('Pink pearl', { id: 'sc.orders.rose' }),
    night: msg('Black pearl', { id: 'sc.sample.pearl.black' }),
  })[pearl];

/** A price in cents. */
export const priceText = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const dayText = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time));

export const linePriceText = ({ count, price }: Line, locale: string): string =>
  msg(str`${count} at ${priceText(price, locale)}`, { id: 'sc.orders.line' });
