import { expect, waitUntil } from '@open-wc/testing';
import {
  ErrCode,
  getLocation,
  onLocationChange,
  onLocationChangeError,
  startLocationUpdate,
  stopLocationUpdate,
} from 'nacre/device';
import { cdp, grantPermissions, refuseOnce } from '../helpers/commands.js';
import { expectFailure } from './helpers.js';

const be = (place: object) => cdp('Emulation.setGeolocationOverride', place);

describe('a real position', () => {
  it('is denied, unavailable, or told with all that the device knows', async () => {
    await grantPermissions();
    await expectFailure(getLocation(), /^getLocation:fail the user, the browser/, ErrCode.permission);
    await expectFailure(startLocationUpdate(), /^startLocationUpdate:fail the user/, ErrCode.permission);
    await grantPermissions('geolocation');
    await be({});
    await expectFailure(getLocation(), /^getLocation:fail the device cannot tell/, ErrCode.notFound);
    await be({
      latitude: -33.85,
      longitude: 151.2,
      accuracy: 5,
      altitude: 70,
      altitudeAccuracy: 2,
      speed: 4,
      heading: 270,
    });
    expect(await getLocation({ altitude: true })).to.include({
      latitude: -33.85,
      longitude: 151.2,
      accuracy: 5,
      altitude: 70,
      verticalAccuracy: 2,
      speed: 4,
      heading: 270,
    });
  });

  it('is followed', async () => {
    await grantPermissions('geolocation');
    await be({ latitude: 1, longitude: 2, accuracy: 3 });
    const seen: number[] = [];
    const stop = onLocationChange(({ latitude }) => seen.push(latitude));
    await startLocationUpdate();
    await waitUntil(() => seen.includes(1));
    await be({ latitude: 10, longitude: 2, accuracy: 3 });
    await waitUntil(() => seen.includes(10));
    await stopLocationUpdate();
    await be({ latitude: 20, longitude: 2, accuracy: 3 });
    await getLocation();
    stop();
    expect(seen).to.not.include(20);
  });

  it('need not come for the updates to begin where the user has allowed it', async () => {
    await grantPermissions('geolocation');
    const { watchPosition } = Geolocation.prototype;
    let lose!: PositionErrorCallback;
    Geolocation.prototype.watchPosition = (_take, fail) => {
      lose = fail!;
      return 0;
    };
    const codes: number[] = [];
    const stop = onLocationChangeError(({ errCode }) => codes.push(errCode));
    await startLocationUpdate();
    lose({ code: 2, message: '' } as GeolocationPositionError);
    await stopLocationUpdate();
    Geolocation.prototype.watchPosition = watchPosition;
    stop();
    expect(codes).to.deep.equal([ErrCode.notFound]);
  });

  it('is converted by code that loads when it is needed, and again after a failure', async () => {
    await grantPermissions('geolocation');
    await be({ latitude: 1, longitude: 2, accuracy: 3 });
    refuseOnce('gcoord');
    await getLocation();
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('gcoord'))).to.deep.equal([]);
    await expectFailure(
      getLocation({ type: 'bd09' }),
      'getLocation:fail the code that converts to bd09 did not load',
      ErrCode.network,
    );
    await be({ latitude: 3, longitude: 2, accuracy: 3 });
    expect(await getLocation({ type: 'bd09' })).to.include({ latitude: 3, longitude: 2 });
  });
});
