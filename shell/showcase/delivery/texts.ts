import { msg } from '@lit/localize';
import type { ChosenLocation } from 'nacre/device';

/** The name of a chosen place; a point on the map has none. */
export const placeName = ({ name }: Pick<ChosenLocation, 'name'>): string =>
  name || msg('A point on the map', { id: 'sc.delivery.point' });
