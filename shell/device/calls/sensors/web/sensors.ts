import { lazy } from '../../../../../elements/base/lazy.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { SensorOptions } from '../types.js';
import { askMotion } from './ask-motion.js';
import type { Sensor } from './sensor-readings.js';

const readings = /* @__PURE__ */ lazy(() => import('./sensor-readings.js'));

/** Starts and stops a sensor. The user is asked in the task of the call; all else is loaded. */
class Switch<Reading extends object> {
  readonly #call: string;
  readonly #sensor: () => Promise<Sensor<Reading, never>>;
  readonly #event: 'DeviceMotionEvent' | 'DeviceOrientationEvent';
  /** Aborts with the next stop. */
  #run = new AbortController();

  constructor(
    call: string,
    event: 'DeviceMotionEvent' | 'DeviceOrientationEvent',
    sensor: () => Promise<Sensor<Reading, never>>,
  ) {
    this.#call = call;
    this.#event = event;
    this.#sensor = sensor;
  }

  async start({ interval }: SensorOptions, signal: AbortSignal): Promise<void> {
    const call = this.#call;
    const { signal: stopped } = this.#run;
    if (!(this.#event in globalThis))
      throw new DeviceError(call, ErrCode.unsupported, `this browser has no ${this.#event}`);
    const [isGranted, sensor] = await Promise.all([askMotion(), this.#sensor()]);
    if (!isGranted) throw new DeviceError(call, ErrCode.permission, 'the user has not allowed motion and orientation');
    await sensor.start(call, interval, [stopped, signal]);
  }

  async stop(): Promise<void> {
    this.#run.abort();
    this.#run = new AbortController();
    (await this.#sensor()).stop();
  }

  /** Emits readings while the sensor is on, until the signal aborts. */
  async listen(emit: (reading: Reading) => void, signal: AbortSignal): Promise<void> {
    const sensor = await this.#sensor();
    if (!signal.aborted) sensor.listen(emit, signal);
  }
}

export const accelerometer = /* @__PURE__ */ new Switch(
  'startAccelerometer',
  'DeviceMotionEvent',
  async () => (await readings()).accelerometer,
);
export const gyroscope = /* @__PURE__ */ new Switch(
  'startGyroscope',
  'DeviceMotionEvent',
  async () => (await readings()).gyroscope,
);
export const compass = /* @__PURE__ */ new Switch(
  'startCompass',
  'DeviceOrientationEvent',
  async () => (await readings()).compass,
);
