import { TextBoxes, type TextBox } from './boxes.js';
import type { LandNames } from './names.js';
import type { Land, Shape } from './world.js';

/** The name of a land on the map. */
export interface LandLabel {
  readonly lines: readonly string[];
  /** In px. */
  readonly size: number;
  /** Its middle, 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly box: TextBox;
}

interface Site {
  readonly land: Land;
  readonly x: number;
  readonly y: number;
  /** The side of a square of the same area; the world is 1. */
  readonly side: number;
}

/** Points of a ring that are looked at: enough to find its middle. */
const MOST_POINTS = 60;
/** Candidates for the middle in each direction. */
const TRIES = 9;
/** Names are wider than high, so room to the sides counts for more. */
const FLAT = 1.8;
/** In px: a longer name takes two lines. */
const LONG = 96;
const LINE_HEIGHT = 1.2;

/** The names of lands that each zoom has room for, those of large lands first. */
export class LandLabels {
  readonly #names: LandNames;
  readonly #measure: (text: string, size: number) => number;
  readonly #sites: readonly Site[];
  readonly #zooms = new Map<number, readonly LandLabel[]>();

  constructor(lands: readonly Land[], names: LandNames, measure: (text: string, size: number) => number) {
    this.#names = names;
    this.#measure = measure;
    this.#sites = lands.map(siteOf).sort((a, b) => b.side - a.side);
  }

  at(zoom: number): readonly LandLabel[] {
    let labels = this.#zooms.get(zoom);
    if (!labels) this.#zooms.set(zoom, (labels = this.#arrange(zoom)));
    return labels;
  }

  #arrange(zoom: number): LandLabel[] {
    const world = 256 * 2 ** zoom;
    const boxes = new TextBoxes();
    const labels: LandLabel[] = [];
    for (const { land, x, y, side } of this.#sites) {
      const room = side * world;
      if (room < 5 && zoom < 8) break;
      const size = Math.round(Math.min(17, 10.5 + room / 60));
      const lines = this.#lines(this.#names.of(land), size);
      const width = Math.max(...lines.map((line) => this.#measure(line, size)));
      // Small lands are named where there is nothing but sea around them, so from a zoom that shows them.
      if (width > room * 1.6 + (zoom > 4 ? 60 : 0)) continue;
      const height = lines.length * size * LINE_HEIGHT;
      const box: TextBox = [
        x * world - width / 2 - 4,
        y * world - height / 2 - 2,
        x * world + width / 2 + 4,
        y * world + height / 2 + 2,
      ];
      if (boxes.hits(box)) continue;
      boxes.add(box);
      labels.push({ lines, size, x, y, box });
    }
    return labels;
  }

  /** In two lines, broken at the space nearest to the middle, if it is long. */
  #lines(name: string, size: number): string[] {
    if (this.#measure(name, size) < LONG) return [name];
    const middle = name.length / 2;
    const spaces = [...name.matchAll(/ /g)].map((match) => match.index);
    if (!spaces.length) return [name];
    const at = spaces.reduce((best, space) => (Math.abs(space - middle) < Math.abs(best - middle) ? space : best));
    return [name.slice(0, at), name.slice(at + 1)];
  }
}

function siteOf(land: Land): Site {
  let largest = land.rings[0]!;
  let most = 0;
  for (const ring of land.rings) {
    const area = areaOf(ring);
    // Of a ring and its repetition beyond the edge, the one that is on the map.
    if (area > most * 1.0001 || (area > most * 0.9999 && isOnMap(ring))) [largest, most] = [ring, area];
  }
  return { land, side: Math.sqrt(most), ...middleOf(largest) };
}

function areaOf(ring: Shape): number {
  let sum = 0;
  for (let index = 0, last = ring.length - 2; index < ring.length; last = index, index += 2)
    sum += ring[last]! * ring[index + 1]! - ring[index]! * ring[last + 1]!;
  return Math.abs(sum / 2);
}

function boundsOf(ring: Shape): readonly [west: number, north: number, east: number, south: number] {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < ring.length; index += 2) {
    west = Math.min(west, ring[index]!);
    east = Math.max(east, ring[index]!);
    north = Math.min(north, ring[index + 1]!);
    south = Math.max(south, ring[index + 1]!);
  }
  return [west, north, east, south];
}

function isOnMap(ring: Shape): boolean {
  const [west, , east] = boundsOf(ring);
  return west + east >= 0 && west + east <= 2;
}

/** The point within a ring that is farthest from it. */
function middleOf(ring: Shape): { x: number; y: number } {
  const step = Math.max(1, Math.ceil(ring.length / 2 / MOST_POINTS)) * 2;
  const points: number[] = [];
  for (let index = 0; index < ring.length; index += step) points.push(ring[index]!, ring[index + 1]!);
  const [west, north, east, bottom] = boundsOf(ring);
  const south = Math.min(bottom, 1);
  let best = { x: (west + east) / 2, y: (north + south) / 2 };
  let farthest = -Infinity;
  for (let column = 1; column < TRIES; column++) {
    for (let row = 1; row < TRIES; row++) {
      const x = west + ((east - west) * column) / TRIES;
      const y = north + ((south - north) * row) / TRIES;
      const room = distanceInside(points, x, y);
      if (room > farthest) [best, farthest] = [{ x, y }, room];
    }
  }
  return best;
}

/** Squared, from a point to a ring around it; negative outside. */
function distanceInside(points: readonly number[], x: number, y: number): number {
  let isInside = false;
  let least = Infinity;
  let fromX = points.at(-2)! - x;
  let fromY = (points.at(-1)! - y) * FLAT;
  for (let index = 0; index < points.length; index += 2) {
    const toX = points[index]! - x;
    const toY = (points[index + 1]! - y) * FLAT;
    const [stepX, stepY] = [toX - fromX, toY - fromY];
    if (fromY > 0 !== toY > 0 && fromX - (fromY * stepX) / stepY > 0) isInside = !isInside;
    const length = stepX ** 2 + stepY ** 2;
    const part = length ? Math.max(0, Math.min(1, -(fromX * stepX + fromY * stepY) / length)) : 0;
    least = Math.min(least, (fromX + part * stepX) ** 2 + (fromY + part * stepY) ** 2);
    fromX = toX;
    fromY = toY;
  }
  return isInside ? least : -least;
}
