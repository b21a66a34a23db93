import type { VendorBaseMap } from '../../internal/geo/base-map.js';
import { loadScript, VendorError } from '../../internal/vendor/script.js';
import type { MapStage } from '../stage.js';
import type { Ground } from './ground.js';
import { Underlay, type UnderlayMap, type UnderlayView } from './underlay.js';

const NAME = 'Google Maps';
const SCRIPT = 'https://maps.googleapis.com/maps/api/js';

/** What is used of the Maps JavaScript API. */
interface GoogleMap {
  moveCamera(camera: { center: { lat: number; lng: number }; zoom: number }): void;
}

interface GoogleMaps {
  Map: new (element: HTMLElement, options: object) => GoogleMap;
  readonly event: {
    addListenerOnce(map: GoogleMap, type: string, listener: () => void): void;
    clearInstanceListeners(map: GoogleMap): void;
  };
}

interface GoogleWindow {
  google?: { maps?: Partial<GoogleMaps> };
  /** Google calls it when it refuses a key, for as long as the page lives. */
  gm_authFailure?: () => void;
}

const page = globalThis as GoogleWindow;
const refused = new Set<(error: Error) => void>();

/** Google's road map; in China its positions are GCJ-02. */
export const createGoogle = (stage: MapStage, base: VendorBaseMap): Ground =>
  new Underlay(stage, {
    coordinates: 'gcj02',
    async create(element, view) {
      listenForRefusal();
      const url = new URL(base.scriptUrl ?? SCRIPT, location.href);
      for (const [name, value] of Object.entries({ key: base.key, v: 'weekly', loading: 'async' }))
        url.searchParams.set(name, value);
      url.searchParams.set('language', stage.language);
      const isReady = (): boolean => typeof page.google?.maps?.Map === 'function';
      await loadScript({ vendor: NAME, url: url.href, callback: 'callback', isReady });
      return new GoogleUnderlay(page.google!.maps as GoogleMaps, element, view, stage);
    },
  });

function listenForRefusal(): void {
  const before = page.gm_authFailure;
  if (before === tellRefusal) return;
  others = before;
  page.gm_authFailure = tellRefusal;
}

/** The page's own. */
let others: (() => void) | undefined;

function tellRefusal(): void {
  others?.();
  const error = new VendorError(NAME, 'the key was refused (gm_authFailure); the console says why');
  for (const reject of refused) reject(error);
}

class GoogleUnderlay implements UnderlayMap {
  readonly ready: Promise<void>;
  readonly #maps: GoogleMaps;
  readonly #stage: MapStage;
  readonly #element: HTMLElement;
  #map: GoogleMap;
  #isDark: boolean;
  #view: UnderlayView;
  #refuse!: (error: Error) => void;

  constructor(maps: GoogleMaps, element: HTMLElement, view: UnderlayView, stage: MapStage) {
    this.#maps = maps;
    this.#stage = stage;
    this.#element = element;
    this.#view = view;
    this.#isDark = stage.isDark;
    this.#map = this.#create();
    this.ready = new Promise((resolve, reject) => {
      this.#refuse = reject;
      maps.event.addListenerOnce(this.#map, 'tilesloaded', resolve);
    });
    refused.add(this.#refuse);
  }

  show(view: UnderlayView): void {
    this.#view = view;
    const { center, zoom } = view;
    this.#map.moveCamera({ center: { lat: center.latitude, lng: center.longitude }, zoom });
  }

  /** The colors of a map are fixed when it is made. */
  restyle(): void {
    if (this.#isDark === this.#stage.isDark) return;
    this.#isDark = this.#stage.isDark;
    this.#maps.event.clearInstanceListeners(this.#map);
    this.#element.replaceChildren();
    this.#map = this.#create();
  }

  destroy(): void {
    refused.delete(this.#refuse);
    this.#maps.event.clearInstanceListeners(this.#map);
    this.#element.replaceChildren();
  }

  #create(): GoogleMap {
    const { center, zoom } = this.#view;
    return new this.#maps.Map(this.#element, {
      ...{ center: { lat: center.latitude, lng: center.longitude }, zoom },
      ...{ disableDefaultUI: true, gestureHandling: 'none', keyboardShortcuts: false, clickableIcons: false },
      ...{ isFractionalZoomEnabled: true, colorScheme: this.#isDark ? 'DARK' : 'LIGHT' },
    });
  }
}
