import type { PlaceQuery } from '../../../../elements/internal/places/types.js';

/** A query with what a test says of it. */
export const query = (given: Partial<PlaceQuery> = {}): PlaceQuery => ({
  page: 0,
  pageSize: 20,
  language: 'en',
  signal: new AbortController().signal,
  ...given,
});

export const BERLIN = { latitude: 52.52, longitude: 13.405 };
