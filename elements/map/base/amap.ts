import type { VendorBaseMap } from '../../internal/geo/base-map.js';
import { loadScript, VendorError } from '../../internal/vendor/script.js';
import type { MapStage } from '../stage.js';
import type { Ground } from './ground.js';
import { type Drawing, untilDrawn } from './until-drawn.js';
import { Underlay, type UnderlayMap, type UnderlayView } from './underlay.js';

const NAME = 'AMap';
const SCRIPT = 'https://webapi.amap.com/maps';
const NEVER_DRAWN = 'no map was drawn; the key or the security code may not be valid for this page';

/** What is used of the JS API 2.0. */
interface VendorMap {
  setZoomAndCenter(zoom: number, center: [longitude: number, latitude: number], isImmediate: boolean): void;
  setMapStyle(style: string): void;
  on(type: string, listener: () => void): void;
  destroy(): void;
}

interface Vendor {
  Map: new (element: HTMLElement, options: object) => VendorMap;
}

const page = globalThis as { AMap?: Partial<Vendor>; _AMapSecurityConfig?: object };

const styleOf = (isDark: boolean): string => `amap://styles/${isDark ? 'dark' : 'normal'}`;

export const createAMap = (stage: MapStage, base: VendorBaseMap): Ground =>
  new Underlay(stage, {
    coordinates: 'gcj02',
    async create(element, view) {
      // The script reads it when it starts.
      if (base.securityCode) page._AMapSecurityConfig = { securityJsCode: base.securityCode };
      const url = new URL(base.scriptUrl ?? SCRIPT, location.href);
      url.searchParams.set('v', '2.0');
      url.searchParams.set('key', base.key);
      const isReady = (): boolean => typeof page.AMap?.Map === 'function';
      await loadScript({ vendor: NAME, url: url.href, callback: 'callback', isReady });
      return new AMapUnderlay(page.AMap as Vendor, element, view, stage);
    },
  });

class AMapUnderlay implements UnderlayMap {
  readonly ready: Promise<void>;
  readonly #map: VendorMap;
  readonly #stage: MapStage;
  readonly #drawing: Drawing;

  constructor({ Map: VendorMap }: Vendor, element: HTMLElement, { center, zoom }: UnderlayView, stage: MapStage) {
    this.#stage = stage;
    this.#map = new VendorMap(element, {
      ...{ center: [center.longitude, center.latitude], zoom, zooms: [2, 20], viewMode: '2D' },
      ...{ mapStyle: styleOf(stage.isDark), lang: /^zh\b/i.test(stage.language) ? 'zh_cn' : 'zh_en' },
      ...{ dragEnable: false, zoomEnable: false, keyboardEnable: false, doubleClickZoom: false, scrollWheel: false },
      ...{ jogEnable: false, animateEnable: false, resizeEnable: true },
    });
    this.#drawing = untilDrawn((done) => this.#map.on('complete', done), new VendorError(NAME, NEVER_DRAWN));
    this.ready = this.#drawing.ready;
  }

  show({ center, zoom }: UnderlayView): void {
    this.#map.setZoomAndCenter(zoom, [center.longitude, center.latitude], true);
  }

  restyle(): void {
    this.#map.setMapStyle(styleOf(this.#stage.isDark));
  }

  destroy(): void {
    this.#drawing.stop();
    this.#map.destroy();
  }
}
