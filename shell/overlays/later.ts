import { DeviceError, ErrCode } from '../device/errors.js';
import type { CallName } from '../device/index.js';
import { Loader } from './loader.js';
import { PendingCalls } from './pending-calls.js';

interface Closable {
  /** Closes what is open; with `key`, only what another page has opened. */
  hide(key?: string): void;
}

/** Overlays whose code loads with their first call. */
export class LaterOverlays<T extends Closable> {
  readonly #pending = new PendingCalls();
  readonly #loader: Loader<T>;

  constructor(load: () => Promise<T>) {
    this.#loader = new Loader(load);
  }

  /** For a call; throws if it is cancelled meanwhile, or its page left. */
  async get(name: CallName, page: string | undefined, signal: AbortSignal): Promise<T> {
    const loaded = this.#loader.load();
    const isReady = await this.#pending.wait(
      loaded.then(() => true),
      page,
      signal,
    );
    if (!isReady) throw new DeviceError(name, ErrCode.cancel, 'cancel');
    return loaded;
  }

  hide(key?: string): void {
    this.#pending.cancel(key);
    this.#loader.value?.hide(key);
  }
}
