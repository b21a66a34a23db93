import { lazy } from '../../../elements/base/lazy.js';
import { Feature } from '../base/feature.js';

/** Pull to refresh. */
export const REFRESHER = new Feature(lazy(() => import('./refresher.js')));
