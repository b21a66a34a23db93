import { lazy, loadOnce } from '../../base/lazy.js';
import { unpackText } from '../../base/packed.js';
import type { GeoPoint } from '../geo/types.js';
import { giveWay, inSlices } from './slices.js';

/** A city of the embedded gazetteer: GeoNames, CC BY 4.0. */
export interface City extends GeoPoint {
  /** Unique, within one version of Nacre. */
  readonly key: string;
  /** As English texts write it; there is no other name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In the United States the state, with two letters; otherwise empty. */
  readonly state: string;
  /** Rounded to three digits. */
  readonly population: number;
}

const load = /* @__PURE__ */ lazy(() => import('./generated/cities.js'));

/** Reads what `encode` of test/tools/package/cities.mjs writes. */
async function decode(text: string): Promise<readonly City[]> {
  const lines = text.split('\n');
  const listIn = async (line: number): Promise<string[]> => {
    await giveWay();
    return lines[line]!.split('|');
  };
  const [name, latitude, longitude] = [await listIn(0), await listIn(2), await listIn(3)];
  const difference = await listIn(4);
  const [countries, states] = [lines[1]!, lines[5]!];
  const cities: City[] = [];
  let hundreds = 0;
  let state = 0;
  await inSlices(name.length, (index) => {
    const country = countries.slice(index * 2, index * 2 + 2);
    hundreds -= parseInt(difference[index]!, 36);
    cities.push({
      key: `${country}${index}`,
      name: name[index]!,
      country,
      state: country === 'US' ? states.slice(state, (state += 2)) : '',
      latitude: parseInt(latitude[index]!, 36) / 1e4,
      longitude: parseInt(longitude[index]!, 36) / 1e4,
      population: hundreds * 100,
    });
  });
  return cities;
}

/**
 * The cities with at least 15,000 inhabitants, the largest first. They load once; a load that failed is repeated at the
 * next call.
 */
export const loadCities: () => Promise<readonly City[]> = loadOnce(async () =>
  decode(await unpackText((await load()).packed)),
);
