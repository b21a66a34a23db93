import type { BaseMap } from '../../internal/geo/base-map.js';
import type { BaseLayer, MapStage } from '../types.js';

/** The map below the overlays: for now the colour of water. */
export function createBase(_stage: MapStage, _base: BaseMap | undefined): BaseLayer {
  return { ready: Promise.resolve(), attribution: [], restyle() {}, destroy() {} };
}
