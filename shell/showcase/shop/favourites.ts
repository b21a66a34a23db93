import { isString } from '../memory.js';
import { kept } from './kept.js';

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isString);

/** Ids of the products that the user has marked. */
const favourites = kept('shop-favourites', isList, []);

export const useFavourites = favourites.use;

export function toggleFavourite(id: string): void {
  const ids = favourites.get();
  favourites.set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
}
