import { msg, str } from '@lit/localize';
import { DeviceError, ErrCode } from 'nacre/device';
import type { Shop } from './shops.js';
import type { Origin } from './use-finder.js';

/** The name of a shop. */
export const shopName = ({ city }: Shop): string => msg(str`Pearls of ${city}`, { id: 'sc.stores.name' });

export const countText = (count: number): string =>
  msg(str`{${count}, plural, one {# shop} other {# shops}} in view`, { id: 'sc.stores.count' });

/** Why the position of the user is not known. */
export const positionText = (error: unknown): string =>
  error instanceof DeviceError && error.errCode === ErrCode.permission
    ? msg('This page is not allowed to use your location. Search for a place instead.', { id: 'sc.stores.denied' })
    : msg('Your location could not be found. Search for a place instead.', { id: 'sc.stores.unknown' });

export const originText = ({ name }: Origin): string =>
  name === undefined
    ? msg('Distances from your location', { id: 'sc.stores.from.me' })
    : msg(str`Distances from ${name}`, { id: 'sc.stores.from' });
