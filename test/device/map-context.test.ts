import 'nacre/elements/map';
import { expect, fixture } from '@open-wc/testing';
import {
  createMapContext,
  createSelectorQuery,
  device,
  ErrCode,
  type DeviceError,
  type MapContext,
} from 'nacre/device';
import type { NcMap } from 'nacre/elements/map';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const ROME = { latitude: 41.9, longitude: 12.5 };

const createMap = () =>
  fixture<NcMap>(
    '<nc-map id="town" style="width: 400px; height: 300px" latitude="0" longitude="0" scale="9"></nc-map>',
  );

const failure = (promise: Promise<unknown>): Promise<DeviceError> =>
  promise.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: DeviceError) => error,
  );

describe('createMapContext', () => {
  it('reads where the map is; zero is a coordinate', async () => {
    await createMap();
    const context = createMapContext('town');
    expect(await context.getCenterLocation()).to.deep.equal({
      latitude: 0,
      longitude: 0,
      errMsg: 'getCenterLocation:ok',
    });
    expect(await context.getScale()).to.deep.equal({ scale: 9, errMsg: 'getScale:ok' });
    const { southwest, northeast } = await context.getRegion();
    expect(southwest.longitude).to.be.closeTo(-northeast.longitude, 1e-9);
  });

  it('moves the map, and shows points', async () => {
    const map = await createMap();
    const context = createMapContext('town');
    await context.moveToLocation(PARIS);
    expect([map.latitude, map.longitude]).to.deep.equal([PARIS.latitude, PARIS.longitude]);
    await context.moveToLocation({ latitude: 0, longitude: 0 });
    expect([map.latitude, map.longitude]).to.deep.equal([0, 0]);
    await context.includePoints({ points: [PARIS, ROME], padding: [10, 10, 10, 10] });
    expect(map.latitude).to.be.within(ROME.latitude, PARIS.latitude);
    const { southwest, northeast } = await context.getRegion();
    expect(southwest.longitude).to.be.below(PARIS.longitude);
    expect(northeast.longitude).to.be.above(ROME.longitude);
  });

  it('adds, moves and removes markers', async () => {
    const map = await createMap();
    const context = createMapContext('town');
    await context.addMarkers({ markers: [{ id: 1, ...PARIS }] });
    await context.addMarkers({ markers: [{ id: 2, ...ROME }] });
    expect(map.markers.map(({ id }) => id)).to.deep.equal([1, 2]);
    await map.updateComplete;
    let count = 0;
    const options = { markerId: 1, destination: ROME, duration: 0 };
    expect(await context.translateMarker({ ...options, animationEnd: () => count++ })).to.deep.equal({
      errMsg: 'translateMarker:ok',
    });
    expect(count).to.equal(1);
    await context.moveAlong({ markerId: 2, path: [ROME, PARIS], duration: 0 });
    await context.removeMarkers({ markerIds: ['1'] });
    expect(map.markers.map(({ id }) => id)).to.deep.equal([2]);
    await context.addMarkers({ markers: [{ id: 3, ...PARIS }], clear: true });
    expect(map.markers.map(({ id }) => id)).to.deep.equal([3]);
  });

  it('tells by callbacks too', async () => {
    await createMap();
    const context = createMapContext('town');
    const told: string[] = [];
    await context.getScale({
      success: ({ scale, errMsg }) => told.push(`success ${scale} ${errMsg}`),
      complete: ({ errMsg }) => told.push(`complete ${errMsg}`),
    });
    await failure(
      context.translateMarker({
        markerId: 9,
        destination: PARIS,
        fail: ({ errMsg }) => told.push(`fail ${errMsg}`),
        complete: ({ errMsg }) => told.push(`complete ${errMsg.split(' ')[0]}`),
      }),
    );
    expect(told).to.deep.equal([
      'success 9 getScale:ok',
      'complete getScale:ok',
      'fail translateMarker:fail There is no marker with the id 9.',
      'complete translateMarker:fail',
    ]);
  });

  it('fails without the map, the marker or the arguments', async () => {
    const context = createMapContext('town');
    const missing = await failure(context.getScale());
    expect(missing).to.include({
      errCode: ErrCode.notFound,
      errMsg: 'getScale:fail mapId: no map "town" on this page',
    });
    await createMap();
    const cases: [Promise<unknown>, number, string][] = [
      [context.translateMarker({ markerId: 9, destination: PARIS }), ErrCode.notFound, 'translateMarker'],
      [context.moveToLocation({ latitude: 100, longitude: 0 }), ErrCode.invalid, 'moveToLocation:fail latitude'],
      [context.moveToLocation({ latitude: 1 }), ErrCode.invalid, 'moveToLocation:fail longitude'],
      [context.includePoints({ points: [] }), ErrCode.invalid, 'includePoints:fail points'],
      [context.addMarkers({ markers: [{} as never] }), ErrCode.invalid, 'addMarkers:fail markers'],
      [context.removeMarkers({ markerIds: [{} as never] }), ErrCode.invalid, 'removeMarkers:fail markerIds'],
      [context.openMapApp({ latitude: NaN, longitude: 0 }), ErrCode.invalid, 'openMapApp:fail latitude'],
    ];
    for (const [promise, errCode, start] of cases) {
      const error = await failure(promise);
      expect(error.errMsg.startsWith(start), error.errMsg).to.equal(true);
      expect(error.errCode, error.errMsg).to.equal(errCode);
    }
  });

  it('opens a place by openLocation', async () => {
    await createMap();
    const host = new AbortController();
    let options: object = {};
    device.addEventListener(
      'openLocation',
      (event) => {
        ({ options } = event);
        event.respondWith({});
      },
      host,
    );
    await createMapContext('town').openMapApp({ ...PARIS, destination: 'Paris' });
    host.abort();
    expect(options).to.deep.include({ ...PARIS, name: 'Paris' });
  });

  it('is answered by a host, refused for a wrong id, and given by a selector query', async () => {
    let error: unknown;
    try {
      createMapContext('');
    } catch (reason) {
      error = reason;
    }
    expect(error).to.include({ errCode: ErrCode.invalid });
    const own = {} as MapContext;
    const host = new AbortController();
    device.addEventListener('createMapContext', (event) => event.respondWith({ context: own }), host);
    expect(createMapContext('town') === own).to.equal(true);
    host.abort();
    await createMap();
    const found = await new Promise<{ context?: unknown }>((resolve) =>
      createSelectorQuery()
        .select('#town')
        .context((result) => resolve(result as { context?: unknown }))
        .exec(),
    );
    expect(await (found.context as MapContext).getScale()).to.include({ scale: 9 });
  });
});
