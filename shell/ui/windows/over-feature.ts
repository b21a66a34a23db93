import { lazy } from '../../../elements/base/lazy.js';
import { Feature } from '../base/feature.js';

/** A window over the pages, which apps on wide screens never need. */
export const WINDOW_OVER = new Feature(lazy(() => import('./over.js')));
