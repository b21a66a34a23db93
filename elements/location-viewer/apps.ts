import { msg } from '@lit/localize';
import { convertCoordinates, loadCoordinates } from '../internal/geo/coordinates.js';
import type { CoordinateSystem } from '../internal/geo/types.js';
import { appsFor, mapUrl, systemOf, type Destination, type MapApp } from '../internal/location/map-links.js';

/** An app that shows the way to a place. */
export interface AppLink {
  readonly name: string;
  readonly url: string;
}

const NAMES: Readonly<Record<MapApp, () => string>> = {
  geo: () =>
    msg('Default map app', {
      id: 'nc.location-viewer.device-app',
      desc: 'One of a list of apps that show the way',
    }),
  apple: () => msg('Apple Maps', { id: 'nc.location-viewer.apple', desc: 'Name of the map app by Apple' }),
  google: () => 'Google Maps',
  osm: () => 'OpenStreetMap',
  amap: () => msg('Amap', { id: 'nc.location-viewer.amap', desc: 'Name of the Chinese map app (Gaode)' }),
  baidu: () => msg('Baidu Maps', { id: 'nc.location-viewer.baidu', desc: 'Name of the map app by Baidu' }),
  tencent: () => msg('Tencent Maps', { id: 'nc.location-viewer.tencent', desc: 'Name of the map app by Tencent' }),
};

/** Whether a position may be in China, where the systems of coordinates differ. */
const isNearChina = ({ latitude, longitude }: Destination): boolean =>
  latitude > 17 && latitude < 54 && longitude > 73 && longitude < 136;

/** The apps to offer for a place, each with its URL in the coordinates that it takes. */
export async function appLinks(
  place: Destination,
  system: CoordinateSystem,
  language: string,
): Promise<readonly AppLink[]> {
  const isNear = isNearChina(place);
  let isInChina = false;
  let convert = (_to: CoordinateSystem): Destination => place;
  try {
    if (isNear || system !== 'wgs84') await Promise.all([loadCoordinates(system), loadCoordinates('gcj02')]);
    const world = convertCoordinates(place, system, 'wgs84');
    if (isNear) {
      isInChina = convertCoordinates(world, 'wgs84', 'gcj02').longitude !== world.longitude;
      convert = (to) => ({ ...place, ...convertCoordinates(world, 'wgs84', to) });
    } else convert = () => ({ ...place, ...world });
  } catch {
    // Without the code that converts, the position is some hundred meters off in China.
  }
  const { userAgent, platform } = navigator;
  return appsFor({ userAgent, platform, language, isInChina }).map((app) => ({
    name: NAMES[app](),
    url: mapUrl(app, convert(systemOf(app))),
  }));
}
