import { expect, waitUntil } from '@open-wc/testing';
import {
  device,
  ErrCode,
  getLocation,
  type LocationChangeError,
  type LocationResult,
  offLocationChange,
  onLocationChange,
  onLocationChangeError,
  startLocationUpdate,
  stopLocationUpdate,
  support,
} from 'nacre/device';
import { convertCoordinates, loadCoordinates } from '../../elements/internal/geo/coordinates.js';
import { ABROAD, CHINESE_CITIES } from '../helpers/china.js';
import { holdTimers } from '../helpers/timers.js';
import { expectFailure, tick } from './helpers.js';
import { fakeGeolocation, type FakeGeolocation } from './location-fixture.js';

let geolocation: FakeGeolocation;
beforeEach(() => {
  geolocation = fakeGeolocation();
});
afterEach(async () => {
  await stopLocationUpdate();
  geolocation.restore();
});

describe('getLocation', () => {
  const asked = (count = 1) => waitUntil(() => geolocation.asked.length === count);

  it('tells each value as itself, and null for what the device cannot tell', async () => {
    const all = getLocation();
    await asked();
    geolocation.give({ altitude: 30, altitudeAccuracy: 4, speed: 1.5, heading: 90 });
    expect(await all).to.deep.equal({
      latitude: 48.8584,
      longitude: 2.2945,
      accuracy: 12,
      horizontalAccuracy: 12,
      altitude: 30,
      verticalAccuracy: 4,
      altitudeAccuracy: 4,
      speed: 1.5,
      heading: 90,
      direction: 90,
      errMsg: 'getLocation:ok',
    });
    const little = getLocation();
    await asked(2);
    geolocation.give({ speed: 0, heading: NaN });
    expect(await little).to.include({ altitude: null, verticalAccuracy: null, speed: 0, heading: null });
  });

  it('measures as well as wanted, for 60000 ms', async () => {
    const calls = [
      getLocation(),
      getLocation({ altitude: true }),
      getLocation({ isHighAccuracy: true, timeout: 9000 }),
    ];
    await asked(3);
    geolocation.give();
    await Promise.all(calls);
    expect(geolocation.asked).to.deep.equal([
      { enableHighAccuracy: false, timeout: 60_000 },
      { enableHighAccuracy: true, timeout: 60_000 },
      { enableHighAccuracy: true, timeout: 9000 },
    ]);
  });

  it('takes a quick position when the best one takes too long', async () => {
    const here = getLocation({ isHighAccuracy: true, highAccuracyExpireTime: 3000 });
    await asked();
    geolocation.refuse(3);
    await asked(2);
    geolocation.give({ accuracy: 900 });
    expect((await here).accuracy).to.equal(900);
    expect(geolocation.asked).to.deep.equal([
      { enableHighAccuracy: true, timeout: 3000 },
      { enableHighAccuracy: false, timeout: 60_000 },
    ]);
  });

  it('moves positions in China, and no others, for the maps of China', async () => {
    const beijing = { latitude: 39.908823, longitude: 116.39747 };
    const systems = [
      getLocation({ type: 'GCJ02' as 'gcj02' }),
      getLocation({ type: 'bd09' }),
      getLocation({ type: 'wgs84' }),
    ];
    await asked(3);
    geolocation.give(beijing);
    const [gcj02, bd09, wgs84] = await Promise.all(systems);
    expect(gcj02!.latitude).to.be.closeTo(39.910226, 1e-5);
    expect(gcj02!.longitude).to.be.closeTo(116.403714, 1e-5);
    expect(bd09!.latitude).to.be.closeTo(39.916566, 1e-5);
    expect(bd09!.longitude).to.be.closeTo(116.410087, 1e-5);
    expect(wgs84).to.include(beijing);
    const paris = [getLocation({ type: 'gcj02' }), getLocation({ type: 'bd09' })];
    await asked(5);
    geolocation.give();
    for (const position of await Promise.all(paris)) {
      expect(position).to.include({ latitude: 48.8584, longitude: 2.2945 });
    }
  });

  it('moves positions where the map does: within the border of China, not in a rectangle around it', async () => {
    await Promise.all([loadCoordinates('gcj02'), loadCoordinates('bd09')]);
    for (const [name, place] of Object.entries({ ...ABROAD, ...CHINESE_CITIES })) {
      const count = geolocation.asked.length + 2;
      const calls = [getLocation({ type: 'gcj02' }), getLocation({ type: 'bd09' })];
      await asked(count);
      geolocation.give(place);
      const [gcj02, bd09] = await Promise.all(calls);
      expect(gcj02, `${name} in gcj02`).to.include(convertCoordinates(place, 'wgs84', 'gcj02'));
      expect(bd09, `${name} in bd09`).to.include(convertCoordinates(place, 'wgs84', 'bd09'));
      const isMoved = gcj02!.longitude !== place.longitude || bd09!.longitude !== place.longitude;
      expect(isMoved, name).to.equal(name in CHINESE_CITIES);
    }
  });

  it('tells a refusal, a device without a position and a timeout apart', async () => {
    const failed = async (code: number, message?: string) => {
      const count = geolocation.asked.length + 1;
      const call = getLocation();
      call.catch(() => undefined);
      await asked(count);
      geolocation.refuse(code, message);
      return call;
    };
    await expectFailure(
      failed(1, 'User denied Geolocation'),
      'getLocation:fail the user, the browser or a policy denies the position (User denied Geolocation)',
      ErrCode.permission,
    );
    await expectFailure(failed(2), 'getLocation:fail the device cannot tell its position', ErrCode.notFound);
    await expectFailure(failed(3), 'getLocation:fail timeout', ErrCode.timeout);
  });

  it('ends by a timeout or a signal also while the user is asked, and what comes later changes nothing', async () => {
    const outcomes: string[] = [];
    const note = { complete: ({ errMsg }: { errMsg: string }) => void outcomes.push(errMsg) };
    await expectFailure(getLocation({ timeout: 1, ...note }), 'getLocation:fail timeout', ErrCode.timeout);
    const end = new AbortController();
    const aborted = getLocation({ signal: end.signal, ...note });
    end.abort();
    await expectFailure(aborted, 'getLocation:fail abort', ErrCode.abort);
    geolocation.give();
    geolocation.refuse(1);
    await tick();
    expect(outcomes).to.deep.equal(['getLocation:fail timeout', 'getLocation:fail abort']);
  });

  it('needs geolocation, and right arguments', async () => {
    const wrong = (options: object, reason: string) =>
      expectFailure(device.call('getLocation', options), `getLocation:fail ${reason}`, ErrCode.invalid);
    await wrong({ type: 'mars' }, 'type: expected one of wgs84, gcj02, bd09');
    await wrong({ altitude: 'yes' }, 'altitude: expected a boolean');
    await wrong({ highAccuracyExpireTime: -1 }, 'highAccuracyExpireTime: expected a number from 0 on');
    expect(geolocation.asked).to.deep.equal([]);
    expect(support('getLocation').level).to.equal('needs-permission');
    Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
    expect(support('getLocation').level).to.equal('unavailable');
    const reason = 'fail this browser has no geolocation';
    await expectFailure(getLocation(), `getLocation:${reason}`, ErrCode.unsupported);
    await expectFailure(startLocationUpdate(), `startLocationUpdate:${reason}`, ErrCode.unsupported);
  });
});

describe('location updates', () => {
  let seen: LocationResult[];
  let lost: LocationChangeError[];
  let stops: (() => void)[];
  beforeEach(() => {
    seen = [];
    lost = [];
    stops = [onLocationChange((place) => seen.push(place)), onLocationChangeError((error) => lost.push(error))];
  });
  afterEach(() => stops.forEach((stop) => stop()));
  const watching = (count = 1) => waitUntil(() => geolocation.watched.length === count);
  const begin = async (options = {}) => {
    const count = geolocation.watched.length + 1;
    const started = startLocationUpdate(options);
    await watching(count);
    geolocation.move();
    await started;
  };

  it('tell each position between start and stop, and no other', async () => {
    expect(geolocation.watched).to.deep.equal([]);
    await begin({ isHighAccuracy: true });
    geolocation.move({ latitude: 50, speed: 3, altitude: 200 });
    expect(seen).to.have.length(2);
    expect(seen[1]).to.include({ latitude: 50, speed: 3, altitude: 200, altitudeAccuracy: null });
    expect(geolocation.watched).to.deep.equal([{ enableHighAccuracy: true, maximumAge: 0 }]);
    expect((await stopLocationUpdate()).errMsg).to.equal('stopLocationUpdate:ok');
    expect(geolocation.watches).to.equal(0);
    geolocation.move();
    await stopLocationUpdate();
    expect(seen).to.have.length(2);
  });

  it('ask anew where the device is at least every 30000 ms', async () => {
    const timers = holdTimers(30_000);
    try {
      await begin();
      expect(geolocation.asked).to.deep.equal([]);
      timers.run();
      expect(geolocation.asked).to.deep.equal([{ enableHighAccuracy: false, maximumAge: 0, timeout: 30_000 }]);
      geolocation.give({ latitude: 51 });
      timers.run();
      geolocation.refuse(3);
      timers.run();
      geolocation.give({ latitude: 52 });
      expect(seen.map(({ latitude }) => latitude)).to.deep.equal([48.8584, 51, 52]);
      expect(lost).to.deep.equal([{ errMsg: 'onLocationChange:fail timeout', errCode: ErrCode.timeout }]);
      await stopLocationUpdate();
      timers.run();
      expect(geolocation.asked).to.have.length(3);
    } finally {
      timers.restore();
    }
  });

  it('leave out a position that is older than the last one', async () => {
    await begin();
    geolocation.move({ latitude: 10 }, Date.now() + 1000);
    geolocation.move({ latitude: 9 }, Date.now());
    expect(seen.at(-1)!.latitude).to.equal(10);
  });

  it('are converted for the maps of China', async () => {
    await begin({ type: 'gcj02' });
    geolocation.move({ latitude: 39.908823, longitude: 116.39747 });
    expect(seen.at(-1)!.latitude).to.be.closeTo(39.910226, 1e-5);
  });

  it('fail to start where the first position does not come', async () => {
    for (const [code, errCode] of [
      [1, ErrCode.permission],
      [2, ErrCode.notFound],
      [3, ErrCode.timeout],
    ] as const) {
      const started = startLocationUpdate();
      started.catch(() => undefined);
      await watching(code);
      geolocation.lose(code);
      await expectFailure(started, /^startLocationUpdate:fail /, errCode);
      expect(geolocation.watches).to.equal(0);
    }
    expect(lost).to.deep.equal([]);
  });

  it('tell later errors, and go on, but not without the permission', async () => {
    await begin();
    geolocation.lose(2);
    geolocation.move({ latitude: 60 });
    expect(geolocation.watches).to.equal(1);
    geolocation.lose(1);
    expect(geolocation.watches).to.equal(0);
    expect(lost.map(({ errCode }) => errCode)).to.deep.equal([ErrCode.notFound, ErrCode.permission]);
    expect(lost[0]!.errMsg).to.equal('onLocationChange:fail the device cannot tell its position');
    expect(seen.at(-1)!.latitude).to.equal(60);
  });

  it('that still wait end with stop, a signal or a timeout', async () => {
    const stopped = startLocationUpdate();
    await watching();
    await stopLocationUpdate();
    await expectFailure(stopped, 'startLocationUpdate:fail the updates were ended', ErrCode.abort);
    const end = new AbortController();
    const aborted = startLocationUpdate({ signal: end.signal });
    await watching(2);
    end.abort();
    await expectFailure(aborted, 'startLocationUpdate:fail abort', ErrCode.abort);
    expect(geolocation.watches).to.equal(0);
    await expectFailure(startLocationUpdate({ timeout: 1 }), 'startLocationUpdate:fail timeout', ErrCode.timeout);
    expect(geolocation.watches).to.equal(0);
  });

  it('do not begin when they are stopped in the same task', async () => {
    const started = startLocationUpdate();
    started.catch(() => undefined);
    await stopLocationUpdate();
    await expectFailure(started, 'startLocationUpdate:fail the updates were ended', ErrCode.abort);
    expect(geolocation.watches).to.equal(0);
  });

  it('are one for the page: the latest options count, and both calls settle', async () => {
    const first = startLocationUpdate();
    await watching();
    const second = startLocationUpdate({ isHighAccuracy: true });
    await watching(2);
    expect(geolocation.watches).to.equal(1);
    geolocation.move();
    await Promise.all([first, second]);
    expect(seen).to.have.length(1);
    expect(geolocation.watched[1]!.enableHighAccuracy).to.equal(true);
  });

  it('tell the first listener the position that is known', async () => {
    stops.forEach((stop) => stop());
    await begin();
    const late: number[] = [];
    const note = ({ latitude }: LocationResult) => late.push(latitude);
    onLocationChange(note);
    await waitUntil(() => late.length === 1);
    offLocationChange(note);
    geolocation.move();
    expect(late).to.deep.equal([48.8584]);
  });
});
