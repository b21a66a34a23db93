import type { Coords, TileErrorEvent } from 'leaflet';
import { lazy, loadOnce, type Lazy } from '../../../base/lazy.js';
import { unpackText } from '../../../base/packed.js';
import { viewOf } from '../../../internal/element/view.js';
import type { MapStage } from '../../stage.js';
import type { BaseLayer } from '../../types.js';
import { Sections } from './clip.js';
import { LandLabels } from './lands.js';
import { LandNames } from './names.js';
import { paintTile, TILE_SIZE, type Context } from './paint.js';
import { readPalette, type Palette } from './palette.js';
import { CanvasTiles, type TilePainter } from './tiles.js';
import { loadTowns, type Towns } from './towns.js';
import { readWorld, type Land } from './world.js';

type Topology = Parameters<typeof readWorld>[0];

interface Atlas {
  readonly sections: Sections;
  readonly lands: readonly Land[];
}

/** Up to this zoom the coarse world is enough. */
const LAST_COARSE_ZOOM = 4;
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

const atlasAt = (zoom: number): Lazy<Atlas> => (zoom > LAST_COARSE_ZOOM ? loadFine : loadCoarse);

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

class EmbeddedBase implements BaseLayer, TilePainter {
  readonly ready: Promise<void>;
  readonly attribution = ATTRIBUTION;
  readonly #stage: MapStage;
  readonly #layer: CanvasTiles;
  readonly #labels = new Map<Atlas, LandLabels>();
  #palette: Palette | undefined;
  #names: LandNames;
  #towns: Towns | undefined;
  #isGone = false;

  constructor(stage: MapStage) {
    this.#stage = stage;
    this.#names = new LandNames(stage.language);
    this.#layer = new CanvasTiles(stage.host, TILE_SIZE, this);
    this.ready = new Promise((resolve, reject) => {
      this.#layer.once('drawn', () => {
        resolve();
        void this.#loadTowns();
      });
      this.#layer.once('tileerror', (event) =>
        reject(new Error('the embedded map could not be loaded', { cause: (event as TileErrorEvent).error })),
      );
    });
    this.#layer.addTo(stage.map);
  }

  restyle(): void {
    this.#palette = undefined;
    this.#names = new LandNames(this.#stage.language);
    this.#labels.clear();
    this.#layer.repaint();
  }

  destroy(): void {
    this.#isGone = true;
    this.#layer.remove();
  }

  load(zoom: number): Promise<unknown> {
    return atlasAt(zoom)();
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

  paint(canvas: HTMLCanvasElement, { x, y, z: zoom }: Coords): void {
    const atlas = atlasAt(zoom).loaded!;
    const density = Math.min(MOST_DENSITY, viewOf(this.#stage.host).devicePixelRatio);
    const side = Math.round(TILE_SIZE * density);
    const context = paperOf(side);
    context.setTransform(density, 0, 0, density, 0, 0);
    const level = zoom - 1;
    const palette = (this.#palette ??= readPalette(this.#layer.getContainer()!, this.#stage.isDark));
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
