import type { Kind } from '../element/kinds.js';
import type { BaseMap } from './base-map.js';

const TYPES: readonly unknown[] = ['embedded', 'raster', 'vector', 'google', 'tencent', 'amap'];

/** A name, a URL, or an object with a known `type`; also as JSON. */
export const BASE_MAP: Kind = {
  expected: 'embedded, the URL of a map, or an object with its type',
  read(value, refuse) {
    const data: unknown = typeof value === 'string' && value.trimStart().startsWith('{') ? JSON.parse(value) : value;
    if (typeof data === 'string') return data.trim() || undefined;
    return typeof data === 'object' && TYPES.includes((data as { type?: unknown }).type) ? data : refuse();
  },
};

/** Whether it is the map in Nacre itself, which is the default. */
export const isEmbedded = (base: BaseMap = 'embedded'): boolean =>
  base === 'embedded' || (typeof base === 'object' && base.type === 'embedded');
