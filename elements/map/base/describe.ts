import type {
  BaseMap,
  EmbeddedBaseMap,
  RasterBaseMap,
  VectorBaseMap,
  VendorBaseMap,
} from '../../internal/geo/base-map.js';

export type VendorDescription<Type> = VendorBaseMap & { readonly type: Type };

export type BaseDescription =
  | EmbeddedBaseMap
  | RasterBaseMap
  | VectorBaseMap
  | VendorDescription<'google'>
  | VendorDescription<'tencent'>
  | VendorDescription<'amap'>;

/** What may be in the URL template of a raster map. */
const VARIABLES = ['x', 'y', '-y', 'z', 's', 'r'];
const SYSTEMS = ['wgs84', 'gcj02', 'bd09'];
const TEMPLATE = 'a URL template with {z}, {x} and {y}';

/** The description of a base map, complete and checked. */
export function describeBase(base: BaseMap): BaseDescription {
  if (typeof base === 'string') return ofText(base);
  const { type } = base;
  switch (type) {
    case 'embedded':
      return base;
    case 'raster':
      checkTemplate('url', base.url);
      if (base.darkUrl !== undefined) checkTemplate('darkUrl', base.darkUrl);
      if (base.coordinates !== undefined && !SYSTEMS.includes(base.coordinates))
        wrong(`coordinates of a raster map are one of ${SYSTEMS.join(', ')}`, base.coordinates);
      return base;
    case 'vector':
      if (!isArchive(base.url) && !isTemplate(base.url))
        wrong(`the url of a vector map is that of a .pmtiles file, or ${TEMPLATE}`, base.url);
      return base;
    case 'google':
    case 'tencent':
    case 'amap':
      if (typeof base.key !== 'string' || !base.key) wrong(`a map of type ${type} needs a key`, base.key);
      return base as BaseDescription;
    default:
      return wrong('type is one of embedded, raster, vector, google, tencent, amap', type);
  }
}

function ofText(text: string): BaseDescription {
  if (text === 'embedded') return { type: 'embedded' };
  if (isArchive(text)) return { type: 'vector', url: text };
  if (!isTemplate(text)) wrong(`a text is embedded, the URL of a .pmtiles file, or ${TEMPLATE}`, text);
  checkTemplate('url', text);
  return { type: 'raster', url: text, attribution: '' };
}

const isArchive = (url: unknown): boolean => typeof url === 'string' && /^[^?#]*\.pmtiles(?:$|[?#])/.test(url);

const isTemplate = (url: unknown): url is string =>
  typeof url === 'string' && url.includes('{z}') && url.includes('{x}') && /\{-?y\}/.test(url);

function checkTemplate(name: string, url: unknown): void {
  if (!isTemplate(url)) return wrong(`${name} is ${TEMPLATE}`, url);
  const unknown = [...url.matchAll(/\{([^}]*)\}/g)].find(([, variable]) => !VARIABLES.includes(variable!));
  if (unknown) wrong(`${name} may contain {z}, {x}, {y}, {-y}, {s} and {r}, not ${unknown[0]}`, url);
}

function wrong(expected: string, got: unknown): never {
  throw new TypeError(`baseMap: ${expected}; got ${JSON.stringify(got) ?? String(got)}`);
}
