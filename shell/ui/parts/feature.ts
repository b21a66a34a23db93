import { lazy } from '../../../elements/base/lazy.js';
import { Feature } from '../base/feature.js';

/** The shell's own notices. */
export const NOTICES = new Feature(lazy(() => import('./shell-notices.js')));
