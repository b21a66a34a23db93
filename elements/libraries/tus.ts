import { lazy } from '../base/lazy.js';
import { provideLibrary } from '../base/libraries.js';

/** tus-js-client, for `uploadResumable`. */
provideLibrary(
  'tus',
  lazy(() => import('tus-js-client')),
);
