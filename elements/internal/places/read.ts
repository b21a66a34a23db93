import { distance, isPoint } from '../geo/points.js';
import type { GeoPoint } from '../geo/types.js';
import { PlaceError } from './error.js';
import type { Place } from './types.js';

/** JSON of others may have anything anywhere. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  (typeof value === 'object' && value !== null ? value : {}) as Fields;

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Numbers also as texts. */
export function pointOf(latitude: unknown, longitude: unknown): GeoPoint | undefined {
  const read = (value: unknown): unknown => (typeof value === 'string' && value.trim() ? Number(value) : value);
  const point = { latitude: read(latitude), longitude: read(longitude) };
  return isPoint(point) ? point : undefined;
}

export function listIn(service: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PlaceError('answer', `${service} answered with JSON of another shape.`);
}

/** Joins what is there, nothing twice in a row. */
export const joined = (...parts: readonly unknown[]): string =>
  parts
    .map(textOf)
    .filter((part, index, all) => part && part !== all[index - 1])
    .join(', ');

/** With the distance from the point of the query, if there is one. */
export const withDistance = (place: Place, near: GeoPoint | undefined): Place =>
  near ? { ...place, distance: distance(near, place) } : place;
