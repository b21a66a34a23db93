import type { CoordinateSystem, GeoPoint } from '../geo/types.js';

/** An app that shows the way. `geo` is the one of the device, on Android. */
export type MapApp = 'geo' | 'apple' | 'google' | 'osm' | 'amap' | 'baidu' | 'tencent';

/** A place to go to, in the coordinates of the app: see `systemOf`. */
export interface Destination extends GeoPoint {
  readonly name?: string;
  readonly address?: string;
}

const SYSTEMS: Partial<Record<MapApp, CoordinateSystem>> = {
  apple: 'gcj02',
  google: 'gcj02',
  amap: 'gcj02',
  tencent: 'gcj02',
  baidu: 'bd09',
};

/** The system of coordinates that an app takes. */
export const systemOf = (app: MapApp): CoordinateSystem => SYSTEMS[app] ?? 'wgs84';

/** What is known of the device and the place. */
export interface Surroundings {
  readonly userAgent: string;
  /** Tells an iPad, which says that it is a Mac. */
  readonly platform?: string;
  /** BCP 47. */
  readonly language: string;
  readonly isInChina: boolean;
}

/** The apps that make sense here, the likeliest first. */
export function appsFor({ userAgent, platform = '', language, isInChina }: Surroundings): readonly MapApp[] {
  const isAndroid = /Android/i.test(userAgent);
  const isApple = /iPhone|iPad|iPod|Macintosh|Mac OS X/.test(userAgent) || /^(?:Mac|iP)/.test(platform);
  const chinese: MapApp[] = ['amap', 'baidu', 'tencent'];
  const own: MapApp[] = isAndroid ? ['geo'] : isApple ? ['apple'] : [];
  const world: MapApp[] = ['google', 'osm'];
  if (isInChina) return [...own, ...chinese, ...world];
  return [...own, ...world, ...(/^zh\b/i.test(language) ? chinese : [])];
}

/** In degrees, as URLs have it: never as 1e-7 or -0. */
export const degreesText = (degrees: number): string => String(Number(degrees.toFixed(6)) || 0);

/** Without control characters and half characters, on which `encodeURIComponent` throws, and in one line. */
function plain(text = ''): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Also the characters that `encodeURIComponent` leaves, since brackets have a meaning in `geo:`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');

/** Tells the vendor who asks, as their terms want. */
const SOURCE = 'nacre';

const URLS: Record<MapApp, (at: string, name: string, place: Destination) => string> = {
  geo: (at, name) => `geo:${at}?q=${at}${name && `${encode(`(${name})`).replace(/^%28/, '(').replace(/%29$/, ')')}`}`,
  apple: (at, name) => `https://maps.apple.com/?${query({ daddr: at, ...(name && { q: name }) })}`,
  google: (at) => `https://www.google.com/maps/dir/?${query({ api: '1', destination: at })}`,
  osm: (at) => `https://www.openstreetmap.org/directions?${query({ route: `;${at}` })}`,
  // A comma would end the name.
  amap: (_, name, { latitude, longitude }) =>
    `https://uri.amap.com/navigation?${query({
      to: [degreesText(longitude), degreesText(latitude), name.replaceAll(',', ' ')].filter(Boolean).join(','),
      mode: 'car',
      coordinate: 'gaode',
      callnative: '1',
      src: SOURCE,
    })}`,
  // It wants a title and a content.
  baidu: (at, name, { address }) =>
    `https://api.map.baidu.com/marker?${query({
      location: at,
      title: name || at,
      content: plain(address) || name || at,
      coord_type: 'bd09ll',
      output: 'html',
      src: SOURCE,
    })}`,
  tencent: (at, name) =>
    `https://apis.map.qq.com/uri/v1/routeplan?${query({ type: 'drive', to: name || at, tocoord: at, referer: SOURCE })}`,
};

/** The URL that opens an app at a place. All that comes from data is encoded. */
export function mapUrl(app: MapApp, place: Destination): string {
  const at = `${degreesText(place.latitude)},${degreesText(place.longitude)}`;
  return URLS[app](at, plain(place.name), place);
}

/** A page that shows a place to anybody, to share it. WGS 84. */
export function placeUrl({ latitude, longitude }: GeoPoint, zoom = 17): string {
  const [lat, lon] = [degreesText(latitude), degreesText(longitude)];
  return `https://www.openstreetmap.org/?${query({ mlat: lat, mlon: lon })}#map=${zoom}/${lat}/${lon}`;
}

/** What is copied: name, address and position, each in a line. */
export function placeText({ latitude, longitude, name, address }: Destination): string {
  const at = `${degreesText(latitude)}, ${degreesText(longitude)}`;
  return [...new Set([plain(name), plain(address), at])].filter(Boolean).join('\n');
}
