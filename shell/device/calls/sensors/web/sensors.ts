import { lazy } from '../../../../../elements/base/lazy.js';
import type { SensorOptions } from '../types.js';
import type { DeviceBus } from '../../../device.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { SignalSource } from '../../../types.js';
import { askMotion } from './ask-motion.js';

const NAMES = ['Accelerometer', 'Gyroscope', 'Compass'] as const;
type Name = (typeof NAMES)[number];
type SensorSignal = `${Uncapitalize<Name>}Change`;

const readings = /* @__PURE__ */ lazy(() => import('./sensor-readings.js'));

const load = async (name: Name) => (await readings()).SENSORS[name];

/** Adds the calls and signals of the sensors. The user is asked in the task of the call; all else is loaded. */
export function connectSensors(bus: DeviceBus): void {
  for (const name of NAMES) {
    const call = `start${name}` as const;
    /** Aborts with the next stop. */
    let run = new AbortController();
    bus.provide(call, async (options, { signal }) => {
      const { signal: stopped } = run;
      const type = name === 'Compass' ? 'DeviceOrientationEvent' : 'DeviceMotionEvent';
      if (!(type in globalThis)) throw new DeviceError(call, ErrCode.unsupported, `this browser has no ${type}`);
      const [isGranted, sensor] = await Promise.all([askMotion(), load(name)]);
      if (!isGranted)
        throw new DeviceError(call, ErrCode.permission, 'the user has not allowed motion and orientation');
      await sensor.start(call, (options as SensorOptions).interval, [stopped, signal]);
    });
    bus.provide(`stop${name}`, async () => {
      run.abort();
      run = new AbortController();
      (await load(name)).stop();
    });
    const source: SignalSource<SensorSignal> = async (emit, signal) => (await load(name)).listen(emit, signal);
    bus.source(`${name.charAt(0).toLowerCase()}${name.slice(1)}Change` as SensorSignal, source);
  }
}
