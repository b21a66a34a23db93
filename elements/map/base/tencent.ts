import type { VendorBaseMap } from '../../internal/geo/base-map.js';
import { loadScript, VendorError } from '../../internal/vendor/script.js';
import type { MapStage } from '../stage.js';
import type { Ground } from './ground.js';
import { type Drawing, untilDrawn } from './until-drawn.js';
import { Underlay, type UnderlayMap, type UnderlayView } from './underlay.js';

const NAME = 'Tencent Maps';
const SCRIPT = 'https://map.qq.com/api/gljs';
const DARK_FILTER = 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)';

/** What is used of the JavaScript API GL. */
interface TencentMap {
  setCenter(center: object): void;
  setZoom(zoom: number): void;
  on(type: string, listener: () => void): void;
  destroy(): void;
}

interface TencentMaps {
  Map: new (element: HTMLElement, options: object) => TencentMap;
  LatLng: new (latitude: number, longitude: number) => object;
}

const page = globalThis as { TMap?: Partial<TencentMaps> };

export const createTencent = (stage: MapStage, base: VendorBaseMap): Ground =>
  new Underlay(stage, {
    coordinates: 'gcj02',
    async create(element, view) {
      const url = new URL(base.scriptUrl ?? SCRIPT, location.href);
      url.searchParams.set('v', '1.exp');
      url.searchParams.set('key', base.key);
      const isReady = (): boolean => typeof page.TMap?.Map === 'function';
      await loadScript({ vendor: NAME, url: url.href, callback: 'callback', isReady });
      return new TencentUnderlay(page.TMap as TencentMaps, element, view, stage);
    },
  });

class TencentUnderlay implements UnderlayMap {
  readonly ready: Promise<void>;
  readonly #maps: TencentMaps;
  readonly #map: TencentMap;
  readonly #element: HTMLElement;
  readonly #stage: MapStage;
  readonly #drawing: Drawing;

  constructor(maps: TencentMaps, element: HTMLElement, { center, zoom }: UnderlayView, stage: MapStage) {
    this.#maps = maps;
    this.#element = element;
    this.#stage = stage;
    this.#map = new maps.Map(element, {
      ...{ center: new maps.LatLng(center.latitude, center.longitude), zoom, viewMode: '2D', showControl: false },
      ...{ draggable: false, scrollable: false, doubleClickZoom: false, pitchable: false, rotatable: false },
    });
    this.#drawing = untilDrawn((done) => this.#map.on('tilesloaded', done), new VendorError(NAME, NEVER_DRAWN));
    this.ready = this.#drawing.ready;
    this.restyle();
  }

  show({ center, zoom }: UnderlayView): void {
    this.#map.setZoom(zoom);
    this.#map.setCenter(new this.#maps.LatLng(center.latitude, center.longitude));
  }

  /** Styles belong to the account of the key, so dark is made of light. */
  restyle(): void {
    this.#element.style.filter = this.#stage.isDark ? DARK_FILTER : '';
  }

  destroy(): void {
    this.#drawing.stop();
    this.#map.destroy();
  }
}

const NEVER_DRAWN = 'no map was drawn; the key may not be valid for this page';
