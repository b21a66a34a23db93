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
  // Most names are such words; what follows takes ten times as long.
  if (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text)) return ` ${text.toLowerCase()}`;
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

/** Mean radius of the earth, in km. */
const EARTH_RADIUS = 6371;

/** Where a point is on a globe with the radius 1. */
function onGlobe({ latitude, longitude }: GeoPoint): [x: number, y: number, z: number] {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** The square of the straight line between two points on the globe that are so many km from each other. */
const squareOf = (kilometres: number): number =>
  kilometres < Math.PI * EARTH_RADIUS ? (2 * Math.sin(kilometres / EARTH_RADIUS / 2)) ** 2 : 5;

/** Finds cities by words and by place. */
export class Gazetteer {
  readonly cities: readonly City[];
  readonly #names: string[] = [];
  /** Three numbers for each city. A pass over all of them takes less time than to keep an index of areas. */
  readonly #globe: Float64Array;

  private constructor(cities: readonly City[]) {
    this.cities = cities;
    this.#globe = new Float64Array(cities.length * 3);
  }

  /** `cities`: the largest first. */
  static async of(cities: readonly City[]): Promise<Gazetteer> {
    const gazetteer = new Gazetteer(cities);
    await inSlices(cities.length, (index) => gazetteer.#add(index));
    return gazetteer;
  }

  #add(index: number): void {
    const city = this.cities[index]!;
    this.#names.push(wordsOf(city.name));
    this.#globe.set(onGlobe(city), index * 3);
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

  /** The nearest cities, so many if there are, with their distance in meters, none farther than `farthest` km. */
  nearest(point: GeoPoint, count: number, farthest = Infinity): { city: City; metres: number }[] {
    // Few are sorted: the circle grows until it has enough.
    for (let radius = 50; ; radius *= 2) {
      const reach = Math.min(radius, farthest);
      const found = this.#within(point, reach);
      if (found.length < count && found.length < this.cities.length && reach < farthest) continue;
      return found
        .map((city) => ({ city, metres: distance(point, city) }))
        .sort((a, b) => a.metres - b.metres)
        .slice(0, count);
    }
  }

  #within(point: GeoPoint, kilometres: number): City[] {
    const globe = this.#globe;
    const [x, y, z] = onGlobe(point);
    const most = squareOf(kilometres);
    const found: City[] = [];
    for (let index = 0, at = 0; index < this.cities.length; index++, at += 3) {
      const square = (globe[at]! - x) ** 2 + (globe[at + 1]! - y) ** 2 + (globe[at + 2]! - z) ** 2;
      if (square <= most) found.push(this.cities[index]!);
    }
    return found;
  }
}
