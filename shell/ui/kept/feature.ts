import { lazy } from '../../../elements/base/lazy.js';
import { Feature } from '../base/feature.js';

/** Drafts: what the user has entered in the fields of a page. */
export const DRAFTS = new Feature(lazy(() => import('./draft-keeper.js')));
