import { TileLayer, type Map as LeafletMap } from 'leaflet';
import type { RasterBaseMap } from '../../internal/geo/base-map.js';
import type { MapStage } from '../stage.js';
import type { Ground } from './ground.js';

/** What makes light tiles dark, and leaves green green. */
const DARK_FILTER = 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)';

/** Tiles of pictures on a Leaflet map. */
export class RasterTiles {
  /** Rejects if no tile of the first view could be loaded. */
  readonly ready: Promise<void>;
  readonly #base: RasterBaseMap;
  readonly #layer: TileLayer;
  readonly #stage: MapStage;

  constructor(stage: MapStage, base: RasterBaseMap, map: LeafletMap = stage.map) {
    this.#stage = stage;
    this.#base = base;
    this.#layer = new TileLayer(this.#url, {
      tileSize: base.tileSize ?? 256,
      maxNativeZoom: base.maxNativeZoom ?? 18,
      ...(base.subdomains && { subdomains: [...base.subdomains] }),
      updateWhenIdle: false,
      className: 'nc-raster',
    });
    this.ready = this.#firstView();
    this.#layer.addTo(map);
    this.restyle();
    globalThis.addEventListener('online', this);
  }

  restyle(): void {
    const { darkUrl } = this.#base;
    if (darkUrl) this.#layer.setUrl(this.#url);
    const container = this.#layer.getContainer();
    if (container) container.style.filter = this.#stage.isDark && !darkUrl ? DARK_FILTER : '';
  }

  /** The network is back. */
  handleEvent(): void {
    this.#layer.redraw();
  }

  destroy(): void {
    globalThis.removeEventListener('online', this);
    this.#layer.remove();
  }

  get #url(): string {
    const { url, darkUrl } = this.#base;
    return this.#stage.isDark && darkUrl ? darkUrl : url;
  }

  #firstView(): Promise<void> {
    let loaded = 0;
    let failed = 0;
    this.#layer.on('tileload', () => loaded++).on('tileerror', () => failed++);
    return new Promise((resolve, reject) => {
      this.#layer.once('load', () => {
        if (loaded) resolve();
        else reject(new Error(`no tile of ${this.#url} could be loaded (${failed} were asked for)`));
      });
    });
  }
}

/** Tiles in WGS 84, on the map itself. */
export function createRaster(stage: MapStage, base: RasterBaseMap): Ground {
  const tiles = new RasterTiles(stage, base);
  return {
    ready: tiles.ready,
    restyle: () => tiles.restyle(),
    destroy: () => tiles.destroy(),
  };
}
