import { isOver, type TextBox } from './boxes.js';
import { boxOf, type Section } from './clip.js';
import { graticuleOf, type Graticule } from './graticule.js';
import type { LandLabel } from './lands.js';
import type { Palette } from './palette.js';
import { townBox, TOWN_SIZE, type Town, type Towns } from './towns.js';
import { unitX, unitY, type Shape } from './world.js';

/** Cells of the quadtree are tiles of this size, in px. */
export const TILE_SIZE = 512;
/** From this zoom on crossings of the graticule carry their position. */
const POSITIONS_FROM = 9;
/** From this zoom on towns have an extent. */
const EXTENT_FROM = 8;
/** In px. */
const POSITION_WIDTH = 100;
/** The longest name reaches that far, in parts of a tile. */
const NAME_MARGIN = 0.5;
/** Inhabitants of a square kilometer, for the extent of a town that is drawn. */
const DENSITY = 5000;
const EQUATOR_KM = 40_075;

export type Context = OffscreenCanvasRenderingContext2D;

export interface Tile {
  /** Column and row of 2^level. */
  readonly level: number;
  readonly x: number;
  readonly y: number;
  /** A tile has two worlds of its zoom's size at level 0, so `zoom` is one more than `level`. */
  readonly zoom: number;
}

/** What is drawn. */
export interface Picture {
  readonly section: Section;
  readonly labels: readonly LandLabel[];
  readonly towns: Towns | undefined;
  readonly palette: Palette;
  readonly language: string;
}

/** Draws one tile. The context's unit is a CSS px. */
export function paintTile(context: Context, tile: Tile, picture: Picture): void {
  new Painter(context, tile, picture).paint();
}

class Painter {
  readonly #context: Context;
  readonly #tile: Tile;
  readonly #picture: Picture;
  readonly #scale: number;

  constructor(context: Context, tile: Tile, picture: Picture) {
    this.#context = context;
    this.#tile = tile;
    this.#picture = picture;
    this.#scale = TILE_SIZE * 2 ** tile.level;
  }

  paint(): void {
    const { palette } = this.#picture;
    const context = this.#context;
    context.globalAlpha = 1;
    context.fillStyle = palette.water;
    context.fillRect(0, 0, TILE_SIZE, TILE_SIZE);
    this.#paintLand();
    this.#paintLines();
    const graticule = this.#paintGraticule();
    const names = this.#paintNames();
    if (this.#tile.zoom >= POSITIONS_FROM) this.#paintPositions(graticule, names);
  }

  #paintLand(): void {
    const { section, palette } = this.#picture;
    const context = this.#context;
    const land = this.#path(section.rings, true);
    // Shallow water along the coast. Round joints would take longer than all else.
    context.lineJoin = 'bevel';
    context.strokeStyle = palette.land;
    context.globalAlpha = 0.25;
    context.lineWidth = this.#tile.zoom > 4 ? 7 : 4;
    context.stroke(this.#path(section.coasts));
    context.globalAlpha = 1;
    context.fillStyle = palette.land;
    context.fill(land, 'evenodd');
    if (this.#tile.zoom >= EXTENT_FROM) this.#paintExtents(land);
  }

  /** Towns as discs, as large as their inhabitants need, so that the map has something to go by. */
  #paintExtents(land: Path2D): void {
    const { towns, palette } = this.#picture;
    const { level, x, y, zoom } = this.#tile;
    const context = this.#context;
    context.save();
    context.clip(land, 'evenodd');
    context.fillStyle = palette.label;
    context.globalAlpha = 0.07;
    context.beginPath();
    for (const town of towns?.within(boxOf(level, x, y, 1), zoom) ?? []) {
      const radius = Math.sqrt(town.population / DENSITY / Math.PI);
      // The projection enlarges what is far from the equator.
      const enlarged = Math.cosh((0.5 - town.y) * 2 * Math.PI);
      const [left, top] = this.#place(town.x, town.y);
      context.moveTo(left, top);
      context.arc(left, top, Math.max(3, (radius / EQUATOR_KM) * enlarged * this.#scale), 0, 2 * Math.PI);
    }
    context.fill();
    context.restore();
  }

  #paintLines(): void {
    const { section, palette } = this.#picture;
    const context = this.#context;
    context.strokeStyle = palette.border;
    context.globalAlpha = 0.7;
    context.lineWidth = 0.8;
    context.stroke(this.#path(section.coasts));
    context.globalAlpha = 1;
    context.lineWidth = this.#tile.zoom > 6 ? 1.4 : 1;
    context.stroke(this.#path(section.borders));
  }

  #paintGraticule(): Graticule {
    const { palette, language } = this.#picture;
    const { level, x, y, zoom } = this.#tile;
    const graticule = graticuleOf(level, x, y, zoom, language);
    const context = this.#context;
    context.strokeStyle = palette.label;
    context.globalAlpha = 0.1;
    context.lineWidth = 1;
    context.beginPath();
    for (const longitude of graticule.longitudes) {
      const left = this.#leftOf(longitude);
      context.moveTo(left, 0);
      context.lineTo(left, TILE_SIZE);
    }
    for (const latitude of graticule.latitudes) {
      const top = this.#topOf(latitude);
      context.moveTo(0, top);
      context.lineTo(TILE_SIZE, top);
    }
    context.stroke();
    return graticule;
  }

  /** At crossings where no name is. */
  #paintPositions({ longitudes, latitudes, text }: Graticule, names: readonly TextBox[]): void {
    const { palette } = this.#picture;
    const context = this.#context;
    context.globalAlpha = 0.5;
    context.fillStyle = palette.label;
    context.font = `10px ${palette.font}`;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    const [x, y] = [this.#tile.x * TILE_SIZE, this.#tile.y * TILE_SIZE];
    for (const longitude of longitudes) {
      for (const latitude of latitudes) {
        const [left, top] = [this.#leftOf(longitude) + 4, this.#topOf(latitude) - 4];
        const box: TextBox = [x + left, y + top - 12, x + left + POSITION_WIDTH, y + top + 2];
        if (!names.some((name) => isOver(name, box))) context.fillText(text(latitude, longitude), left, top);
      }
    }
  }

  /** Lines are sharp between two px. */
  #leftOf(longitude: number): number {
    return Math.round(this.#place(unitX(longitude), 0)[0]) + 0.5;
  }

  #topOf(latitude: number): number {
    return Math.round(this.#place(0, unitY(latitude))[1]) + 0.5;
  }

  /** Returns where names are, also of those that are beside the tile: its neighbors leave out the same positions. */
  #paintNames(): TextBox[] {
    const { labels, towns } = this.#picture;
    const { level, x, y, zoom } = this.#tile;
    const { west, north, east, south } = boxOf(level, x, y);
    const view: TextBox = [west * this.#scale, north * this.#scale, east * this.#scale, south * this.#scale];
    for (const label of labels) for (const turn of [-1, 0, 1]) this.#paintLandName(label, turn, view);
    const names = labels.map((label) => label.box);
    for (const town of towns?.within(boxOf(level, x, y, NAME_MARGIN), zoom) ?? []) {
      const box = townBox(town, zoom);
      if (labels.some((label) => isOver(label.box, box))) continue;
      names.push(box);
      if (isOver(box, view)) this.#paintTown(town);
    }
    return names;
  }

  #paintLandName({ lines, size, x, y, box }: LandLabel, turn: number, view: TextBox): void {
    const by = turn * this.#scale;
    if (!isOver([box[0] + by, box[1], box[2] + by, box[3]], view)) return;
    const [left, top] = this.#place(x + turn, y);
    const height = size * 1.2;
    for (const [index, line] of lines.entries())
      this.#text(line, left, top + (index - (lines.length - 1) / 2) * height, 'center', 600, size, 0.8);
  }

  #paintTown(town: Town): void {
    const { palette } = this.#picture;
    const context = this.#context;
    const [left, top] = this.#place(town.x, town.y);
    const rank = town.population >= 2e6 ? 2 : town.population >= 3e5 ? 1 : 0;
    context.beginPath();
    context.arc(left, top, 2 + rank * 0.5, 0, 2 * Math.PI);
    context.globalAlpha = 0.9;
    context.lineWidth = 2;
    context.strokeStyle = palette.land;
    context.stroke();
    context.fillStyle = palette.label;
    context.fill();
    this.#text(town.name, left + TOWN_SIZE.gap, top, 'left', rank > 1 ? 500 : 400, 11.5 + rank * 0.5, 1);
  }

  #text(
    text: string,
    left: number,
    top: number,
    align: CanvasTextAlign,
    weight: number,
    size: number,
    alpha: number,
  ): void {
    const { palette } = this.#picture;
    const context = this.#context;
    context.font = `${weight} ${size}px ${palette.font}`;
    context.textAlign = align;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = palette.land;
    context.globalAlpha = 0.8;
    context.strokeText(text, left, top);
    context.fillStyle = palette.label;
    context.globalAlpha = alpha;
    context.fillText(text, left, top);
  }

  #place(x: number, y: number): [left: number, top: number] {
    return [x * this.#scale - this.#tile.x * TILE_SIZE, y * this.#scale - this.#tile.y * TILE_SIZE];
  }

  /** Leaves out points that the eye cannot tell from the last one. */
  #path(shapes: readonly Shape[], isClosed = false): Path2D {
    const path = new Path2D();
    const scale = this.#scale;
    const [offsetX, offsetY] = [this.#tile.x * TILE_SIZE, this.#tile.y * TILE_SIZE];
    for (const shape of shapes) {
      let lastX = shape[0]! * scale - offsetX;
      let lastY = shape[1]! * scale - offsetY;
      path.moveTo(lastX, lastY);
      const end = shape.length - 2;
      for (let index = 2; index <= end; index += 2) {
        const x = shape[index]! * scale - offsetX;
        const y = shape[index + 1]! * scale - offsetY;
        if (index < end && Math.abs(x - lastX) < 0.6 && Math.abs(y - lastY) < 0.6) continue;
        path.lineTo((lastX = x), (lastY = y));
      }
      if (isClosed) path.closePath();
    }
    return path;
  }
}
