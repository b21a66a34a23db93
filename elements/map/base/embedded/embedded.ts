import { DomUtil, GridLayer, type Coords, type DoneCallback, type TileErrorEvent, type TileEvent } from 'leaflet';
import { lazy, loadOnce } from '../../../base/lazy.js';
import { unpackText } from '../../../base/packed.js';
import { viewOf } from '../../../internal/element/view.js';
import type { MapStage } from '../../stage.js';
import type { BaseLayer } from '../../types.js';
import { Sections } from './clip.js';
import { LandLabels } from './lands.js';
import { LandNames } from './names.js';
import { paintTile, TILE_SIZE, type Context } from './paint.js';
import { readPalette, type Palette } from './palette.js';
import { loadTowns, type Towns } from './towns.js';
import { readWorld, type Land } from './world.js';

type Topology = Parameters<typeof readWorld>[0];

interface Atlas {
  readonly sections: Sections;
  readonly lands: readonly Land[];
}

/** Up to this zoom the coarse world is enough. */
const LAST_COARSE_ZOOM = 4;
/** In milliseconds, of each frame. */
const BUDGET = 6;
/** More px than that are not seen. */
const MOST_DENSITY = 3;

/** Natural Earth asks for nothing; GeoNames asks to be named. */
const ATTRIBUTION = [
  { text: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
  { text: 'GeoNames', url: 'https://www.geonames.org/' },
];

const importCoarse = /* @__PURE__ */ lazy(() => import('world-atlas/countries-110m.json'));
const importFine = /* @__PURE__ */ lazy(() => import('./generated/countries-50m.js'));

const atlasOf = (topology: unknown): Atlas => {
  const world = readWorld(topology as Topology);
  return { sections: new Sections(world), lands: world.lands };
};

const loadCoarse = loadOnce(async () => atlasOf((await importCoarse()).default));
const loadFine = loadOnce(async () => atlasOf(JSON.parse(await unpackText((await importFine()).packed))));

const loadAtlas = (zoom: number): Promise<Atlas> => (zoom > LAST_COARSE_ZOOM ? loadFine() : loadCoarse());

let paper: Context | undefined;

/**
 * All tiles are drawn here. On the page there are pictures of it: a browser copies a canvas that can still be drawn on again
 * and again while the map moves.
 */
function paperOf(side: number): Context {
  if (paper?.canvas.width !== side) paper = new OffscreenCanvas(side, side).getContext('2d', { alpha: false })!;
  return paper;
}

/** The map in Nacre itself. */
export function createEmbedded(stage: MapStage): BaseLayer {
  return new EmbeddedBase(stage);
}

class EmbeddedBase implements BaseLayer {
  readonly ready: Promise<void>;
  readonly attribution = ATTRIBUTION;
  readonly #layer: EmbeddedLayer;

  constructor(stage: MapStage) {
    this.#layer = new EmbeddedLayer(stage);
    this.ready = new Promise((resolve, reject) => {
      this.#layer.once('load', () => resolve());
      this.#layer.once('tileerror', (event) =>
        reject(new Error('the embedded map could not be loaded', { cause: (event as TileErrorEvent).error })),
      );
    });
    this.#layer.addTo(stage.map);
  }

  restyle(): void {
    this.#layer.restyle();
  }

  destroy(): void {
    this.#layer.remove();
  }
}

interface Job {
  readonly coords: Coords;
  /** Undefined when a tile is drawn again. */
  readonly done?: DoneCallback;
}

/** Tiles on canvas. Each frame draws some of them, so that the user's moves stay smooth. */
class EmbeddedLayer extends GridLayer {
  readonly #stage: MapStage;
  /** The tiles on the map. */
  readonly #tiles = new Map<HTMLCanvasElement, Coords>();
  readonly #jobs = new Map<HTMLCanvasElement, Job>();
  readonly #labels = new Map<Atlas, LandLabels>();
  #frame = 0;
  #palette: Palette | undefined;
  #names: LandNames;
  #towns: Towns | undefined;
  #isWhole = false;
  #isGone = false;
  /** @internal In place of Leaflet's, which leaves a timer behind when the map goes. */
  readonly _onMove = (): void => (this as unknown as { _onMoveEnd(): void })._onMoveEnd();

  constructor(stage: MapStage) {
    super({ tileSize: TILE_SIZE, keepBuffer: 1, minNativeZoom: 1, updateWhenIdle: false, updateWhenZooming: false });
    this.#stage = stage;
    this.#names = new LandNames(stage.language);
    this.on('tileunload', ({ tile }: TileEvent) => {
      const canvas = tile as HTMLElement as HTMLCanvasElement;
      this.#tiles.delete(canvas);
      this.#jobs.delete(canvas);
    });
    this.once('load', () => {
      this.#isWhole = true;
      void this.#loadTowns();
    });
    this.on('remove', () => {
      this.#isGone = true;
      viewOf(stage.host).cancelAnimationFrame(this.#frame);
    });
  }

  restyle(): void {
    this.#palette = undefined;
    this.#names = new LandNames(this.#stage.language);
    this.#labels.clear();
    for (const [canvas, coords] of this.#tiles) if (!this.#jobs.has(canvas)) void this.#order(canvas, { coords });
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = DomUtil.create('canvas', this.#isWhole ? '' : 'first');
    this.#tiles.set(canvas, coords);
    void this.#order(canvas, { coords, done });
    return canvas;
  }

  async #loadTowns(): Promise<void> {
    try {
      this.#towns = await loadTowns();
    } catch (error) {
      // The map is whole without them, and asks again with the next one.
      reportError(error);
    }
    if (this.#towns && !this.#isGone) this.restyle();
  }

  /** Draws a tile as soon as its data are there and a frame has time for it. */
  async #order(canvas: HTMLCanvasElement, job: Job): Promise<void> {
    try {
      await loadAtlas(job.coords.z);
    } catch (error) {
      job.done?.(error as Error, canvas);
      return;
    }
    if (!this.#tiles.has(canvas)) return;
    this.#jobs.set(canvas, job);
    this.#frame ||= viewOf(this.#stage.host).requestAnimationFrame(() => void this.#draw());
  }

  async #draw(): Promise<void> {
    const end = performance.now() + BUDGET;
    for (const [canvas, job] of this.#jobs) {
      this.#jobs.delete(canvas);
      const atlas = await loadAtlas(job.coords.z);
      if (this.#isGone) return;
      this.#paint(canvas, job.coords, atlas);
      job.done?.(undefined, canvas);
      if (performance.now() > end) break;
    }
    const isOver = !this.#jobs.size || this.#isGone;
    this.#frame = isOver ? 0 : viewOf(this.#stage.host).requestAnimationFrame(() => void this.#draw());
  }

  #paint(canvas: HTMLCanvasElement, { x, y, z: zoom }: Coords, atlas: Atlas): void {
    const density = Math.min(MOST_DENSITY, viewOf(this.#stage.host).devicePixelRatio);
    const side = Math.round(TILE_SIZE * density);
    const context = paperOf(side);
    context.setTransform(density, 0, 0, density, 0, 0);
    const level = zoom - 1;
    const palette = (this.#palette ??= readPalette(this.getContainer()!, this.#stage.isDark));
    paintTile(
      context,
      { level, x, y, zoom },
      {
        section: atlas.sections.at(level, x, y),
        labels: this.#labelsOf(atlas, context, palette).at(zoom),
        towns: this.#towns,
        palette,
        language: this.#stage.language,
      },
    );
    canvas.width = canvas.height = side;
    canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(context.canvas.transferToImageBitmap());
  }

  #labelsOf(atlas: Atlas, context: Context, { font }: Palette): LandLabels {
    let labels = this.#labels.get(atlas);
    if (!labels) {
      labels = new LandLabels(atlas.lands, this.#names, (text, size) => {
        context.font = `600 ${size}px ${font}`;
        return context.measureText(text).width;
      });
      this.#labels.set(atlas, labels);
    }
    return labels;
  }
}
