import type { GeoPoint } from '../geo/types.js';
import { withDistance } from './read.js';
import type { Place, PlacePage, PlaceQuery } from './types.js';

/** The next places of a query, and whether they were the last. */
export interface Answer {
  readonly places: readonly Place[];
  readonly isLast: boolean;
}

/**
 * Pages for a service that answers with more than a page at once: keeps the places of the last query, so that its further
 * pages need fewer requests.
 */
export class Further {
  #key = '';
  #places: readonly Place[] = [];
  #isComplete = false;

  /** `ask` gets the places that are known. */
  async page(query: PlaceQuery, ask: (known: readonly Place[]) => Promise<Answer>): Promise<PlacePage> {
    const { page, pageSize, keyword, near, language } = query;
    const key = JSON.stringify([keyword, near?.latitude, near?.longitude, language]);
    const isKnown = page > 0 && key === this.#key;
    let places = isKnown ? this.#places : [];
    let isComplete = isKnown && this.#isComplete;
    const end = (page + 1) * pageSize;
    while (!isComplete && places.length < end) {
      const answer = await ask(places);
      const ids = new Set(places.map(({ id }) => id));
      const further = answer.places.filter(({ id }) => !ids.has(id) && ids.add(id));
      places = [...places, ...further];
      isComplete = answer.isLast || !further.length;
    }
    this.#key = key;
    this.#places = places;
    this.#isComplete = isComplete;
    const start = page * pageSize;
    return { places: withDistances(places.slice(start, end), near), hasMore: places.length > end || !isComplete };
  }
}

const withDistances = (places: readonly Place[], near: GeoPoint | undefined): readonly Place[] =>
  places.map((place) => withDistance(place, near));
