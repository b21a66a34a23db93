import { lazy, loadOnce } from '../../base/lazy.js';
import { mapSettings } from '../geo/settings.js';
import type { GeoPoint } from '../geo/types.js';
import { untilAborted } from './abort.js';
import { checkPlaceService } from './check.js';
import { PlaceError } from './error.js';
import type { Place, PlacePage, PlaceProvider, PlaceQuery, PlaceService, WebPlaces } from './types.js';

interface Source {
  readonly attribution: NonNullable<PlaceProvider['attribution']>;
  /** In milliseconds. */
  readonly debounce?: number | undefined;
  load(): Promise<PlaceProvider>;
}

const OPEN_STREET_MAP = { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' };

const loadEmbedded = /* @__PURE__ */ lazy(() => import('./embedded.js'));
const loadNominatim = /* @__PURE__ */ lazy(() => import('./nominatim.js'));
const loadPhoton = /* @__PURE__ */ lazy(() => import('./photon.js'));
const loadGoogle = /* @__PURE__ */ lazy(() => import('./google.js'));
const loadTencent = /* @__PURE__ */ lazy(() => import('./tencent.js'));
const loadAMap = /* @__PURE__ */ lazy(() => import('./amap.js'));

const attributionOf = ({ attribution }: WebPlaces): Source['attribution'] =>
  attribution === undefined ? OPEN_STREET_MAP : { text: attribution };

/** What is known of a provider before it has loaded. */
function sourceOf(service: PlaceService): Source {
  switch (service.type) {
    case 'embedded':
      return {
        attribution: { text: 'GeoNames (CC BY 4.0)', url: 'https://www.geonames.org/' },
        load: async () => new (await loadEmbedded()).EmbeddedPlaces(),
      };
    case 'nominatim':
      return {
        attribution: attributionOf(service),
        debounce: service.debounce ?? 1000,
        load: async () => new (await loadNominatim()).NominatimPlaces(service),
      };
    case 'photon':
      return {
        attribution: attributionOf(service),
        debounce: service.debounce,
        load: async () => new (await loadPhoton()).PhotonPlaces(service),
      };
    case 'google':
      return {
        attribution: { text: 'Google Maps' },
        load: async () => new (await loadGoogle()).GooglePlaces(service),
      };
    case 'tencent':
      return {
        attribution: { text: '腾讯地图', url: 'https://map.qq.com/' },
        load: async () => new (await loadTencent()).TencentPlaces(service),
      };
    case 'amap':
      return {
        attribution: { text: '高德地图', url: 'https://www.amap.com/' },
        load: async () => new (await loadAMap()).AMapPlaceProvider(service),
      };
  }
}

/** Loads the provider at its first use, and again after a failure. */
class LoadedPlaces implements PlaceProvider {
  readonly attribution: PlaceProvider['attribution'];
  readonly debounce: number | undefined;
  readonly #load: () => Promise<PlaceProvider>;

  constructor({ attribution, debounce, load }: Source) {
    this.attribution = attribution;
    this.debounce = debounce;
    this.#load = loadOnce(load);
  }

  async search(query: PlaceQuery): Promise<PlacePage> {
    return (await this.#loaded(query.signal)).search(query);
  }

  async reverse(
    point: GeoPoint,
    options: { readonly language: string; readonly signal: AbortSignal },
  ): Promise<Place | undefined> {
    return (await this.#loaded(options.signal)).reverse(point, options);
  }

  #loaded(signal: AbortSignal): Promise<PlaceProvider> {
    const loading = this.#load().catch((cause: unknown) => {
      throw new PlaceError('network', 'The provider of places has not loaded.', { cause });
    });
    return untilAborted(loading, signal);
  }
}

/**
 * The provider of a service: for pickers, or for searches of the app's own. Without an argument, that of
 * `configureMaps`, which is the embedded gazetteer unless said. Its code and data load with the first search.
 */
export function createPlaces(service: PlaceService | PlaceProvider = mapSettings().places): PlaceProvider {
  if ('search' in service) return service;
  checkPlaceService('createPlaces: service', service);
  return new LoadedPlaces(sourceOf(service));
}
