import { setLongTimeout, type Timer } from '../../elements/base/timers.js';
import { guard, report } from '../device/errors.js';
import { device } from '../device/index.js';
import { meets, type AnyOf, type Requirement } from './can.js';
import { NOISE, ServerClock } from './clock.js';
import { TokenEntry } from './entry.js';
import { ANONYMOUS, type Identity, type IdentityListener, type IdentityOptions } from './identity.js';
import { Renewal } from './renewal.js';
import { CLAIM_NAMES, readToken, type Claims } from './token.js';
import { watchWaking } from './watch.js';

/** A day, in ms: no clock is that wrong, a token that has expired longer ago is old. */
const DAY = 86_400_000;

/** Another user, or none: what is kept for use without a network was that of the last one. */
function forgetUser(): void {
  // In a microtask: a component may have read the identity while it renders, when it must not cause an update.
  queueMicrotask(() => {
    if (device.can('clearOfflineData')) device.call('clearOfflineData').catch(report);
  });
}

/** Who the user is: reads the stored token, has it renewed in time, and tells listeners of changes. */
export class Auth {
  readonly #clock = new ServerClock();
  readonly #entry = new TokenEntry(this.#clock);
  readonly #renewal = new Renewal(this.#entry, (token) => this.#accept(token));
  readonly #listeners = new Set<IdentityListener>();
  /** Stops listening to changes of the token that this class has not made: by other tabs, or by calls of the storage. Set while there are listeners. */
  #stopWatching: (() => void) | undefined;
  #timer: Timer | undefined;
  /** Ends what tells that timers may have stood still. Set while there is a timer. */
  #stopWaking: (() => void) | undefined;
  #names = CLAIM_NAMES;
  #cached: { token: string; claims: Claims | null; identity: Identity } | undefined;
  /** The valid token at the last call of listeners. */
  #known = '';

  configure(options: IdentityOptions): void {
    this.#entry.key = options.key ?? this.#entry.key;
    const given = Object.entries(options.claims ?? {}).filter(([, name]) => name !== undefined);
    this.#names = { ...this.#names, ...Object.fromEntries(given) };
    this.#cached = undefined;
    if ('refresh' in options) this.#renewal.configure(options.refresh, options.refreshBefore);
    this.#changed();
  }

  setToken(token: string): void {
    if (typeof token !== 'string' || token === '') throw new TypeError('setToken: token: expected a non-empty string');
    const { exp, claims } = readToken(token, this.#names) ?? {};
    const issued = typeof claims?.['iat'] === 'number' ? claims['iat'] * 1000 : NaN;
    const now = this.#clock.now();
    const isPast = exp !== undefined && exp * 1000 <= now && now - issued < DAY && !this.#renewal.isOn;
    if (isPast || issued > now + NOISE) this.#clock.learn(claims?.['iat']);
    this.#keep(token);
  }

  clearToken(): void {
    this.#clock.offset = 0;
    this.#keep('');
  }

  /** The same object until something changes. */
  get identity(): Identity {
    this.#read();
    return this.#timeLeft() > 0 ? this.#cached!.identity : ANONYMOUS;
  }

  can(required: AnyOf | Requirement): boolean {
    const isPermission = typeof required === 'string' || Array.isArray(required);
    return meets(this.identity, isPermission ? { permission: required } : (required as Requirement));
  }

  /** Renews the token, if it is the one that the server has `rejected`. */
  async refresh(rejected?: string): Promise<Identity> {
    const { token } = this.#entry;
    if (token && (rejected ?? token) === token) await this.#renew(true);
    return this.identity;
  }

  /** A renewal that may make an anonymous user known: it runs, or begins now for an expired token. */
  pending(): Promise<unknown> | undefined {
    const left = this.#timeLeft();
    return this.#renewal.running ?? (left <= 0 && !this.#renewal.dueIn(left) ? this.#renew() : undefined);
  }

  listen(listener: IdentityListener): () => void {
    // A new function, so that the same listener can be added twice.
    const own: IdentityListener = (identity, change) => listener(identity, change);
    if (this.#listeners.size === 0) {
      this.#stopWatching = this.#entry.watch((isRemote) => {
        this.#renewal.stop(this.#entry.token);
        this.#changed(isRemote);
      });
      this.#known = this.#valid;
    }
    this.#listeners.add(own);
    this.#schedule();
    return () => {
      this.#listeners.delete(own);
      if (this.#listeners.size > 0) return;
      this.#stopWatching?.();
      this.#schedule();
    };
  }

  /** The token, if it is valid. Empty if it is not. */
  get #valid(): string {
    return this.identity.valid ? this.#cached!.token : '';
  }

  /** The claims of the stored token, also of an expired one. */
  #read(): Claims | null {
    const { token } = this.#entry;
    if (this.#cached?.token !== token) {
      const before = this.#cached?.claims;
      this.#entry.readClock();
      const claims = token ? readToken(token, this.#names) : null;
      this.#cached = { token, claims, identity: claims ? Object.freeze({ ...claims, valid: true }) : ANONYMOUS };
      if (before && claims?.uid !== before.uid) forgetUser();
    }
    return this.#cached.claims;
  }

  /** In how many ms the stored token expires. Infinity if it does not. */
  #timeLeft(): number {
    return (this.#read()?.exp ?? Infinity) * 1000 - this.#clock.now();
  }

  #keep(token: string, isRenewal = false): void {
    // Whose token was there.
    this.#read();
    this.#renewal.stop(token);
    this.#entry.write(token);
    this.#changed(false, isRenewal);
  }

  /** Stores a token from the hook. */
  #accept(token: string): void {
    const claims = typeof token === 'string' ? readToken(token, this.#names) : null;
    if (!claims) throw new TypeError('identity: refresh: expected a promise of a JSON web token');
    this.#clock.learn(claims.claims['iat']);
    if (claims.exp !== undefined && claims.exp * 1000 <= this.#clock.now())
      throw new TypeError('identity: refresh: expected a token that has not expired');
    this.#keep(token, true);
  }

  /**
   * Renews the token. If the server refuses that, the user is signed out once the token has expired, or at once if the server
   * has rejected it.
   */
  async #renew(isRejected = false): Promise<void> {
    const { token } = this.#entry;
    const isRefused = await this.#renewal.run();
    if (isRefused && this.#entry.token === token && (isRejected || this.#timeLeft() <= 0)) this.clearToken();
    // A failure changes when the next one is due.
    this.#schedule();
  }

  /** Calls listeners if the identity has changed. */
  #changed(isRemote = false, isRenewal = false): void {
    const { identity } = this;
    const token = this.#valid;
    this.#schedule();
    if (token === this.#known) return;
    this.#known = token;
    for (const listener of [...this.#listeners]) {
      // A listener has changed the token: all listeners know that.
      if (this.#known !== token) return;
      if (this.#listeners.has(listener)) guard(() => listener(identity, { isRemote, isRenewal }));
    }
  }

  /** Sets the timer for the token's renewal or expiry. */
  #schedule(): void {
    clearTimeout(this.#timer);
    const left = this.#timeLeft();
    if (left === Infinity || (this.#listeners.size === 0 && !this.#renewal.isOn)) {
      this.#stopWaking?.();
      this.#stopWaking = undefined;
      return;
    }
    this.#stopWaking ??= watchWaking(() => {
      this.#renewal.wake();
      this.#handleTime();
    });
    const due = this.#renewal.dueIn(left);
    const wait = Math.min(due, left > 0 ? left : Infinity);
    this.#timer = setLongTimeout(() => this.#handleTime(), Math.ceil(wait));
  }

  /** The token may be due to be renewed, or have expired. Another tab may have renewed it since the timer was set. */
  #handleTime(): void {
    // First, so that what listens can wait for it.
    if (!this.#renewal.dueIn(this.#timeLeft())) void this.#renew();
    this.#changed();
  }
}
