/** Asks the server for a token in place of one that expires. */
export type RefreshToken = (token: string, options: { signal: AbortSignal }) => Promise<string>;

/** Seconds before the expiry of a token. */
const BEFORE = 60;
/** Time (ms) within which the hook has to answer. */
const RENEWAL_TIMEOUT = 20_000;

/** Where the token is. */
interface TokenHost {
  /** The stored token, whether it is valid or not; empty without one. */
  stored(): string;
  /** Stores the new token. Throws if it is not valid. */
  accept(token: string): void;
}

/** Renews the token by the app's hook, once at a time for all callers and tabs. */
export class Renewal {
  readonly #host: TokenHost;
  #hook: RefreshToken | undefined;
  #before = BEFORE;
  /** The tokens that a renewal has failed for, before and after their expiry: each is tried once at either time. */
  readonly #failed = { early: '', late: '' };
  /** The token that was seen last, the time and how long it was valid then (ms). */
  #seen = { token: '', at: 0, left: 0 };
  #running: { readonly done: Promise<boolean>; readonly ending: AbortController; token: string } | undefined;

  constructor(host: TokenHost) {
    this.#host = host;
  }

  configure(hook: RefreshToken | undefined, before: number = BEFORE): void {
    if (hook !== this.#hook) this.stop();
    this.#hook = hook;
    this.#before = before;
  }

  get isOn(): boolean {
    return this.#hook !== undefined;
  }

  /** What a running renewal resolves to. */
  get running(): Promise<boolean> | undefined {
    return this.#running?.done;
  }

  /** In how many ms a token that expires in `left` ms is to be renewed. Undefined: not any more. */
  dueIn(token: string, left: number): number | undefined {
    if (!this.#hook) return undefined;
    if (left <= 0) return this.#failed.late === token ? undefined : 0;
    if (this.#failed.early === token) return left;
    const at = performance.now();
    if (this.#seen.token !== token) this.#seen = { token, at, left };
    // A token that is valid for a short time is renewed half-way.
    return Math.max(left - this.#before * 1000, this.#seen.left / 2 - (at - this.#seen.at), 0);
  }

  /** Ends a renewal of another token than this one. */
  stop(token = ''): void {
    if (!this.#running || this.#running.token === token) return;
    this.#running.ending.abort(new DOMException('another token has taken its place', 'AbortError'));
    this.#running = undefined;
  }

  /** Resolves to whether there is a new token. Failures are reported. */
  run(key: string, isLate: boolean): Promise<boolean> {
    if (this.#running) return this.#running.done;
    const token = this.#host.stored();
    const hook = this.#hook;
    if (!token || !hook) return Promise.resolve(false);
    const ending = new AbortController();
    const done = this.#renew(key, token, hook, ending.signal).catch((error: unknown) => {
      // Ended by a new token: no failure of this one.
      if (ending.signal.aborted) return this.#host.stored() !== '';
      this.#failed[isLate || this.#failed.early === token ? 'late' : 'early'] = token;
      reportError(error);
      return false;
    });
    const running = { done, ending, token };
    this.#running = running;
    void done.then(() => {
      if (this.#running === running) this.#running = undefined;
    });
    return done;
  }

  async #renew(key: string, token: string, hook: RefreshToken, ending: AbortSignal): Promise<boolean> {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(RENEWAL_TIMEOUT)]);
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const work = inOneTab(`${key} refresh`, signal, async () => {
      // Another tab may have renewed it meanwhile.
      const stored = this.#host.stored();
      if (stored !== token) return stored !== '';
      const fresh = await Promise.race([hook(token, { signal }), ended]);
      signal.throwIfAborted();
      this.#running!.token = fresh;
      this.#host.accept(fresh);
      return true;
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
