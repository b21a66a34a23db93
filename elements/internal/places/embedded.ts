import { msg, str } from '@lit/localize';
import { localeOf } from '../../base/language.js';
import { loadOnce } from '../../base/lazy.js';
import { distance } from '../geo/points.js';
import type { GeoPoint } from '../geo/types.js';
import { untilAborted } from './abort.js';
import { loadCities, type City } from './cities.js';
import { PlaceError } from './error.js';
import { Gazetteer, wordsOf, type CountryWords } from './gazetteer.js';
import type { Place, PlacePage, PlaceProvider, PlaceQuery } from './types.js';

const build = loadOnce(async () => Gazetteer.of(await loadCities()));

const loadGazetteer = (signal: AbortSignal): Promise<Gazetteer> => {
  const loading = build().catch((cause: unknown) => {
    throw new PlaceError('network', 'The gazetteer has not loaded.', { cause });
  });
  return untilAborted(loading, signal);
};

/** In km: a city farther away says nothing about a point. */
const REACH = 50;

/** Names of countries in a language, and their words, in English too. */
class Countries {
  readonly #names: Intl.DisplayNames;
  readonly #english = new Intl.DisplayNames('en', { type: 'region' });
  readonly #words = new Map<string, string>();

  constructor(language: string) {
    this.#names = new Intl.DisplayNames([localeOf(language) ?? 'en', 'en'], { type: 'region' });
  }

  nameOf(code: string): string {
    return this.#names.of(code) ?? code;
  }

  readonly wordsOf: CountryWords = (code) => {
    let words = this.#words.get(code);
    if (words === undefined) {
      words = wordsOf(`${this.nameOf(code)} ${this.#english.of(code)} ${code}`);
      this.#words.set(code, words);
    }
    return words;
  };
}

/** What a query has found, for its further pages. */
interface Found {
  readonly key: string;
  readonly cities: Promise<readonly City[]>;
}

/**
 * The cities with at least 15,000 inhabitants, from GeoNames: without a network, also by the name of their country. It
 * knows no streets.
 */
export class EmbeddedPlaces implements PlaceProvider {
  #countries = new Countries('en');
  #language = 'en';
  #found: Found | undefined;

  async search({ keyword, near, page, pageSize, language, signal }: PlaceQuery): Promise<PlacePage> {
    const gazetteer = await loadGazetteer(signal);
    const countries = this.#countriesIn(language);
    const start = page * pageSize;
    const place = (city: City): Place => placeOf(city, countries, near);
    if (!keyword && near) {
      // One more says whether there is a next page.
      const found = gazetteer.nearest(near, start + pageSize + 1);
      const cities = found.map(({ city }) => city);
      return { places: cities.slice(start, start + pageSize).map(place), hasMore: cities.length > start + pageSize };
    }
    const cities = keyword
      ? await untilAborted(this.#find(gazetteer, keyword, near, language), signal)
      : gazetteer.cities;
    return { places: cities.slice(start, start + pageSize).map(place), hasMore: cities.length > start + pageSize };
  }

  async reverse(
    point: GeoPoint,
    { language, signal }: { language: string; signal: AbortSignal },
  ): Promise<Place | undefined> {
    const gazetteer = await loadGazetteer(signal);
    const [found] = gazetteer.nearest(point, 1, REACH);
    return found && placeOf(found.city, this.#countriesIn(language), point);
  }

  #countriesIn(language: string): Countries {
    if (language !== this.#language) this.#countries = new Countries(language);
    this.#language = language;
    return this.#countries;
  }

  #find(gazetteer: Gazetteer, keyword: string, near: GeoPoint | undefined, language: string): Promise<readonly City[]> {
    const key = JSON.stringify([keyword, near?.latitude, near?.longitude, language]);
    if (this.#found?.key !== key)
      this.#found = { key, cities: gazetteer.find(keyword, this.#countriesIn(language).wordsOf, near) };
    return this.#found.cities;
  }
}

function placeOf(city: City, countries: Countries, near: GeoPoint | undefined): Place {
  const { key, name, state, country, latitude, longitude } = city;
  const land = countries.nameOf(country);
  const address = state
    ? msg(str`${state}, ${land}`, {
        id: 'nc.places.address',
        desc: 'Where a city is: its state or province, in Latin letters, and its country, in the order of the language',
      })
    : land;
  const place = { id: key, name, address, latitude, longitude };
  return near ? { ...place, distance: distance(near, city) } : place;
}
