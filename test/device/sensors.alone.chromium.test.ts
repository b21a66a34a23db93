import { expect, waitUntil } from '@open-wc/testing';
import {
  checkPermission,
  ErrCode,
  onAccelerometerChange,
  onCompassChange,
  onGyroscopeChange,
  requestPermission,
  type SensorReading,
  startAccelerometer,
  startCompass,
  startGyroscope,
} from 'nacre/device';
import { cdp, grantPermissions } from '../helpers/commands.js';
import { expectFailure } from './helpers.js';

const be = async (type: string, reading: object) => {
  await cdp('Emulation.setSensorOverrideEnabled', { type, enabled: true });
  await cdp('Emulation.setSensorOverrideReadings', { type, reading });
};

describe('real sensors', () => {
  it('are kept from the page until the user allows them', async () => {
    await grantPermissions();
    expect((await checkPermission({ name: 'motion' })).state).to.equal('denied');
    expect((await requestPermission({ name: 'motion' })).state).to.equal('denied');
    await expectFailure(startGyroscope(), /^startGyroscope:fail the user has not/, ErrCode.permission);
    await grantPermissions('accelerometer', 'gyroscope', 'magnetometer');
    expect((await checkPermission({ name: 'motion' })).state).to.equal('granted');
    expect((await requestPermission({ name: 'motion' })).state).to.equal('granted');
  });

  it('tell how the device moves, and where it points', async () => {
    await grantPermissions('accelerometer', 'gyroscope', 'magnetometer');
    await be('accelerometer', { xyz: { x: 1, y: 2, z: 12.8 } });
    await be('linear-acceleration', { xyz: { x: 1, y: 2, z: 3 } });
    await be('gyroscope', { xyz: { x: 0.5, y: 0, z: -1 } });
    // A quarter turn to the left: the top points west.
    await be('absolute-orientation', { quaternion: { x: 0, y: 0, z: Math.SQRT1_2, w: Math.SQRT1_2 } });
    const moved: SensorReading[] = [];
    const turned: SensorReading[] = [];
    const directions: number[] = [];
    const stops = [
      onAccelerometerChange((reading) => moved.push(reading)),
      onGyroscopeChange((reading) => turned.push(reading)),
      onCompassChange(({ direction }) => directions.push(direction)),
    ];
    await Promise.all([startAccelerometer(), startGyroscope(), startCompass()]);
    await waitUntil(() => moved.length && turned.length && directions.length);
    stops.forEach((stop) => stop());
    expect(moved.at(-1)).to.deep.equal({ x: 1, y: 2, z: 3 });
    expect(turned.at(-1)!.x).to.be.closeTo(0.5, 0.01);
    expect(turned.at(-1)!.z).to.be.closeTo(-1, 0.01);
    expect(directions.at(-1)).to.be.closeTo(270, 0.5);
  });
});
