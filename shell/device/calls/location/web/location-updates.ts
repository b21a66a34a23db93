import { onAbort } from '../../../abort.js';
import type { LocationChangeError, LocationOptions, LocationResult } from '../types.js';
import { Listeners } from '../../../collections.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider, SignalSource } from '../../../types.js';
import { converter, geolocationOf, positionFailure, wantsBest } from './position.js';

const NAME = 'startLocationUpdate';

/** Milliseconds. Browsers tell a device that rests only once where it is: after so long they are asked again. */
const REFRESH = 30_000;

/** Milliseconds that a call waits for the first position once the user has allowed it. */
const POSITION_TIMEOUT = 100;

const positions = new Listeners<LocationResult>();
const errors = new Listeners<LocationChangeError>();

/** The updates that run, or are about to: one for the page. */
let current: Updates | undefined;

/** Calls `run` once the user allows the position. Where the browser does not tell, the first position does. */
function whenAllowed(signal: AbortSignal, run: () => void): void {
  const watch = (status: PermissionStatus) => {
    const look = () => status.state === 'granted' && run();
    status.addEventListener('change', look, { signal });
    look();
  };
  navigator.permissions?.query({ name: 'geolocation' }).then(watch, () => undefined);
}

class Updates {
  /** Settles when the updates have begun, or cannot. */
  readonly begun: Promise<void>;
  readonly #gone = new AbortController();
  #begin!: (successor?: Promise<void>) => void;
  #fail!: (failure: DeviceError) => void;
  #hasBegun = false;
  last: LocationResult | undefined;

  constructor(options: LocationOptions) {
    this.begun = new Promise((resolve, reject) => {
      this.#begin = (successor) => {
        this.#hasBegun = true;
        resolve(successor);
      };
      this.#fail = reject;
    });
    this.#watch(options).catch((error: unknown) => this.end(DeviceError.from(NAME, error)));
  }

  async #watch(options: LocationOptions): Promise<void> {
    const geolocation = geolocationOf(NAME);
    const convert = await converter(NAME, options.type);
    const { signal } = this.#gone;
    if (signal.aborted) return;
    const wish = { enableHighAccuracy: wantsBest(options), maximumAge: 0 };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let time = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => geolocation.getCurrentPosition(take, fail, { ...wish, timeout: REFRESH }), REFRESH);
    };
    const take = (position: GeolocationPosition) => {
      if (signal.aborted) return;
      wait();
      // The answer to a refresh may come after a newer position.
      if (position.timestamp < time) return;
      time = position.timestamp;
      this.last = convert(position);
      this.#begin();
      positions.emit(this.last);
    };
    const fail = (error: GeolocationPositionError) => {
      if (signal.aborted) return;
      if (!this.#hasBegun) {
        this.end(positionFailure(NAME, error));
        return;
      }
      const { errMsg, errCode } = positionFailure('onLocationChange', error);
      if (errCode === ErrCode.permission) this.end();
      else wait();
      errors.emit({ errMsg, errCode });
    };
    wait();
    const watch = geolocation.watchPosition(take, fail, wish);
    onAbort(NAME, signal, () => {
      geolocation.clearWatch(watch);
      clearTimeout(timer);
      clearTimeout(waiting);
    });
    whenAllowed(signal, () => {
      waiting ??= setTimeout(() => this.#begin(), POSITION_TIMEOUT);
    });
  }

  /** The call that began these updates settles with the next ones. */
  replaceBy({ begun }: Updates): void {
    this.#begin(begun);
    this.#gone.abort();
  }

  end(failure = new DeviceError(NAME, ErrCode.abort, 'the updates were ended')): void {
    this.#gone.abort();
    this.#fail(failure);
    if (current === this) current = undefined;
  }
}

export const startLocationUpdate: Provider<'startLocationUpdate'> = async (options, { signal }) => {
  const before = current;
  const updates = (current = new Updates(options));
  before?.replaceBy(updates);
  signal.addEventListener('abort', () => updates.end());
  await updates.begun;
};

export const stopLocationUpdate: Provider<'stopLocationUpdate'> = () => current?.end();

export const locationChange: SignalSource<'locationChange'> = (emit, signal) => {
  onAbort(NAME, signal, positions.add(emit));
  if (current?.last) emit(current.last);
};

export const locationChangeError: SignalSource<'locationChangeError'> = (emit, signal) => {
  onAbort(NAME, signal, errors.add(emit));
};
