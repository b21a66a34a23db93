import { lazy } from '../../base/lazy.js';
import type { BaseMap } from '../../internal/geo/base-map.js';
import type { MapStage } from '../stage.js';
import type { BaseLayer } from '../types.js';
import { describeBase, type BaseDescription } from './describe.js';
import { createEmbedded } from './embedded/embedded.js';
import type { Ground } from './ground.js';

/** A module has what is special of one kind of map, and loads with the first of them. */
const raster = /* @__PURE__ */ lazy(() => import('./raster.js'));
const rasterUnderlay = /* @__PURE__ */ lazy(() => import('./raster-underlay.js'));
const vector = /* @__PURE__ */ lazy(() => import('./vector.js'));
const google = /* @__PURE__ */ lazy(() => import('./google.js'));
const tencent = /* @__PURE__ */ lazy(() => import('./tencent.js'));
const amap = /* @__PURE__ */ lazy(() => import('./amap.js'));

const PROTOMAPS = [
  { text: 'Protomaps', url: 'https://protomaps.com' },
  { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
];

/** The map of a description, by default the embedded one; throws an Error that says what is wrong with it. */
export function createBase(stage: MapStage, base: BaseMap | undefined): BaseLayer {
  const description = describeBase(base ?? 'embedded');
  if (description.type === 'embedded') return createEmbedded(stage);
  return new LateBase(attributionOf(description), () => load(stage, description));
}

async function load(stage: MapStage, base: Exclude<BaseDescription, { type: 'embedded' }>): Promise<Ground> {
  switch (base.type) {
    case 'raster': {
      const { coordinates = 'wgs84' } = base;
      if (coordinates === 'wgs84') return (await raster()).createRaster(stage, base);
      return (await rasterUnderlay()).createRasterUnderlay(stage, base, coordinates);
    }
    case 'vector':
      return (await vector()).createVector(stage, base);
    case 'google':
      return (await google()).createGoogle(stage, base);
    case 'tencent':
      return (await tencent()).createTencent(stage, base);
    case 'amap':
      return (await amap()).createAMap(stage, base);
  }
}

function attributionOf(base: Exclude<BaseDescription, { type: 'embedded' }>): BaseLayer['attribution'] {
  // Vendors' maps show their own.
  if (base.type !== 'raster' && base.type !== 'vector') return [];
  const { attribution, attributionUrl, type } = base;
  if (attribution) return [{ text: attribution, ...(attributionUrl && { url: attributionUrl }) }];
  return type === 'vector' ? PROTOMAPS : [];
}

/** A map whose module loads. */
class LateBase implements BaseLayer {
  readonly ready: Promise<void>;
  readonly attribution: BaseLayer['attribution'];
  #base: Ground | undefined;
  #isGone = false;

  constructor(attribution: BaseLayer['attribution'], create: () => Promise<Ground>) {
    this.attribution = attribution;
    this.ready = this.#start(create);
  }

  restyle(): void {
    this.#base?.restyle();
  }

  destroy(): void {
    this.#isGone = true;
    this.#base?.destroy();
  }

  async #start(create: () => Promise<Ground>): Promise<void> {
    const base = await create();
    if (this.#isGone) return base.destroy();
    this.#base = base;
    return base.ready;
  }
}
