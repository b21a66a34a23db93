import { guard } from '../device/errors.js';
import { device, getStorageSync, removeStorageSync, setStorageSync } from '../device/index.js';
import { LONGEST_DELAY } from '../device/timers.js';
import { meets, type AnyOf, type Requirement } from './can.js';
import { learnTime, now } from './clock.js';
import { Renewal, type RefreshToken } from './renewal.js';
import { CLAIM_NAMES, readToken, type Claims, type ClaimNames } from './token.js';

export type { AnyOf, Requirement } from './can.js';
export type { RefreshToken } from './renewal.js';

/** The user as the stored token describes them. Anonymous, without roles, if there is no valid token. */
export interface Identity extends Claims {
  /** Whether a token is stored, can be read and has not expired. */
  readonly valid: boolean;
}

export interface IdentityOptions {
  /** Where the token is stored. Default `nacre:token`. */
  key?: string;
  /** Names of claims that differ from the default. */
  claims?: Partial<ClaimNames>;
  /**
   * Gets a new token for one that is about to expire, for an expired one at the start, or for one that the server has
   * rejected (`refreshIdentity`). Called once for all callers and, where browsers have Web Locks, tabs. If it fails, or
   * takes longer than 20 s, the user is anonymous when the token has expired.
   */
  refresh?: RefreshToken;
  /** How many seconds before its expiry a token is renewed. Default 60, but not in the first half of its time. */
  refreshBefore?: number;
}

/** Whether the change of the identity came from another tab. */
export interface IdentityChange {
  readonly isRemote: boolean;
}

const ANONYMOUS: Identity = { uid: null, role: [], permission: [], exp: undefined, claims: {}, valid: false };

let key = 'nacre:token';
let names = CLAIM_NAMES;
/** The token of this visit, instead of the stored one, where storage is blocked or full. */
let unstored: string | undefined;
/** Warnings that the console has. */
const warned = new Set<string>();
let cached: { token: string; claims: Claims | null; identity: Identity } | undefined;

const listeners = new Set<(identity: Identity, change: IdentityChange) => void>();
/** The valid token at the last call of listeners. */
let known = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let stopWatching: (() => void) | undefined;

const renewal = new Renewal({ stored: storedToken, accept });

/** Sets another storage key, other names of claims, or how tokens are renewed. Call it before the first use. */
export function configureIdentity(options: IdentityOptions): void {
  if (options.key !== undefined && options.key !== key) unstored = undefined;
  key = options.key ?? key;
  names = { ...names, ...options.claims };
  cached = undefined;
  if ('refresh' in options) renewal.configure(options.refresh, options.refreshBefore);
  changed();
}

/**
 * Stores a token and calls listeners. With a malformed token, the user is anonymous. Where storage is blocked or full, the
 * token is kept for this visit, and the console says so once.
 */
export function setToken(token: string): void {
  if (typeof token !== 'string' || token === '') throw new TypeError('setToken: token: expected a non-empty string');
  keep(token, () => setStorageSync(key, token));
}

export function clearToken(): void {
  keep('', () => removeStorageSync(key));
}

function keep(token: string, write: () => void): void {
  renewal.stop(token);
  try {
    write();
    unstored = undefined;
  } catch (error) {
    unstored = token;
    if (token) warnUnstored(error);
  }
  changed();
}

/** Warns once that storage does not take the token. */
function warnUnstored(error: unknown): void {
  const text = `setToken: expected a storage that takes "${key}", got ${String(error)}; the token is kept for this visit`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

/** The stored token. An entry that cannot be read counts as none, so that the app can start. */
function readStored(): unknown {
  try {
    return getStorageSync(key);
  } catch {
    return '';
  }
}

/** The token, whether it is valid or not. Empty without one. */
function storedToken(): string {
  const token = unstored ?? readStored();
  return typeof token === 'string' ? token : '';
}

/** The claims of the stored token, also of an expired one. */
function readClaims(): Claims | null {
  const token = storedToken();
  if (cached?.token !== token) {
    const claims = token ? readToken(token, names) : null;
    cached = { token, claims, identity: claims ? { ...claims, valid: true } : ANONYMOUS };
  }
  return cached.claims;
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
 * Renews the token, for an app whose server has rejected it (401). Resolves to the identity: anonymous if that fails, or
 * without `refresh`. `rejected` is the token that the server has rejected: if another has taken its place, nothing is done.
 */
export async function refreshIdentity(rejected?: string): Promise<Identity> {
  const token = storedToken();
  if (!token || (rejected !== undefined && rejected !== token)) return getIdentity();
  const isRenewed = await renewal.run(key, (timeLeft() ?? 1) <= 0);
  if (!isRenewed && storedToken() === token) clearToken();
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
  await renewal.run(key, (timeLeft() ?? 1) <= 0);
  // A failure changes when the next one is due.
  schedule();
}

/** Stores a token from the hook. */
function accept(token: string): void {
  const claims = typeof token === 'string' ? readToken(token, names) : null;
  if (!claims) throw new TypeError('identity: refresh: expected a promise of a JSON web token');
  learnTime(claims.claims['iat']);
  if (claims.exp !== undefined && claims.exp * 1000 <= now())
    throw new TypeError('identity: refresh: expected a token that has not expired');
  setToken(token);
}

/** Calls `listener` when the token changes, here or in another tab, and when it expires. Returns a function that ends it. */
export function onIdentityChange(listener: (identity: Identity, change: IdentityChange) => void): () => void {
  const own = (identity: Identity, change: IdentityChange): void => listener(identity, change);
  if (listeners.size === 0) {
    stopWatching = device.watch('storageChange', (change) => {
      if (change.key !== key && change.key !== null) return;
      unstored = undefined;
      renewal.stop(storedToken());
      changed(true);
    });
  }
  if (listeners.size === 0) known = getIdentity().valid ? cached!.token : '';
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
function changed(isRemote = false): void {
  const identity = getIdentity();
  const token = identity.valid ? cached!.token : '';
  schedule();
  if (token === known) return;
  known = token;
  for (const listener of [...listeners]) {
    // A listener has changed the token: all listeners know that.
    if (known !== token) return;
    if (listeners.has(listener)) guard(() => listener(identity, { isRemote }));
  }
}

/** Sets a timer for the token's renewal or expiry. */
function schedule(): void {
  clearTimeout(timer);
  const left = timeLeft();
  if (left === undefined || (listeners.size === 0 && !renewal.isOn)) return;
  const due = renewal.running ? undefined : renewal.dueIn(storedToken(), left);
  const wait = due ?? left;
  if (wait > LONGEST_DELAY) timer = setTimeout(schedule, LONGEST_DELAY);
  else if (due !== undefined || left > 0) timer = setTimeout(handleTime, Math.ceil(wait), due !== undefined);
}

/** The token is to be renewed, or has expired. */
function handleTime(isDue: boolean): void {
  // First, so that what listens can wait for it.
  if (isDue) void renew();
  changed();
}
