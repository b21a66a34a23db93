import { lazy } from '../base/lazy.js';
import { provideLibrary } from '../base/libraries.js';

const importPainter = /* @__PURE__ */ lazy(() => import('protomaps-leaflet'));
const importFlavors = /* @__PURE__ */ lazy(() => import('@protomaps/basemaps'));

/** Protomaps, for vector base maps. */
provideLibrary('protomaps', async () => {
  const [painter, { namedFlavor }] = await Promise.all([importPainter(), importFlavors()]);
  return { ...painter, namedFlavor };
});
