import type { CoordinateSystem } from './types.js';

/** Tiles of pictures by URL. */
export interface RasterBaseMap {
  readonly type: 'raster';
  /** With `{x}`, `{y}`, `{z}`, and as needed `{s}` and `{r}` (`@2x` on sharp screens). */
  readonly url: string;
  /** The same for dark mode. Default: `url`, darkened. */
  readonly darkUrl?: string;
  /** Text, never HTML; `attributionUrl` makes it a link. */
  readonly attribution: string;
  readonly attributionUrl?: string;
  readonly subdomains?: readonly string[];
  /** The last zoom that has tiles; they are enlarged beyond it. Default 18. */
  readonly maxNativeZoom?: number;
  /** In px. Default 256. */
  readonly tileSize?: number;
  /** Of the tiles. Default `wgs84`. */
  readonly coordinates?: CoordinateSystem;
}

/**
 * Vector tiles with the layers of the Protomaps basemap, from one PMTiles file by URL, or by a template with `{z}/{x}/{y}`. The
 * app needs `npm i protomaps-leaflet@5 @protomaps/basemaps@5`, and `import 'nacre/libraries/protomaps'`.
 */
export interface VectorBaseMap {
  readonly type: 'vector';
  readonly url: string;
  readonly attribution?: string;
  readonly attributionUrl?: string;
  readonly maxNativeZoom?: number;
}

/** The map of a vendor, by its own script. */
export interface VendorBaseMap {
  readonly type: 'google' | 'tencent' | 'amap';
  readonly key: string;
  /** AMap's security code. */
  readonly securityCode?: string;
  /** Where the script comes from instead of the vendor: a path of your own server, as a proxy for example. */
  readonly scriptUrl?: string;
}

/** The map in Nacre itself: land, countries, cities. It needs no network. */
export interface EmbeddedBaseMap {
  readonly type: 'embedded';
}

/** A map to draw on. A text is `embedded` or the URL template of a raster map, or of a `.pmtiles` file. */
export type BaseMap = 'embedded' | (string & {}) | EmbeddedBaseMap | RasterBaseMap | VectorBaseMap | VendorBaseMap;
