import type {
  BaseMap,
  EmbeddedBaseMap,
  RasterBaseMap,
  VectorBaseMap,
  VendorBaseMap,
} from '../../internal/geo/base-map.js';
import type { BaseLayer, MapStage } from '../types.js';
import { createEmbedded } from './embedded/embedded.js';

type Description = EmbeddedBaseMap | RasterBaseMap | VectorBaseMap | VendorBaseMap;

/** The base map of a description; throws an Error that says what is wrong with it. */
export function createBase(stage: MapStage, base: BaseMap | undefined): BaseLayer {
  const description = describe(base);
  if (description.type === 'embedded') return createEmbedded(stage);
  throw new Error(`baseMap: ${description.type} is not there yet`);
}

function describe(base: BaseMap | undefined): Description {
  if (!base || base === 'embedded') return { type: 'embedded' };
  if (typeof base !== 'string') return base as Description;
  throw new Error('baseMap');
}
