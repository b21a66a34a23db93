import type { Shape, World } from './world.js';

/** A part of the world: west and east, north and south, 0 to 1. */
export interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** What of the world is within a box. */
export interface Section {
  readonly rings: readonly Shape[];
  readonly borders: readonly Shape[];
  readonly coasts: readonly Shape[];
}

/** Room for what is cut: cells that were not drawn for a while are cut again. */
const MOST_SECTIONS = 400;
/** Cells overlap by so much of their size, so that no line is drawn along their edges. */
const MARGIN = 1 / 16;

/** The world in cells of a quadtree. Each is cut out of the one that contains it, so that deep ones cost nearly nothing. */
export class Sections {
  readonly #cells = new Map<string, Section>();
  readonly #world: Section;

  constructor({ lands, borders, coasts }: World) {
    this.#world = { rings: lands.flatMap((land) => land.rings), borders, coasts };
  }

  /** Cell `x`, `y` of 2^level in each direction. */
  at(level: number, x: number, y: number): Section {
    if (level <= 0) return this.#world;
    const key = `${level}/${x}/${y}`;
    let section = this.#cells.get(key);
    if (!section) section = cut(this.at(level - 1, x >> 1, y >> 1), boxOf(level, x, y, MARGIN));
    // The cells that were used last are the last ones.
    this.#cells.delete(key);
    this.#cells.set(key, section);
    if (this.#cells.size > MOST_SECTIONS) this.#cells.delete(this.#cells.keys().next().value!);
    return section;
  }
}

/** The box of a cell, larger by `margin` of its size on each side. */
export function boxOf(level: number, x: number, y: number, margin = 0): Box {
  const size = 2 ** -level;
  return {
    west: (x - margin) * size,
    north: (y - margin) * size,
    east: (x + 1 + margin) * size,
    south: (y + 1 + margin) * size,
  };
}

function cut({ rings, borders, coasts }: Section, box: Box): Section {
  const lines = (shapes: readonly Shape[]): Shape[] => shapes.flatMap((shape) => cutLine(shape, box));
  return {
    rings: rings.flatMap((ring) => cutRing(ring, box) ?? []),
    borders: lines(borders),
    coasts: lines(coasts),
  };
}

type Where = 'outside' | 'across' | 'inside';

function whereIs(shape: Shape, { west, north, east, south }: Box): Where {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let index = 0; index < shape.length; index += 2) {
    const x = shape[index]!;
    const y = shape[index + 1]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (right < west || left > east || bottom < north || top > south) return 'outside';
  return left >= west && right <= east && top >= north && bottom <= south ? 'inside' : 'across';
}

/** The part of a ring within the box (Sutherland and Hodgman): edges along the box join what is apart. */
function cutRing(ring: Shape, box: Box): Shape | undefined {
  const where = whereIs(ring, box);
  if (where !== 'across') return where === 'inside' ? ring : undefined;
  let shape: Shape | undefined = ring;
  shape = cutHalf(shape, 0, box.west, 1);
  shape = shape && cutHalf(shape, 0, box.east, -1);
  shape = shape && cutHalf(shape, 1, box.north, 1);
  return shape && cutHalf(shape, 1, box.south, -1);
}

let buffer = new Float64Array(1 << 12);

/** What is beyond `edge` on one axis (0: x, 1: y) in the direction of `sign`. */
function cutHalf(ring: Shape, axis: 0 | 1, edge: number, sign: 1 | -1): Shape | undefined {
  if (buffer.length < ring.length * 2) buffer = new Float64Array(ring.length * 2);
  let length = 0;
  let fromX = ring.at(-2)!;
  let fromY = ring.at(-1)!;
  let from = ((axis ? fromY : fromX) - edge) * sign;
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index]!;
    const y = ring[index + 1]!;
    const to = ((axis ? y : x) - edge) * sign;
    if (from >= 0 !== to >= 0) {
      const part = from / (from - to);
      buffer[length++] = axis ? fromX + (x - fromX) * part : edge;
      buffer[length++] = axis ? edge : fromY + (y - fromY) * part;
    }
    if (to >= 0) {
      buffer[length++] = x;
      buffer[length++] = y;
    }
    fromX = x;
    fromY = y;
    from = to;
  }
  return length > 4 ? buffer.slice(0, length) : undefined;
}

/** The stretches of a line that come near the box: whole segments, since what lies beyond is not drawn. */
function cutLine(line: Shape, box: Box): Shape[] {
  const where = whereIs(line, box);
  if (where !== 'across') return where === 'inside' ? [line] : [];
  const { west, north, east, south } = box;
  const parts: Shape[] = [];
  let start = -1;
  for (let index = 2; index < line.length; index += 2) {
    const [ax, ay, bx, by] = [line[index - 2]!, line[index - 1]!, line[index]!, line[index + 1]!];
    const isNear =
      Math.min(ax, bx) <= east && Math.max(ax, bx) >= west && Math.min(ay, by) <= south && Math.max(ay, by) >= north;
    if (isNear && start < 0) start = index - 2;
    if (!isNear && start >= 0) {
      parts.push(line.subarray(start, index));
      start = -1;
    }
  }
  if (start >= 0) parts.push(line.subarray(start));
  return parts;
}
