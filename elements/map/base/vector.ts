import { DomUtil, GridLayer, type Coords, type DoneCallback, type TileErrorEvent, type TileEvent } from 'leaflet';
import { loadLibrary } from '../../base/libraries.js';
import { viewOf } from '../../internal/element/view.js';
import type { VectorBaseMap } from '../../internal/geo/base-map.js';
import type { MapStage } from '../stage.js';
import type { Ground } from './ground.js';

type Painter = typeof import('protomaps-leaflet');
type View = ReturnType<Painter['sourcesToViews']> extends Map<string, infer Value> ? Value : never;
type Origin = Parameters<Painter['paint']>[6];

type Library = Painter & Pick<typeof import('@protomaps/basemaps'), 'namedFlavor'>;

interface Look {
  readonly background: string;
  readonly paint: ReturnType<Painter['paintRules']>;
  readonly labelers: InstanceType<Painter['Labelers']>;
}

/** In px. Data tiles are twice as large. */
const TILE_SIZE = 256;
/** What is drawn beyond a tile, for lines along its edge. */
const MARGIN = 16;
const MOST_LABELED_TILES = 32;
/** The last zoom of a template's tiles, as Protomaps makes them. */
const LAST_ZOOM = 15;
/** The data have names by script, not by country. */
const SCRIPTS = ['zh-Hans', 'zh-Hant'];

export async function createVector(stage: MapStage, base: VectorBaseMap): Promise<Ground> {
  return new VectorGround(await loadLibrary<Library>('protomaps'), stage, base);
}

class VectorGround implements Ground {
  readonly ready: Promise<void>;
  readonly #layer: VectorLayer;

  constructor(library: Library, stage: MapStage, base: VectorBaseMap) {
    const layer = (this.#layer = new VectorLayer(library, stage, base));
    let loaded = 0;
    let reason: unknown;
    layer.on('tileload', () => loaded++);
    layer.on('tileerror', (event) => (reason = (event as TileErrorEvent).error));
    this.ready = new Promise((resolve, reject) => {
      layer.once('load', () => {
        if (loaded) resolve();
        else
          reject(new Error(`no tile of ${base.url} could be read: ${(reason as Error)?.message}`, { cause: reason }));
      });
    });
    layer.addTo(stage.map);
  }

  restyle(): void {
    this.#layer.restyle();
  }

  destroy(): void {
    this.#layer.remove();
  }
}

/** Vector tiles, drawn on canvas by the rules of Protomaps. */
class VectorLayer extends GridLayer {
  readonly #library: Library;
  readonly #stage: MapStage;
  readonly #base: VectorBaseMap;
  /** The tiles on the map. */
  readonly #tiles = new Map<HTMLCanvasElement, Coords>();
  #view: Promise<View> | undefined;
  #look: Look | undefined;

  constructor(library: Library, stage: MapStage, base: VectorBaseMap) {
    super({ tileSize: TILE_SIZE, updateWhenIdle: false, updateWhenZooming: false });
    this.#library = library;
    this.#stage = stage;
    this.#base = base;
    this.on('tileunload', ({ tile }: TileEvent) => this.#tiles.delete(tile as HTMLElement as HTMLCanvasElement));
  }

  restyle(): void {
    this.#look = undefined;
    for (const [canvas, coords] of this.#tiles) void this.#draw(canvas, coords).catch(() => {});
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = DomUtil.create('canvas');
    this.#tiles.set(canvas, coords);
    void this.#deliver(canvas, coords, done);
    return canvas;
  }

  async #deliver(canvas: HTMLCanvasElement, coords: Coords, done: DoneCallback): Promise<void> {
    let error: Error | undefined;
    try {
      await this.#draw(canvas, coords);
    } catch (reason) {
      error = reason as Error;
    }
    done(error, canvas);
  }

  async #draw(canvas: HTMLCanvasElement, coords: Coords): Promise<void> {
    this.#view ??= openView(this.#library, this.#base).catch((error: unknown) => {
      // The next tile asks again.
      this.#view = undefined;
      throw error;
    });
    const view = await this.#view;
    const { x, y, z } = coords;
    const tile = await view.getDisplayTile({ x, y, z }).catch((error: Error) => {
      // The user is at another zoom by now.
      if (error.name === 'AbortError') return undefined;
      throw error;
    });
    if (!tile || !this.#tiles.has(canvas)) return;
    const tiles = new Map([['', [tile]]]);
    const { background, paint: rules, labelers } = (this.#look ??= this.#createLook());
    labelers.add(z, tiles);
    const density = viewOf(this.#stage.host).devicePixelRatio;
    canvas.width = canvas.height = Math.round(TILE_SIZE * density);
    const context = canvas.getContext('2d', { alpha: false })!;
    context.setTransform(density, 0, 0, density, 0, 0);
    context.fillStyle = background;
    context.fillRect(0, 0, TILE_SIZE, TILE_SIZE);
    const [left, top] = [x * TILE_SIZE, y * TILE_SIZE];
    const box = {
      minX: left - MARGIN,
      minY: top - MARGIN,
      maxX: left + TILE_SIZE + MARGIN,
      maxY: top + TILE_SIZE + MARGIN,
    };
    this.#library.paint(
      context,
      z,
      tiles,
      labelers.getIndex(z) ?? null,
      rules,
      box,
      { x: left, y: top } as Origin,
      false,
    );
  }

  #createLook(): Look {
    const { namedFlavor, paintRules, Labelers, labelRules } = this.#library;
    const flavor = namedFlavor(this.#stage.isDark ? 'dark' : 'light');
    const scratch = document.createElement('canvas').getContext('2d')!;
    const redraw = (keys: Set<string>): void => {
      for (const [canvas, coords] of this.#tiles)
        if (keys.has(this._tileCoordsToKey(coords))) void this.#draw(canvas, coords).catch(() => {});
    };
    return {
      background: flavor.background,
      paint: paintRules(flavor),
      labelers: new Labelers(scratch, labelRules(flavor, languageOf(this.#stage.language)), MOST_LABELED_TILES, redraw),
    };
  }
}

/** An archive says itself which zooms it has. */
async function openView(
  { sourcesToViews, PmtilesSource }: Library,
  { url, maxNativeZoom }: VectorBaseMap,
): Promise<View> {
  const view = sourcesToViews({ url, maxDataZoom: maxNativeZoom ?? LAST_ZOOM })
    .values()
    .next().value!;
  const { source } = view.tileCache;
  if (source instanceof PmtilesSource) {
    const { maxZoom } = await source.p.getHeader();
    view.maxDataLevel = Math.min(maxNativeZoom ?? maxZoom, maxZoom);
  }
  return view;
}

function languageOf(language: string): string {
  const locale = new Intl.Locale(language).maximize();
  const full = `${locale.language}-${locale.script}`;
  return SCRIPTS.includes(full) ? full : locale.language;
}
