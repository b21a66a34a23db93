import {
  Bounds,
  DomUtil,
  GridLayer,
  Point,
  type Coords,
  type DoneCallback,
  type LatLng,
  type TileEvent,
  type ZoomAnimEvent,
} from 'leaflet';
import { viewOf } from '../../../internal/element/view.js';

/** In milliseconds, after each frame. */
const BUDGET = 6;
/**
 * In px: tiles so near to the view are drawn as well when the map has rested for a while, so that a drag finds them there. All others are let
 * go: what is kept are the tiles that touch a box of the view's size and this margin on each side.
 */
const MARGIN = 256;
/** In milliseconds, without a move. */
const REST = 500;

/** What is on the tiles. */
export interface TilePainter {
  /** Loads what the tiles of a zoom need. */
  load(zoom: number): Promise<unknown>;
  /** Draws a tile of a zoom that was loaded. */
  paint(canvas: HTMLCanvasElement, coords: Coords): void;
}

interface Tile {
  readonly coords: Coords;
  /** The same tile without the wrap at the antimeridian. */
  place: Coords;
  /** Undefined when it is there. */
  done: DoneCallback | undefined;
}

/** What Leaflet has for its subclasses, but not in its types. */
interface Grid {
  readonly _noPrune?: boolean;
  _getTiledPixelBounds(center: LatLng): Bounds;
  _onMoveEnd(): void;
  _pruneTiles(): void;
  _setZoomTransforms(center: LatLng, zoom: number): void;
}

const boundsOf: Grid['_getTiledPixelBounds'] = (GridLayer.prototype as unknown as Grid)._getTiledPixelBounds;

/**
 * Tiles on canvas, which the compositor moves. They are drawn between frames, some after each, and not during a zoom: first
 * those in view, and those around it once the map rests. Fires `drawn` when the first view is complete.
 */
export class CanvasTiles extends GridLayer {
  readonly #host: HTMLElement;
  readonly #painter: TilePainter;
  readonly #tiles = new Map<HTMLElement, Tile>();
  /** Those that wait to be drawn, the nearest to the middle first. */
  readonly #jobs = new Set<HTMLElement>();
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;
  /** Whether there are tiles around the view: not of a zoom at which the map has not rested yet. */
  #isWide = false;
  #isDrawn = false;

  constructor(host: HTMLElement, tileSize: number, painter: TilePainter) {
    super({ tileSize, keepBuffer: 0, minNativeZoom: 1, updateWhenIdle: false, updateWhenZooming: false });
    this.#host = host;
    this.#painter = painter;
    this.on('tileloadstart', ({ tile, coords }: TileEvent) => (this.#tiles.get(tile)!.place = coords));
    this.on('tileunload', ({ tile }: TileEvent) => {
      this.#tiles.delete(tile);
      this.#jobs.delete(tile);
      // Its memory is free at once, not when the browser next looks for what is unused.
      (tile as HTMLElement as HTMLCanvasElement).width = 0;
    });
    this.on('remove', () => {
      viewOf(this.#host).cancelAnimationFrame(this.#frame);
      clearTimeout(this.#timer);
      clearTimeout(this.#rest);
    });
  }

  /** Draws all again. */
  repaint(): void {
    for (const [canvas, { coords }] of this.#tiles) void this.#order(canvas, coords);
  }

  override getEvents(): Record<string, () => void> {
    return { ...super.getEvents?.(), movestart: this.#move, zoomstart: this.#zoom, moveend: this.#settle };
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = DomUtil.create('canvas');
    this.#tiles.set(canvas, { coords, place: coords, done });
    void this.#order(canvas, coords);
    return canvas;
  }

  /** @internal In place of Leaflet's, which leaves a timer behind when the map goes. */
  readonly _onMove = (): void => {
    this.#grid._onMoveEnd();
    this.#schedule();
  };

  /** @internal In place of Leaflet's, which makes tiles of the next zoom at once: here when the motion is over. */
  readonly _animateZoom = ({ center, zoom }: ZoomAnimEvent): void => this.#grid._setZoomTransforms(center, zoom);

  /** @internal The view, with the tiles around it. */
  _getTiledPixelBounds(center: LatLng): Bounds {
    const view = boundsOf.call(this, center);
    if (!this.#isWide) return view;
    const { min, max } = view;
    const margin = new Point(MARGIN, MARGIN);
    return new Bounds(min!.subtract(margin), max!.add(margin));
  }

  /** @internal In place of Leaflet's, which lets tiles appear by and by: each frame of it needs the main thread. */
  readonly _updateOpacity = (): void => {
    for (const tile of Object.values(this._tiles)) {
      if (!tile.loaded) continue;
      tile.el.style.opacity = '';
      tile.active = true;
    }
    if (!this.#grid._noPrune) this.#grid._pruneTiles();
  };

  get #grid(): Grid {
    return this as unknown as Grid;
  }

  readonly #move = (): void => {
    clearTimeout(this.#rest);
    this.#isResting = false;
  };

  readonly #zoom = (): void => {
    this.#move();
    this.#isWide = false;
  };

  readonly #settle = (): void => {
    this._onMove();
    this.#grid._pruneTiles();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#isResting = this.#isWide = true;
      this._onMove();
    }, REST);
  };

  /** Draws a tile as soon as its data are there and it is its turn. */
  async #order(canvas: HTMLElement, { z: zoom }: Coords): Promise<void> {
    try {
      await this.#painter.load(zoom);
    } catch (error) {
      this.#tiles.get(canvas)?.done?.(error as Error, canvas);
      return;
    }
    if (!this.#tiles.has(canvas)) return;
    this.#jobs.add(canvas);
    this.#schedule();
  }

  /** After a frame rather than in it: what has moved is on the screen by then. */
  #schedule(): void {
    if (this.#frame || this.#timer !== undefined || !this.#next()) return;
    this.#frame = viewOf(this.#host).requestAnimationFrame(() => {
      this.#frame = 0;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#draw();
      });
    });
  }

  #draw(): void {
    const end = performance.now() + BUDGET;
    do {
      const canvas = this.#next();
      if (!canvas) break;
      this.#jobs.delete(canvas);
      const tile = this.#tiles.get(canvas)!;
      this.#painter.paint(canvas as HTMLCanvasElement, tile.coords);
      tile.done?.(undefined, canvas);
      tile.done = undefined;
    } while (performance.now() < end);
    this._updateOpacity();
    if (!this.#isDrawn && ![...this.#tiles.values()].some((tile) => tile.done && this.#isInView(tile))) {
      this.#isDrawn = true;
      this.fire('drawn');
      this.#settle();
    }
    this.#schedule();
  }

  /** The tile whose turn it is. */
  #next(): HTMLElement | undefined {
    if ((this._map as { _animatingZoom?: boolean } | undefined)?._animatingZoom) return undefined;
    let other: HTMLElement | undefined;
    for (const canvas of this.#jobs) {
      const tile = this.#tiles.get(canvas)!;
      if (tile.place.z !== this._tileZoom) continue;
      if (this.#isInView(tile)) return canvas;
      other ??= canvas;
    }
    return this.#isResting ? other : undefined;
  }

  #isInView({ place }: Tile): boolean {
    if (!this._map || place.z !== this._tileZoom) return false;
    const size = this.getTileSize();
    const corner = place.scaleBy(size);
    return boundsOf.call(this, this._map.getCenter()).intersects(new Bounds(corner, corner.add(size)));
  }
}
