import { pageWide } from '../element/page-wide.js';
import { checkPlaces } from '../places/check.js';
import type { PlaceProvider, PlaceService } from '../places/types.js';
import type { BaseMap } from './base-map.js';
import type { CoordinateSystem } from './types.js';

/** What maps, pickers and viewers use unless they are told otherwise. */
export interface MapSettings {
  /** What to draw on. Default `embedded`. */
  readonly baseMap: BaseMap;
  /** Who finds places. Default: the embedded gazetteer. */
  readonly places: PlaceService | PlaceProvider;
  /** The system of the page's positions. Default `wgs84`. */
  readonly coordinates: CoordinateSystem;
}

const DEFAULTS: MapSettings = { baseMap: 'embedded', places: { type: 'embedded' }, coordinates: 'wgs84' };

/** For all copies of the library on the page: the one that is told may not be the one that draws. */
const shared = /* @__PURE__ */ pageWide('map-settings', () => ({ now: DEFAULTS, events: new EventTarget() }));

/** Fires `change` after the settings have changed. */
export const mapSettingsEvents: EventTarget = shared.events;

/** By type: the fields that a base map needs, as texts. */
const BASE_MAPS: Readonly<Record<string, readonly string[]>> = {
  embedded: [],
  raster: ['url', 'attribution'],
  vector: ['url'],
  google: ['key'],
  tencent: ['key'],
  amap: ['key'],
};

function checkBaseMap(name: string, value: unknown): void {
  if (typeof value === 'string' && value) return;
  const map = value as Record<string, unknown> | null | undefined;
  const type = map?.['type'];
  if (typeof type !== 'string' || !Object.hasOwn(BASE_MAPS, type))
    throw new TypeError(
      `${name} is neither a text nor a description with a type: ${Object.keys(BASE_MAPS).join(', ')}`,
    );
  for (const field of BASE_MAPS[type]!)
    if (typeof map![field] !== 'string' || (!map![field] && field !== 'attribution'))
      throw new TypeError(`${name}.${field} is not a text; ${type} needs it`);
}

function checkCoordinates(name: string, value: unknown): void {
  if (value !== 'wgs84' && value !== 'gcj02' && value !== 'bd09')
    throw new TypeError(`${name} is not one of wgs84, gcj02, bd09`);
}

const CHECKS: { readonly [Name in keyof MapSettings]: (name: string, value: unknown) => void } = {
  baseMap: checkBaseMap,
  places: checkPlaces,
  coordinates: checkCoordinates,
};

/**
 * Sets what maps, pickers and viewers use unless they are told otherwise; undefined puts a default back. Those on the page
 * follow. Throws a TypeError, and changes nothing, if a value is wrong.
 */
export function configureMaps(changes: { readonly [Name in keyof MapSettings]?: MapSettings[Name] | undefined }): void {
  const given = Object.entries(changes);
  for (const [name, value] of given) {
    if (!Object.hasOwn(CHECKS, name)) throw new TypeError(`configureMaps: there is no setting ${name}`);
    if (value !== undefined) CHECKS[name as keyof MapSettings](`configureMaps: ${name}`, value);
  }
  const all = given.map(([name, value]) => [name, value ?? DEFAULTS[name as keyof MapSettings]] as const);
  shared.now = { ...shared.now, ...Object.fromEntries(all) };
  mapSettingsEvents.dispatchEvent(new Event('change'));
}

/** The settings as they are now. */
export const mapSettings = (): MapSettings => shared.now;
