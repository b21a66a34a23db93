import { callSync } from '../../call-sync.js';
import type { ContextRoot } from '../contexts/web/context-element.js';
import { within } from '../contexts/web/within.js';
import { mapContext } from './defined.js';
import type { MapContext } from './types.js';
import { webMapContext } from './web/map-context.js';

/** Controls the map of an id. */
export const createMapContext = (mapId: string, component?: ContextRoot): MapContext =>
  callSync(mapContext, { mapId, ...within(component) }, (options) => ({ context: webMapContext(options) })).context;
