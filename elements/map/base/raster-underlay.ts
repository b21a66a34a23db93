import { Map as LeafletMap } from 'leaflet';
import type { CoordinateSystem } from '../../internal/geo/types.js';
import type { RasterBaseMap } from '../../internal/geo/base-map.js';
import type { MapStage } from '../stage.js';
import type { Ground } from './ground.js';
import { RasterTiles } from './raster.js';
import { Underlay, type UnderlayMap, type UnderlayView } from './underlay.js';

/** Tiles in another system than WGS 84, on a Leaflet map of their own. */
export function createRasterUnderlay(stage: MapStage, base: RasterBaseMap, coordinates: CoordinateSystem): Ground {
  return new Underlay(stage, {
    coordinates,
    create: (element, view) => new RasterUnderlay(stage, base, element, view),
  });
}

class RasterUnderlay implements UnderlayMap {
  readonly ready: Promise<void>;
  readonly #map: LeafletMap;
  readonly #tiles: RasterTiles;

  constructor(stage: MapStage, base: RasterBaseMap, element: HTMLElement, view: UnderlayView) {
    this.#map = new LeafletMap(element, {
      ...{ zoomControl: false, attributionControl: false, keyboard: false, dragging: false, boxZoom: false },
      ...{ touchZoom: false, scrollWheelZoom: false, doubleClickZoom: false, tapHold: false, trackResize: false },
      ...{ zoomAnimation: false, zoomSnap: 0, fadeAnimation: stage.map.options.fadeAnimation ?? true },
    });
    // Leaflet makes its element relative, and gives it a gray ground.
    Object.assign(element.style, { position: 'absolute', background: 'none' });
    this.show(view);
    this.#tiles = new RasterTiles(stage, base, this.#map);
    this.ready = this.#tiles.ready;
  }

  show({ center, zoom }: UnderlayView): void {
    this.#map.setView([center.latitude, center.longitude], zoom, { animate: false });
  }

  resize(): void {
    this.#map.invalidateSize({ animate: false, pan: false });
  }

  restyle(): void {
    this.#tiles.restyle();
  }

  destroy(): void {
    this.#tiles.destroy();
    this.#map.remove();
  }
}
