import { expect, waitUntil } from '@open-wc/testing';
import { createBase } from '../../../../elements/map/base/create.js';
import { distance } from '../../../../elements/internal/geo/points.js';
import type { VendorBaseMap } from '../../../../elements/internal/geo/base-map.js';
import type { BaseLayer } from '../../../../elements/map/types.js';
import { holdTimers } from '../../../helpers/timers.js';
import { stageFor, type StageOptions } from './stage.js';

interface FakeMap {
  readonly options: Record<string, unknown>;
  tell(type: string): void;
}

const page = globalThis as unknown as {
  vendorCalls: [name: string, ...args: unknown[]][];
  vendorMaps: FakeMap[];
  vendorScripts: string[];
  gm_authFailure?: (() => void) | undefined;
};

const BEIJING = { latitude: 39.9087, longitude: 116.3975, zoom: 12 };
/** The same place in GCJ-02. */
const MOVED = { latitude: 39.9101, longitude: 116.40374 };
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

let stage: ReturnType<typeof stageFor> | undefined;
let base: BaseLayer | undefined;

async function show(type: VendorBaseMap['type'], options: StageOptions = {}, more: Partial<VendorBaseMap> = {}) {
  stage = stageFor({ ...BEIJING, ...options });
  const scriptUrl = `/__map__/scripts/${type}.js`;
  base = createBase(stage, { type, key: 'a&key=b', scriptUrl, ...more });
  base.ready.catch(() => {});
  const before = page.vendorMaps?.length ?? 0;
  await waitUntil(() => (page.vendorMaps?.length ?? 0) > before);
  return page.vendorMaps.at(-1)!;
}

const last = (name: string): unknown[] | undefined =>
  page.vendorCalls.findLast(([called]) => called === name)?.slice(1);
const frames = (): Element[] => [...stage!.root.querySelectorAll('.vendor')];

function remove(): void {
  base?.destroy();
  stage?.remove();
  base = stage = undefined;
}

const refusalOf = (layer: BaseLayer): Promise<string> =>
  layer.ready.then(
    () => 'ready',
    (error: Error) => error.message,
  );

/** For each: what says that it is drawn, and where the vendor was told to go. */
const VENDORS = {
  google: {
    drawn: 'tilesloaded',
    place() {
      const [{ center, zoom }] = last('moveCamera') as [{ center: { lat: number; lng: number }; zoom: number }];
      return { latitude: center.lat, longitude: center.lng, zoom };
    },
  },
  tencent: {
    drawn: 'tilesloaded',
    place() {
      const [{ lat, lng }] = last('setCenter') as [{ lat: number; lng: number }];
      return { latitude: lat, longitude: lng, zoom: last('setZoom')![0] as number };
    },
  },
  amap: {
    drawn: 'complete',
    place() {
      const [zoom, [longitude, latitude]] = last('setZoomAndCenter') as [number, [number, number]];
      return { latitude, longitude, zoom };
    },
  },
} as const;

for (const [type, { drawn, place }] of Object.entries(VENDORS) as [VendorBaseMap['type'], (typeof VENDORS)['google']][])
  describe(`the base map of ${type}`, () => {
    afterEach(remove);

    it('loads its script once, with the key, and is ready when it is drawn', async () => {
      const map = await show(type);
      let isReady = false;
      void base!.ready.then(() => (isReady = true));
      expect(isReady).to.equal(false);
      map.tell(drawn);
      await base!.ready;
      const scripts = page.vendorScripts.filter((src) => src.includes(`/${type}.js`));
      expect(scripts).to.have.lengthOf(1);
      expect(new URL(scripts[0]!).searchParams.getAll('key')).to.deep.equal(['a&key=b']);
    });

    it('shows the place of the map, in its own coordinates', async () => {
      await show(type);
      expect(distance(place(), MOVED)).to.be.below(20);
      expect(place().zoom).to.equal(12);
      stage!.map.setView([PARIS.latitude, PARIS.longitude], 9, { animate: false });
      await waitUntil(() => place().zoom === 9);
      expect(distance(place(), PARIS)).to.be.below(1);
    });

    it('takes no input of its own', async () => {
      await show(type);
      expect(getComputedStyle(frames()[0]!.parentElement!).pointerEvents).to.equal('none');
      expect(frames()[0]!.closest('[inert]')).to.exist;
    });

    it('goes with the map', async () => {
      await show(type);
      base!.destroy();
      expect(frames()).to.have.lengthOf(0);
      const calls = page.vendorCalls.length;
      stage!.map.setView([0, 0], 5, { animate: false });
      expect(page.vendorCalls).to.have.lengthOf(calls);
    });

    it('is not made if it went before its script came', async () => {
      const maps = page.vendorMaps.length;
      stage = stageFor(BEIJING);
      base = createBase(stage, { type, key: 'k', scriptUrl: `/__map__/scripts/${type}.js?late` });
      base.destroy();
      await base.ready;
      expect(page.vendorMaps).to.have.lengthOf(maps);
      expect(frames()).to.have.lengthOf(0);
    });
  });

describe('the look of vendors’ maps', () => {
  afterEach(remove);

  it('is dark at Google by a new map', async () => {
    const map = await show('google', { isDark: true });
    expect(map.options['colorScheme']).to.equal('DARK');
    expect(map.options).to.include({ disableDefaultUI: true, gestureHandling: 'none', keyboardShortcuts: false });
    stage!.isDark = false;
    base!.restyle();
    expect(page.vendorMaps.at(-1)!.options['colorScheme']).to.equal('LIGHT');
    expect(frames()).to.have.lengthOf(1);
  });

  it('is dark at Tencent by a filter', async () => {
    await show('tencent', { isDark: true });
    expect(getComputedStyle(frames()[0]!.parentElement!).filter).to.contain('invert');
  });

  it('is dark at AMap by a style', async () => {
    const map = await show('amap', { isDark: true, language: 'zh-CN' });
    expect(map.options).to.include({ mapStyle: 'amap://styles/dark', lang: 'zh_cn' });
    stage!.isDark = false;
    base!.restyle();
    expect(last('setMapStyle')).to.deep.equal(['amap://styles/normal']);
  });
});

describe('keys of vendors', () => {
  afterEach(remove);

  for (const type of ['tencent', 'amap'] as const) {
    it(`are waited for at ${type} for 20 seconds, and no longer than the map is there`, async () => {
      const timers = holdTimers(20_000);
      try {
        await show(type);
        timers.run();
        expect(await refusalOf(base!)).to.contain('no map was drawn');
        remove();
        await show(type);
        const layer = base!;
        layer.destroy();
        timers.run();
        expect(await refusalOf(layer)).to.equal('ready');
      } finally {
        timers.restore();
      }
    });
  }

  it('that Google refuses fail the map, and the page hears of it too', async () => {
    let heard = 0;
    const own = () => heard++;
    page.gm_authFailure = own;
    await show('google');
    page.gm_authFailure!();
    expect(await refusalOf(base!)).to.match(/^Google Maps: the key was refused \(gm_authFailure\)/);
    expect(heard).to.equal(1);
  });

  it('of AMap bring a security code, before the script runs', async () => {
    delete (globalThis as { AMap?: unknown }).AMap;
    await show('amap', {}, { securityCode: 'secret', scriptUrl: '/__map__/scripts/amap.js?secure' });
    expect(last('security')).to.deep.equal([{ securityJsCode: 'secret' }]);
  });

  it('with a script that does not load fail with the vendor’s name', async () => {
    delete (globalThis as { TMap?: unknown }).TMap;
    stage = stageFor();
    base = createBase(stage, { type: 'tencent', key: 'k', scriptUrl: '/__map__/scripts/tencent.js?status=500' });
    expect(await refusalOf(base)).to.match(/^Tencent Maps: the script could not be loaded/);
  });
});
