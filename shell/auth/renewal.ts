import type { TokenEntry } from './entry.js';

/**
 * Asks the server for a token in place of one that expires. Resolves to null (or nothing) if the server refuses: the user
 * has to sign in again. Rejects if the server could not be asked: it is asked again later.
 */
export type RefreshToken = (
  token: string,
  options: { signal: AbortSignal },
) => Promise<string | null | undefined> | string | null | undefined;

/** Seconds before the expiry of a token. */
const BEFORE = 60;
/** Time (ms) within which the hook has to answer. */
const RENEWAL_TIMEOUT = 20_000;
/** Time (ms) after the first failure. It doubles with each further one, up to the longest. */
const FIRST_DELAY = 2000;
const MAX_DELAY = 300_000;

/** Failures for one token. */
interface Outage {
  readonly token: string;
  readonly failures: number;
  /** When it is asked again, on the clock of `performance.now()`. */
  until: number;
  /** The error that was reported. */
  readonly told: string;
}

/** Renews the token by the app's hook, once at a time for all callers and tabs. */
export class Renewal {
  readonly #entry: TokenEntry;
  readonly #accept: (token: string) => void;
  #hook: RefreshToken | undefined;
  #before = BEFORE;
  /** The token that the server has refused to renew. */
  #refused = '';
  #outage: Outage | undefined;
  /** The token that was seen last, the time and how long it was valid then (ms). */
  #seen = { token: '', at: 0, left: 0 };
  #running: { readonly done: Promise<boolean>; readonly ending: AbortController; token: string } | undefined;

  /** `accept` stores a new token, and throws if it is not valid. */
  constructor(entry: TokenEntry, accept: (token: string) => void) {
    this.#entry = entry;
    this.#accept = accept;
  }

  configure(hook: RefreshToken | undefined, before: number = BEFORE): void {
    if (hook !== this.#hook) {
      this.stop();
      // Another hook may get other answers.
      this.#refused = '';
      this.#outage = undefined;
    }
    this.#hook = hook;
    this.#before = Number.isFinite(before) ? before : BEFORE;
  }

  get isOn(): boolean {
    return this.#hook !== undefined;
  }

  /** Settles when a running renewal has ended. */
  get running(): Promise<unknown> | undefined {
    return this.#running?.done;
  }

  /** In how many ms the stored token that expires in `left` ms is to be renewed. Infinity: not any more, or it is being renewed. */
  dueIn(left: number): number {
    const { token } = this.#entry;
    if (!this.#hook || this.#running || this.#refused === token) return Infinity;
    const at = performance.now();
    if (this.#outage?.token === token) return Math.max(this.#outage.until - at, 0);
    if (left <= 0) return 0;
    if (this.#seen.token !== token) this.#seen = { token, at, left };
    // A token that is valid for a short time is renewed half-way.
    return Math.max(left - this.#before * 1000, this.#seen.left / 2 - (at - this.#seen.at), 0);
  }

  /** What has failed is due now: the device has its network again, or the user has come back. */
  wake(): void {
    if (this.#outage) this.#outage.until = 0;
  }

  /** Ends a renewal of another token than this one. */
  stop(token = ''): void {
    if (!this.#running || this.#running.token === token) return;
    this.#running.ending.abort(new DOMException('another token has taken its place', 'AbortError'));
    this.#running = undefined;
  }

  /** Resolves to whether the stored token cannot be renewed, since the server refuses or there is no hook. */
  run(): Promise<boolean> {
    if (this.#running) return this.#running.done;
    const { token } = this.#entry;
    const hook = this.#hook;
    if (!token || !hook || this.#refused === token) return Promise.resolve(true);
    const ending = new AbortController();
    const done = this.#renew(token, hook, ending.signal).catch((error: unknown) => {
      // Ended by a new token: no failure of this one.
      if (!ending.signal.aborted) this.#fail(token, error);
      return false;
    });
    const running = { done, ending, token };
    this.#running = running;
    void done.then(() => {
      if (this.#running === running) this.#running = undefined;
    });
    return done;
  }

  /** Plans the next try, at a time of its own in each tab. Of an outage, each error is reported once. */
  #fail(token: string, error: unknown): void {
    const { failures, told } = this.#outage?.token === token ? this.#outage : { failures: 0, told: '' };
    const delay = Math.min(FIRST_DELAY * 2 ** failures, MAX_DELAY) * (0.75 + Math.random() / 4);
    const text = String(error);
    this.#outage = { token, failures: failures + 1, until: performance.now() + delay, told: text };
    if (text !== told) reportError(error);
  }

  async #renew(token: string, hook: RefreshToken, ending: AbortSignal): Promise<boolean> {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(RENEWAL_TIMEOUT)]);
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const work = inOneTab(`${this.#entry.key} refresh`, signal, async () => {
      // Another tab may have renewed it meanwhile.
      if (this.#entry.token !== token) return false;
      const fresh = await Promise.race([hook(token, { signal }), ended]);
      signal.throwIfAborted();
      // The user has signed in or out, without a word to this module.
      if (this.#entry.token !== token) return false;
      if (!fresh) {
        this.#refused = token;
        return true;
      }
      this.#running!.token = fresh;
      this.#accept(fresh);
      return false;
    });
    ended.catch(() => undefined); // The race below tells.
    return Promise.race([work, ended]);
  }
}

/** Runs the task while no other tab runs it. Where there are no locks, at once. */
async function inOneTab<T>(name: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  let hasBegun = false;
  const begin = (): Promise<T> => {
    hasBegun = true;
    return task();
  };
  try {
    return locks ? await locks.request(name, { signal }, begin) : await begin();
  } catch (error) {
    // A frame without an origin of its own has no locks.
    if (hasBegun || (error as Error).name !== 'SecurityError') throw error;
    return begin();
  }
}
