import { DeviceError, ErrCode } from '../device/errors.js';

/** The failure of a call whose overlay could not be loaded. */
export const loadError = (cause?: unknown): DeviceError =>
  new DeviceError('overlays', ErrCode.network, 'the overlay did not load', { cause });

/** Loads something once, at its first use. A load that fails is tried again at the next use. */
export class Loader<T> {
  readonly #load: () => Promise<T>;
  #loading: Promise<T> | undefined;
  #value: T | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What was loaded, once it is there. */
  get value(): T | undefined {
    return this.#value;
  }

  /** The load that is under way or has succeeded. */
  get loading(): Promise<T> | undefined {
    return this.#loading;
  }

  load(): Promise<T> {
    this.#loading ??= this.#load().then(
      (value) => (this.#value = value),
      (error: unknown) => {
        this.#loading = undefined;
        throw loadError(error);
      },
    );
    return this.#loading;
  }
}
