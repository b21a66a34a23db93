import { warnOnce } from '../../elements/base/warn.js';
import { getStorageSync, removeStorageSync, setStorageSync } from '../device/index.js';
import type { ServerClock } from './clock.js';
import { watchEntry } from './watch.js';

/** A stored value. An entry that cannot be read counts as none, so that the app can start. */
function read(key: string): unknown {
  try {
    return getStorageSync(key);
  } catch {
    return '';
  }
}

/** Warns once that storage does not take the token. */
const warnUnstored = (key: string, error: unknown): void =>
  warnOnce(`setToken: expected a storage that takes "${key}", got ${String(error)}; the token is kept for this visit`);

/** The storage entry of the token, and that of the server's clock minus the device's, in ms, while they differ. */
export class TokenEntry {
  readonly #clock: ServerClock;
  #key = 'nacre:token';
  /** The token of this visit, instead of the stored one, where storage is blocked or full. */
  #unstored: string | undefined;
  /** Set while this class writes, to ignore the signal of its own change. */
  #isWriting = false;

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  get key(): string {
    return this.#key;
  }

  set key(key: string) {
    if (key !== this.#key) this.#unstored = undefined;
    this.#key = key;
  }

  get #clockKey(): string {
    return `${this.#key} clock`;
  }

  /** The token, whether it is valid or not. Empty without one. */
  get token(): string {
    const token = this.#unstored ?? read(this.#key);
    return typeof token === 'string' ? token : '';
  }

  /** Sets the clock as it was when the token was stored. */
  readClock(): void {
    if (this.#unstored !== undefined) return;
    const offset = read(this.#clockKey);
    this.#clock.offset = Number.isFinite(offset) ? (offset as number) : 0;
  }

  /** Stores the token, or removes the empty one. Keeps it for this visit where storage does not take it. */
  write(token: string): void {
    this.#isWriting = true;
    try {
      const { offset } = this.#clock;
      // First: another tab reads it when the token has changed.
      if (offset) setStorageSync(this.#clockKey, offset);
      else removeStorageSync(this.#clockKey);
      if (token) setStorageSync(this.#key, token);
      else removeStorageSync(this.#key);
      this.#unstored = undefined;
    } catch (error) {
      this.#unstored = token;
      if (token) warnUnstored(this.#key, error);
    } finally {
      this.#isWriting = false;
    }
  }

  /** Calls `listener` when something else may have changed the token. Returns a function that ends it. */
  watch(listener: (isRemote: boolean) => void): () => void {
    return watchEntry(
      () => this.#key,
      (isRemote) => {
        if (this.#isWriting) return;
        this.#unstored = undefined;
        listener(isRemote);
      },
    );
  }
}
