import { distance } from '../geo/points.js';
import type { GeoPoint } from '../geo/types.js';
import { foldText } from '../text/fold.js';
import type { City } from './cities.js';
import { inSlices } from './slices.js';

/** Letters that are no letter with an accent to Unicode. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ə: 'a',
};

/** Words in their simplest form, each after a space: `' saint etienne'` of `Saint-Étienne`. Empty without words. */
export function wordsOf(text: string): string {
  const folded = foldText(text)
    .replaceAll(/[łøđðħıßæœþə]/g, (letter) => LETTERS[letter]!)
    .replaceAll(/['’‘ʻʼ`]/g, '');
  const words = folded.match(/[\p{L}\p{N}]+/gu);
  return words ? ` ${words.join(' ')}` : '';
}

/** The words of the countries' names, by their codes. */
export type CountryWords = (code: string) => string;

/** How well a city fits, in powers of ten of inhabitants. */
const EXACT = 2;
const BEGINNING = 0.5;
const WORDS = 0;
const IN_COUNTRY = -1;

/** Fewer letters do not name a country. */
const COUNTRY_LENGTH = 3;

/** A keyword: all of it, and each of its words. */
class Keyword {
  readonly #all: string;
  readonly #words: readonly string[];

  constructor(text: string) {
    this.#all = wordsOf(text);
    this.#words = this.#all
      .split(' ')
      .slice(1)
      .map((word) => ` ${word}`);
  }

  get isEmpty(): boolean {
    return !this.#all;
  }

  /** Undefined if a city does not fit. Each word is the beginning of a word of the city, its state or its country. */
  fit(name: string, where: string): number | undefined {
    if (name === this.#all) return EXACT;
    if (name.startsWith(this.#all)) return BEGINNING;
    let named = 0;
    for (const word of this.#words) {
      if (name.includes(word)) named++;
      else if (!where.includes(word)) return undefined;
    }
    if (named) return WORDS;
    return this.#all.length > COUNTRY_LENGTH ? IN_COUNTRY : undefined;
  }
}

/** What a city is worth by its inhabitants and, if asked for, its nearness: beyond 50 km, ten times as far costs more. */
function weight(city: City, near: GeoPoint | undefined): number {
  const size = Math.log10(city.population);
  return near ? size - 1.5 * Math.log10(1 + distance(near, city) / 50_000) : size;
}

/** In degrees. */
const CELL = 1;
const COLUMNS = 360 / CELL;
const KM_PER_DEGREE = 111.2;
const FARTHEST = 20_100;

const rowOf = (latitude: number): number => Math.floor((latitude + 90) / CELL);
const columnOf = (longitude: number): number => ((Math.floor((longitude + 180) / CELL) % COLUMNS) + COLUMNS) % COLUMNS;

/** Finds cities by words and by place. */
export class Gazetteer {
  readonly cities: readonly City[];
  readonly #names: string[] = [];
  /** Indices of cities, by row * COLUMNS + column. */
  readonly #cells = new Map<number, number[]>();

  private constructor(cities: readonly City[]) {
    this.cities = cities;
  }

  /** `cities`: the largest first. */
  static async of(cities: readonly City[]): Promise<Gazetteer> {
    const gazetteer = new Gazetteer(cities);
    await inSlices(cities.length, (index) => gazetteer.#add(index));
    return gazetteer;
  }

  #add(index: number): void {
    const { name, latitude, longitude } = this.cities[index]!;
    this.#names.push(wordsOf(name));
    const key = rowOf(latitude) * COLUMNS + columnOf(longitude);
    const cell = this.#cells.get(key);
    if (cell) cell.push(index);
    else this.#cells.set(key, [index]);
  }

  /** All cities that fit the keyword. First those that fit well, are large, and near. */
  async find(keyword: string, countryWords: CountryWords, near?: GeoPoint): Promise<City[]> {
    const wanted = new Keyword(keyword);
    if (wanted.isEmpty) return [];
    const found: { city: City; rank: number }[] = [];
    await inSlices(this.cities.length, (index) => {
      const city = this.cities[index]!;
      const state = city.state && ` ${city.state.toLowerCase()}`;
      const fit = wanted.fit(this.#names[index]!, `${state}${countryWords(city.country)}`);
      if (fit !== undefined) found.push({ city, rank: fit + weight(city, near) });
    });
    return found.sort((a, b) => b.rank - a.rank).map(({ city }) => city);
  }

  /** The nearest cities, so many if there are, with their distance in metres, none farther than `farthest` km. */
  nearest(point: GeoPoint, count: number, farthest = FARTHEST): { city: City; metres: number }[] {
    for (let radius = 50; ; radius *= 2) {
      const reach = Math.min(radius, farthest);
      const found = this.#within(point, reach);
      if (found.length >= count || radius >= farthest) return found.sort((a, b) => a.metres - b.metres).slice(0, count);
    }
  }

  #within(point: GeoPoint, kilometres: number): { city: City; metres: number }[] {
    const found: { city: City; metres: number }[] = [];
    for (const index of this.#around(point, kilometres)) {
      const city = this.cities[index]!;
      const metres = distance(point, city);
      if (metres <= kilometres * 1000) found.push({ city, metres });
    }
    return found;
  }

  /** The cities of all cells that a circle touches, and of some more. */
  *#around({ latitude, longitude }: GeoPoint, kilometres: number): Generator<number> {
    const high = kilometres / KM_PER_DEGREE;
    const [south, north] = [Math.max(latitude - high, -90), Math.min(latitude + high, 90)];
    // A circle is widest where it is nearest to a pole; around a pole it has all longitudes.
    const narrow = Math.cos((Math.max(north, -south) * Math.PI) / 180);
    const wide = Math.min(narrow > 0.01 ? (high * 1.1) / narrow : 180, 180);
    const columns = Math.min(Math.ceil((2 * wide) / CELL) + 1, COLUMNS);
    const west = columnOf(longitude - wide);
    for (let row = rowOf(south); row <= rowOf(north); row++)
      for (let step = 0; step < columns; step++)
        yield* this.#cells.get(row * COLUMNS + ((west + step) % COLUMNS)) ?? [];
  }
}
