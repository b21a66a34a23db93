import { lazy } from '../base/lazy.js';
import { provideLibrary } from '../base/libraries.js';

/** hls.js, for streams in `nc-video` where the browser plays none. */
provideLibrary(
  'hls',
  lazy(() => import('hls.js/light')),
);
