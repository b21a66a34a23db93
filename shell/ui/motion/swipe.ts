import { lazy } from '../../../elements/base/lazy.js';
import { Feature } from '../base/feature.js';

/** Back by a swipe from the edge. */
export const SWIPE_BACK = new Feature(lazy(() => import('./swipe-back.js')));
