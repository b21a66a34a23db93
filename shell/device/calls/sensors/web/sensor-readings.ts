// What sensors tell; loads with the first listener, or the first call that starts one.
import { onAbort } from '../../../abort.js';
import type { CompassReading, SensorInterval, SensorReading } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import { readSystem } from '../../system/web/system-info.js';
import { userAgentData } from '../../system/web/user-agent.js';

/** Milliseconds. */
const INTERVALS: Record<SensorInterval, number> = { game: 20, ui: 60, normal: 200 };

/** Milliseconds after which a sensor that has told nothing is missing. */
const READING_TIMEOUT = 1000;

type Axes = { readonly [axis in 'x' | 'y' | 'z']: number | null | undefined };

/** Undefined where the device tells nothing: browsers without the sensor send one such event. */
const read = ({ x, y, z }: Axes, factor: number): SensorReading | undefined =>
  [x, y, z].every((value) => value === null || value === undefined)
    ? undefined
    : { x: (x ?? 0) * factor, y: (y ?? 0) * factor, z: (z ?? 0) * factor };

/** WebKit on iPhones and iPads gives the opposite of what the standard says. */
const sign = (): 1 | -1 =>
  readSystem(navigator.userAgent, navigator.maxTouchPoints, userAgentData()).osName === 'ios' ? -1 : 1;

const acceleration = (event: DeviceMotionEvent): SensorReading | undefined => {
  const measured = [event.acceleration, event.accelerationIncludingGravity];
  for (const axes of measured) {
    const reading = axes && read(axes, sign());
    if (reading) return reading;
  }
  return undefined;
};

const rotation = ({ rotationRate }: DeviceMotionEvent): SensorReading | undefined =>
  rotationRate
    ? read({ x: rotationRate.alpha, y: rotationRate.beta, z: rotationRate.gamma }, Math.PI / 180)
    : undefined;

type OrientationEvent = DeviceOrientationEvent & { webkitCompassHeading?: number; webkitCompassAccuracy?: number };

const north = (event: OrientationEvent): CompassReading | undefined => {
  const { webkitCompassHeading: heading, webkitCompassAccuracy: accuracy = -1, alpha, beta } = event;
  // Below 0: it must be calibrated first.
  if (typeof heading === 'number') {
    return heading >= 0 ? { direction: heading, accuracy: accuracy >= 0 ? accuracy : null } : undefined;
  }
  // Other angles begin where the device was at first.
  const isAbsolute = event.type === 'deviceorientationabsolute' || event.absolute;
  if (!isAbsolute || typeof alpha !== 'number') return undefined;
  // The top of a device that is tilted over points backwards.
  const turned = Math.abs(beta ?? 0) > 90 ? 180 : 0;
  return { direction: (720 - alpha + turned) % 360, accuracy: null };
};

export class Sensor<Reading extends object, E extends Event> {
  readonly #types: readonly string[];
  readonly #read: (event: E) => Reading | undefined;
  /** Tells the listeners, while there are any. */
  #emit: ((reading: Reading) => void) | undefined;
  #interval: number;
  /** Aborts when the sensor is no longer read. */
  #reading: AbortController | undefined;

  constructor(types: readonly string[], interval: number, reader: (event: E) => Reading | undefined) {
    this.#types = types;
    this.#interval = interval;
    this.#read = reader;
  }

  /** The source of the signal. */
  listen(emit: (reading: Reading) => void, signal: AbortSignal): void {
    this.#emit = emit;
    this.#attach();
    onAbort('sensor', signal, () => {
      if (this.#emit !== emit) return;
      this.#reading?.abort();
      this.#emit = undefined;
    });
  }

  /** Fails when one of `ends` aborts before the first reading. */
  async start(call: string, interval: SensorInterval | undefined, ends: readonly AbortSignal[]): Promise<void> {
    const stopped = new DeviceError(call, ErrCode.abort, 'it was stopped');
    if (ends.some(({ aborted }) => aborted)) throw stopped;
    if (this.#interval) this.#interval = INTERVALS[interval ?? 'normal'];
    if (this.#emit) this.#attach();
    await this.#first(call, ends, stopped);
  }

  stop(): void {
    this.#reading?.abort();
  }

  #attach(): void {
    this.#reading?.abort();
    this.#reading = new AbortController();
    let next = 0;
    this.#hear(this.#reading.signal, (reading, time) => {
      if (time < next) return;
      // A reading that comes late does not delay the ones after it.
      next = (time - next > this.#interval ? time : next) + this.#interval;
      this.#emit?.(reading);
    });
  }

  #hear(signal: AbortSignal, tell: (reading: Reading, time: number) => void): void {
    const handle = (event: Event) => {
      const reading = this.#read(event as E);
      if (reading) tell(reading, event.timeStamp);
    };
    for (const type of this.#types) addEventListener(type, handle, { signal });
  }

  /** Resolves with the first reading. */
  #first(call: string, ends: readonly AbortSignal[], stopped: DeviceError): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = new AbortController();
      const settle = (answer: () => void) => {
        clearTimeout(timer);
        end.abort();
        answer();
      };
      const timer = setTimeout(() => {
        const reason = `no reading within ${READING_TIMEOUT} ms: there is no such sensor, or a policy keeps it from the page`;
        settle(() => reject(new DeviceError(call, ErrCode.unsupported, reason)));
      }, READING_TIMEOUT);
      this.#hear(end.signal, () => settle(resolve));
      const stop = () => settle(() => reject(stopped));
      for (const signal of ends) signal.addEventListener('abort', stop, { signal: end.signal });
    });
  }
}

const { normal } = INTERVALS;

export const accelerometer = new Sensor(['devicemotion'], normal, acceleration);
export const gyroscope = new Sensor(['devicemotion'], normal, rotation);
export const compass = new Sensor(['deviceorientationabsolute', 'deviceorientation'], 0, north);
