import { expect, waitUntil } from '@open-wc/testing';
import { createBase } from '../../../../elements/map/base/create.js';
import type { RasterBaseMap } from '../../../../elements/internal/geo/base-map.js';
import type { BaseLayer } from '../../../../elements/map/types.js';
import { distance } from '../../../../elements/internal/geo/points.js';
import { stageFor, type StageOptions } from './stage.js';

const TILES = '/__map__/tiles/{z}/{x}/{y}.png';

let stage: ReturnType<typeof stageFor>;
let base: BaseLayer | undefined;

function show(raster: Partial<RasterBaseMap> = {}, options: StageOptions = {}): BaseLayer {
  stage = stageFor(options);
  return (base = createBase(stage, { type: 'raster', url: TILES, attribution: '', ...raster }));
}

const tiles = (): HTMLImageElement[] => [...stage.root.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
const pathOf = (image: HTMLImageElement): string => new URL(image.src).pathname;
const layer = (): HTMLElement => stage.root.querySelector<HTMLElement>('.nc-raster')!;

describe('a base map of pictures', () => {
  afterEach(() => {
    base?.destroy();
    stage.remove();
    base = undefined;
  });

  it('shows the tiles of its template', async () => {
    await show().ready;
    expect(tiles().map(pathOf)).to.include('/__map__/tiles/5/16/11.png');
    expect(tiles().every((image) => image.complete && image.naturalWidth > 0)).to.equal(true);
  });

  it('may be a text', async () => {
    stage = stageFor();
    base = createBase(stage, TILES);
    await base.ready;
    expect(tiles()).not.to.have.lengthOf(0);
  });

  it('fills in servers and what sharp screens need', async () => {
    await show({ url: '/__map__/tiles/{z}/{x}/{y}{r}.png?server={s}', subdomains: ['one', 'two'] }).ready;
    const servers = new Set(tiles().map((image) => new URL(image.src).searchParams.get('server')));
    expect([...servers].sort()).to.deep.equal(['one', 'two']);
    expect(tiles().every((image) => image.src.includes('@2x') === devicePixelRatio > 1)).to.equal(true);
  });

  it('enlarges the last tiles that there are', async () => {
    await show({ maxNativeZoom: 3 }).ready;
    expect(tiles().every((image) => pathOf(image).startsWith('/__map__/tiles/3/'))).to.equal(true);
  });

  it('is there although some tiles fail', async () => {
    const answer = await fetch('/__map__/tiles/5/15/11.png');
    expect(answer.ok).to.equal(true);
    await show({ url: `${TILES}?status={s}`, subdomains: ['200', '404'] }).ready;
    expect(tiles().some((image) => image.naturalWidth > 0)).to.equal(true);
    expect(tiles().some((image) => image.naturalWidth === 0)).to.equal(true);
  });

  it('says that none could be loaded', async () => {
    const error = await show({ url: `${TILES}?status=503` }).ready.catch((reason: Error) => reason);
    expect(String(error)).to.match(/^Error: no tile of \/__map__\/tiles.*could be loaded \(\d+ were asked for\)$/);
  });

  it('waits for slow tiles', async () => {
    await show({ url: `${TILES}?delay=200` }).ready;
    expect(tiles().every((image) => image.complete)).to.equal(true);
  });

  it('loads again when the network is back', async () => {
    const { ready } = show({ url: `${TILES}?status=503` });
    await ready.catch(() => {});
    const before = tiles()[0];
    dispatchEvent(new Event('online'));
    await waitUntil(() => tiles().length && tiles()[0] !== before);
  });

  it('is darkened in the dark', async () => {
    await show({}, { isDark: true }).ready;
    expect(getComputedStyle(layer()).filter).to.contain('invert(1)');
    stage.isDark = false;
    base!.restyle();
    expect(getComputedStyle(layer()).filter).to.equal('none');
  });

  it('has tiles of its own for the dark', async () => {
    await show({ darkUrl: `${TILES}?color=000000` }).ready;
    expect(tiles().some((image) => image.src.includes('color='))).to.equal(false);
    stage.isDark = true;
    base!.restyle();
    await waitUntil(() => tiles().length > 0 && tiles().every((image) => image.src.includes('color=000000')));
    expect(getComputedStyle(layer()).filter).to.equal('none');
  });

  it('goes with the map, and asks for nothing afterwards', async () => {
    await show().ready;
    base!.destroy();
    expect(tiles()).to.have.lengthOf(0);
    dispatchEvent(new Event('online'));
    expect(tiles()).to.have.lengthOf(0);
  });
});

describe('a base map of pictures in GCJ-02', () => {
  const BEIJING = { latitude: 39.9087, longitude: 116.3975, zoom: 16 };

  afterEach(() => {
    base?.destroy();
    stage.remove();
    base = undefined;
  });

  /** What of the tiles is in the middle of the map, in their coordinates. */
  function centerOfTiles(): { latitude: number; longitude: number } {
    const image = tiles().find((each) => each.complete)!;
    const [z, x, y] = pathOf(image).match(/\d+/g)!.map(Number) as [number, number, number];
    const frame = stage.container.getBoundingClientRect();
    const box = image.getBoundingClientRect();
    const size = 2 ** z;
    const across = (x + (frame.left + frame.width / 2 - box.left) / box.width) / size;
    const down = (y + (frame.top + frame.height / 2 - box.top) / box.height) / size;
    return {
      longitude: across * 360 - 180,
      latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI,
    };
  }

  it('shows the place that the map shows', async () => {
    await show({ coordinates: 'gcj02' }, BEIJING).ready;
    expect(distance(centerOfTiles(), { latitude: 39.9101, longitude: 116.40374 })).to.be.below(20);
  });

  it('follows the map, and is below what is drawn on it', async () => {
    await show({ coordinates: 'gcj02' }, BEIJING).ready;
    stage.map.setView([31.2304, 121.4737], 15, { animate: false });
    await waitUntil(() => tiles().some((image) => image.complete && pathOf(image).includes('/tiles/15/')));
    await waitUntil(() => distance(centerOfTiles(), { latitude: 31.22847, longitude: 121.47821 }) < 40);
    const frame = stage.container.getBoundingClientRect();
    const top = stage.root.elementFromPoint(frame.left + 50, frame.top + 50)!;
    expect(tiles()[0]!.closest('[inert]')!.contains(top)).to.equal(false);
  });

  it('goes along with a zoom that is animated', async () => {
    await show({ coordinates: 'gcj02' }, BEIJING).ready;
    const { map } = stage;
    const underlay = stage.root.querySelector<HTMLElement>('[inert]')!;
    const before = underlay.getBoundingClientRect();
    const center = map.containerPointToLatLng([100, 100]);
    map.fire('zoomanim', { center, zoom: map.getZoom() + 1, noUpdate: false });
    await Promise.all(underlay.getAnimations().map((animation) => animation.finished));
    const after = underlay.getBoundingClientRect();
    // What was at 100, 100 of 400 by 300 px is in the middle now, and all is twice as large.
    expect(after.width).to.be.closeTo(before.width * 2, 0.5);
    expect(after.left + 2 * 100 - before.left).to.be.closeTo(before.width / 2, 1.5);
    expect(after.top + 2 * 100 - before.top).to.be.closeTo(before.height / 2, 1.5);
    map.setView(center, map.getZoom() + 1, { animate: false });
    expect(underlay.getBoundingClientRect().width).to.equal(before.width);
  });

  it('goes with the map', async () => {
    await show({ coordinates: 'gcj02' }, BEIJING).ready;
    base!.destroy();
    expect(stage.root.querySelectorAll('[inert], img')).to.have.lengthOf(0);
  });
});
