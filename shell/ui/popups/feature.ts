import { lazy } from '../../../elements/base/lazy.js';
import { Feature } from '../base/feature.js';

/** Pages in sheets and dialogs. */
export const POPUPS = new Feature(lazy(() => import('./popup.js')));
