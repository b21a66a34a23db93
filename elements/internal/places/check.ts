import type { PlaceProvider, PlaceService } from './types.js';

/** By type: the fields that a service needs, as texts. */
const NEEDS: Readonly<Record<PlaceService['type'], readonly string[]>> = {
  embedded: [],
  nominatim: ['url'],
  photon: ['url'],
  google: ['key'],
  tencent: ['key'],
  amap: ['key'],
};

/** Throws a TypeError that names the argument if a value is no service. */
export function checkPlaceService(name: string, value: unknown): asserts value is PlaceService {
  const service = value as Record<string, unknown> | null | undefined;
  const type = service?.['type'];
  if (typeof type !== 'string' || !Object.hasOwn(NEEDS, type))
    throw new TypeError(`${name}.type is not one of ${Object.keys(NEEDS).join(', ')}`);
  for (const field of NEEDS[type as PlaceService['type']])
    if (typeof service![field] !== 'string' || !service![field])
      throw new TypeError(`${name}.${field} is not a text; ${type} needs it`);
}

/** The same for a service or a provider. */
export function checkPlaces(name: string, value: unknown): asserts value is PlaceService | PlaceProvider {
  const provider = value as Partial<PlaceProvider> | null | undefined;
  if (typeof provider?.search === 'function' && typeof provider.reverse === 'function') return;
  checkPlaceService(name, value);
}
