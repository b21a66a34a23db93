import { guard, report } from '../device/errors.js';
import { device, getStorageSync, removeStorageSync, setStorageSync } from '../device/index.js';
import { setLongTimeout, type Timer } from '../../elements/base/timers.js';
import { warnOnce } from '../../elements/base/warn.js';
import { meets, type AnyOf, type Requirement } from './can.js';
import { clockOffset, learnTime, NOISE, now, setClockOffset } from './clock.js';
import { Renewal, type RefreshToken } from './renewal.js';
import { CLAIM_NAMES, readToken, type Claims, type ClaimName, type ClaimNames } from './token.js';
import { watchEntry, watchWaking } from './watch.js';

export type { AnyOf, Requirement } from './can.js';
export type { RefreshToken } from './renewal.js';
export type { ClaimName } from './token.js';

/** The user as the stored token describes them. Anonymous, without roles, if there is no valid token. Frozen. */
export interface Identity extends Claims {
  /** Whether a token is stored, can be read and has not expired. */
  readonly valid: boolean;
}

export interface IdentityOptions {
  /** Where the token is stored. Default `nacre:token`. */
  key?: string;
  /**
   * Names of claims that differ from the default: a name, a path such as `realm_access.roles`, or a list of names. The text
   * of a claim `scope` or `scp` is a list with spaces.
   */
  claims?: { readonly [Name in keyof ClaimNames]?: ClaimName | undefined };
  /**
   * Gets a new token for one that is about to expire, for an expired one at the start, or for one that the server has
   * rejected (`refreshIdentity`). Called once for all callers and, where browsers have Web Locks, tabs. Null: the server
   * refuses, and the user has to sign in again. If it rejects, or takes longer than 20 s, the server could not be asked: the
   * user stays signed in until the token expires, and it is called again after 2 s, 4 s … 5 minutes, when the network is
   * back, and when the user comes back to the page.
   */
  refresh?: RefreshToken;
  /** How many seconds before its expiry a token is renewed. Default 60, but not in the first half of its time. */
  refreshBefore?: number;
}

export interface IdentityChange {
  /** Whether it came from another tab. */
  readonly isRemote: boolean;
  /** Whether the token comes from the `refresh` hook of this tab. */
  readonly isRenewal: boolean;
}

const ANONYMOUS: Identity = Object.freeze({
  uid: null,
  role: Object.freeze([]),
  permission: Object.freeze([]),
  exp: undefined,
  claims: Object.freeze({}),
  valid: false,
});

/** A day, in ms: no clock is that wrong, a token that has expired longer ago is old. */
const DAY = 86_400_000;

let key = 'nacre:token';
let names = CLAIM_NAMES;
/** The token of this visit, instead of the stored one, where storage is blocked or full. */
let unstored: string | undefined;
/** Warnings that the console has. */
let cached: { token: string; claims: Claims | null; identity: Identity } | undefined;

const listeners = new Set<(identity: Identity, change: IdentityChange) => void>();
/** The valid token at the last call of listeners. */
let known = '';
let timer: Timer | undefined;
let stopWatching: (() => void) | undefined;
/** Ends what tells that timers may have stood still. Set while there is a timer, or may be one. */
let stopWaking: (() => void) | undefined;
/** This module writes: it tells listeners itself. */
let isWriting = false;

const renewal = new Renewal({ stored: storedToken, accept });
/** Key of the server's clock minus the device's, in ms, while they differ. */
const clockKey = (): string => `${key} clock`;

/** Sets another storage key, other names of claims, or how tokens are renewed. Call it before the first use. */
export function configureIdentity(options: IdentityOptions): void {
  if (options.key !== undefined && options.key !== key) unstored = undefined;
  key = options.key ?? key;
  const given = Object.entries(options.claims ?? {}).filter(([, name]) => name !== undefined);
  names = { ...names, ...Object.fromEntries(given) };
  cached = undefined;
  if ('refresh' in options) renewal.configure(options.refresh, options.refreshBefore);
  changed();
}

/**
 * Stores a token and calls listeners. With a malformed token, the user is anonymous. Where storage is blocked or full, the
 * token is kept for this visit, and the console says so once. The token's `iat` tells the server's time if the device's
 * contradicts it: if the token is from the future, or has expired and there is no `refresh`.
 */
export function setToken(token: string): void {
  if (typeof token !== 'string' || token === '') throw new TypeError('setToken: token: expected a non-empty string');
  const { exp, claims } = readToken(token, names) ?? {};
  const issued = typeof claims?.['iat'] === 'number' ? claims['iat'] * 1000 : NaN;
  const isPast = exp !== undefined && exp * 1000 <= now() && now() - issued < DAY && !renewal.isOn;
  if (isPast || issued > now() + NOISE) learnTime(claims?.['iat']);
  keep(token);
}

/** Removes the token: the user is anonymous, in all tabs. What is kept for use without a network is cleared. */
export function clearToken(): void {
  setClockOffset(undefined);
  keep('');
}

function keep(token: string, isRenewal = false): void {
  // Whose token was there.
  readClaims();
  renewal.stop(token);
  isWriting = true;
  try {
    const offset = clockOffset();
    // First: another tab reads it when the token has changed.
    if (offset) setStorageSync(clockKey(), offset);
    else removeStorageSync(clockKey());
    if (token) setStorageSync(key, token);
    else removeStorageSync(key);
    unstored = undefined;
  } catch (error) {
    unstored = token;
    if (token) warnUnstored(error);
  } finally {
    isWriting = false;
  }
  changed({ isRemote: false, isRenewal });
}

/** Warns once that storage does not take the token. */
const warnUnstored = (error: unknown): void =>
  warnOnce(`setToken: expected a storage that takes "${key}", got ${String(error)}; the token is kept for this visit`);

/** The stored token. An entry that cannot be read counts as none, so that the app can start. */
function readStored(entry: string): unknown {
  try {
    return getStorageSync(entry);
  } catch {
    return '';
  }
}

/** The token, whether it is valid or not. Empty without one. */
function storedToken(): string {
  const token = unstored ?? readStored(key);
  return typeof token === 'string' ? token : '';
}

/** The claims of the stored token, also of an expired one. */
function readClaims(): Claims | null {
  const token = storedToken();
  if (cached?.token !== token) {
    const before = cached?.claims;
    if (unstored === undefined) setClockOffset(readStored(clockKey()));
    const claims = token ? readToken(token, names) : null;
    cached = { token, claims, identity: claims ? Object.freeze({ ...claims, valid: true }) : ANONYMOUS };
    if (before && claims?.uid !== before.uid) forgetUser();
  }
  return cached.claims;
}

/** Another user, or none: what is kept for use without a network was that of the last one. */
function forgetUser(): void {
  // After whoever reads: that may be a component that renders.
  queueMicrotask(() => {
    if (device.can('clearOfflineData')) device.call('clearOfflineData').catch(report);
  });
}

/** In how many ms the stored token expires. Undefined if it does not. */
const timeLeft = (): number | undefined => {
  const exp = readClaims()?.exp;
  return exp === undefined ? undefined : exp * 1000 - now();
};

/**
 * The current user: the same object until something changes. Use it to decide what to show; only the server can decide what
 * is allowed.
 */
export function getIdentity(): Identity {
  readClaims();
  return (timeLeft() ?? 1) > 0 ? cached!.identity : ANONYMOUS;
}

export const hasRole = (role: string): boolean => getIdentity().role.includes(role);

/** Whether the user has the permission, or the role `admin`, which implies all. */
export const hasPermission = (permission: string): boolean => can(permission);

/**
 * Whether the user has the permission or, of a list, one of them: `can('edit')`. With `{ role, permission }`: one of the
 * roles and one of the permissions; without either, whether the user is signed in.
 */
export function can(required: AnyOf | Requirement): boolean {
  const isPermission = typeof required === 'string' || Array.isArray(required);
  return meets(getIdentity(), isPermission ? { permission: required } : (required as Requirement));
}

/**
 * Renews the token, for an app whose server has rejected it (401). Resolves to the identity: anonymous, in all tabs, if
 * `refresh` says that the server refuses, or without `refresh`; as before if the server could not be asked. `rejected` is the
 * token that the server has rejected: if another has taken its place, nothing is done.
 */
export async function refreshIdentity(rejected?: string): Promise<Identity> {
  const token = storedToken();
  if (!token || (rejected !== undefined && rejected !== token)) return getIdentity();
  const isRefused = await renewal.run(key);
  if (isRefused && storedToken() === token) clearToken();
  // A failure changes when the next one is due.
  schedule();
  return getIdentity();
}

/** A renewal that may make an anonymous user known: it runs, or begins now for an expired token. */
export function pendingIdentity(): Promise<unknown> | undefined {
  if (renewal.running) return renewal.running;
  const left = timeLeft();
  const isDue = left !== undefined && left <= 0 && renewal.dueIn(storedToken(), left) === 0;
  return isDue ? renew() : undefined;
}

async function renew(): Promise<void> {
  const token = storedToken();
  const isRefused = await renewal.run(key);
  // Nothing will come in the place of an expired one.
  if (isRefused && storedToken() === token && (timeLeft() ?? 1) <= 0) clearToken();
  schedule();
}

/** Stores a token from the hook. */
function accept(token: string): void {
  const claims = typeof token === 'string' ? readToken(token, names) : null;
  if (!claims) throw new TypeError('identity: refresh: expected a promise of a JSON web token');
  learnTime(claims.claims['iat']);
  if (claims.exp !== undefined && claims.exp * 1000 <= now())
    throw new TypeError('identity: refresh: expected a token that has not expired');
  keep(token, true);
}

/**
 * Calls `listener` when the token changes, here or in another tab, and when it expires; also if the app clears the storage
 * that it is in. Returns a function that ends it.
 */
export function onIdentityChange(listener: (identity: Identity, change: IdentityChange) => void): () => void {
  const own = (identity: Identity, change: IdentityChange): void => listener(identity, change);
  if (listeners.size === 0) {
    stopWatching = watchEntry(
      () => key,
      (isRemote) => {
        if (isWriting) return;
        unstored = undefined;
        renewal.stop(storedToken());
        changed({ isRemote, isRenewal: false });
      },
    );
    known = getIdentity().valid ? cached!.token : '';
  }
  listeners.add(own);
  schedule();
  return () => {
    listeners.delete(own);
    if (listeners.size > 0) return;
    stopWatching?.();
    schedule();
  };
}

/** Calls listeners if the identity has changed. */
function changed(change: IdentityChange = { isRemote: false, isRenewal: false }): void {
  const identity = getIdentity();
  const token = identity.valid ? cached!.token : '';
  schedule();
  if (token === known) return;
  known = token;
  for (const listener of [...listeners]) {
    // A listener has changed the token: all listeners know that.
    if (known !== token) return;
    if (listeners.has(listener)) guard(() => listener(identity, change));
  }
}

/** Sets a timer for the token's renewal or expiry. */
function schedule(): void {
  clearTimeout(timer);
  const left = timeLeft();
  if (left === undefined || (listeners.size === 0 && !renewal.isOn)) {
    stopWaking?.();
    stopWaking = undefined;
    return;
  }
  stopWaking ??= watchWaking(() => {
    renewal.wake();
    handleTime();
  });
  const due = (renewal.running ? undefined : renewal.dueIn(storedToken(), left)) ?? Infinity;
  const wait = Math.min(due, left > 0 ? left : Infinity);
  timer = setLongTimeout(handleTime, Math.ceil(wait));
}

/** The token may be due to be renewed, or have expired. Another tab may have renewed it since the timer was set. */
function handleTime(): void {
  const left = timeLeft();
  const isDue = left !== undefined && !renewal.running && renewal.dueIn(storedToken(), left) === 0;
  // First, so that what listens can wait for it.
  if (isDue) void renew();
  changed();
}
