import { loadOnce } from '../../../base/lazy.js';
import { loadCities, type City } from '../../../internal/places/cities.js';
import { inSlices } from '../../../internal/places/slices.js';
import { TextBoxes, type TextBox } from './boxes.js';
import type { Box } from './clip.js';
import { unitX, unitY } from './world.js';

/** A city with its place on the map. */
export interface Town {
  readonly name: string;
  readonly population: number;
  readonly x: number;
  readonly y: number;
  /** Of its name with the dot, in px; an estimate. */
  readonly width: number;
  /** The first zoom that has room for its name. It keeps it from there on. */
  zoom: number;
}

/** The least inhabitants of a town that is named at a zoom; all at the zooms that follow. */
const LEAST = [Infinity, Infinity, 8e6, 5e6, 3e6, 1e6, 3e5, 1e5];
const ALL = LEAST.length;
/** Beyond it, all names are shown. */
const LAST = 13;
/** Columns and rows of the index. */
const CELLS = 128;

/** In px, with room around it. */
export const TOWN_SIZE = { height: 16, gap: 6, letter: 6.6, wideLetter: 12.5 };

/** Measuring 24,000 names would take longer than drawing the map. */
function widthOf(name: string): number {
  let width = TOWN_SIZE.gap * 2;
  for (const letter of name) width += letter > '\u2E80' ? TOWN_SIZE.wideLetter : TOWN_SIZE.letter;
  return width;
}

/** The dot is at the left of the box, and the name beside it. */
export function townBox({ x, y, width }: Town, zoom: number): TextBox {
  const size = 256 * 2 ** zoom;
  const left = x * size - TOWN_SIZE.gap;
  const top = y * size - TOWN_SIZE.height / 2;
  return [left, top, left + width, top + TOWN_SIZE.height];
}

/** Finds the towns of a part of the world. */
export class Towns {
  readonly #cells = new Map<number, Town[]>();

  constructor(towns: readonly Town[]) {
    for (const town of towns) {
      const key = cellOf(town.x) * CELLS + cellOf(town.y);
      const cell = this.#cells.get(key);
      if (cell) cell.push(town);
      else this.#cells.set(key, [town]);
    }
  }

  /** Those that the zoom has room for. */
  *within({ west, north, east, south }: Box, zoom: number): Generator<Town> {
    for (let x = cellOf(west); x <= cellOf(east); x++)
      for (let y = cellOf(north); y <= cellOf(south); y++)
        for (const town of this.#cells.get(x * CELLS + y) ?? [])
          if (town.zoom <= zoom && town.x >= west && town.x <= east && town.y >= north && town.y <= south) yield town;
  }
}

const cellOf = (unit: number): number => Math.floor(unit * CELLS);

const townOf = ({ name, population, latitude, longitude }: City): Town => ({
  name,
  population,
  x: unitX(longitude),
  y: unitY(latitude),
  width: widthOf(name),
  zoom: LAST,
});

/** Finds the first zoom of each town: the larger ones come first, and those of smaller zooms. */
async function arrange(towns: readonly Town[]): Promise<void> {
  for (let zoom = 2; zoom < LAST; zoom++) {
    const boxes = new TextBoxes();
    const least = zoom < ALL ? LEAST[zoom]! : 0;
    const smaller = towns.findIndex((town) => town.population < least);
    const count = smaller < 0 ? towns.length : smaller;
    await inSlices(count, (index) => {
      const town = towns[index]!;
      if (town.zoom < zoom) boxes.add(townBox(town, zoom));
    });
    await inSlices(count, (index) => {
      const town = towns[index]!;
      if (town.zoom < LAST) return;
      const box = townBox(town, zoom);
      if (boxes.hits(box)) return;
      town.zoom = zoom;
      boxes.add(box);
    });
  }
}

/** Loads once; a load that failed is repeated at the next call. */
export const loadTowns: () => Promise<Towns> = loadOnce(async () => {
  const towns = (await loadCities()).map(townOf);
  await arrange(towns);
  return new Towns(towns);
});
