import { guard } from '../device/errors.js';
import { device, getStorageSync, removeStorageSync, setStorageSync } from '../device/index.js';
import { LONGEST_DELAY } from '../device/timers.js';
import { CLAIM_NAMES, readToken, type Claims, type ClaimNames } from './token.js';

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
}

/** The role that implies every permission. */
const ADMIN = 'admin';

const ANONYMOUS: Identity = { uid: null, role: [], permission: [], exp: undefined, claims: {}, valid: false };

let key = 'nacre:token';
let names = CLAIM_NAMES;
/** The token of this visit, instead of the stored one, where storage is blocked or full. */
let unstored: string | undefined;
/** Warnings that the console has. */
const warned = new Set<string>();
let cached: { token: string; claims: Claims | null } | undefined;

const listeners = new Set<(identity: Identity) => void>();
/** The valid token at the last call of listeners. */
let known = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let stopWatching: (() => void) | undefined;

/** Sets another storage key or other names of claims. Call it before the first use. */
export function configureIdentity(options: IdentityOptions): void {
  if (options.key !== undefined && options.key !== key) unstored = undefined;
  key = options.key ?? key;
  names = { ...names, ...options.claims };
  cached = undefined;
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

/** The current user. Use it to decide what to show; only the server can decide what is allowed. */
export function getIdentity(): Identity {
  const token = unstored ?? readStored();
  if (typeof token !== 'string' || token === '') return ANONYMOUS;
  if (cached?.token !== token) cached = { token, claims: readToken(token, names) };
  const { claims } = cached;
  if (!claims || (claims.exp !== undefined && claims.exp * 1000 <= Date.now())) return ANONYMOUS;
  return { ...claims, valid: true };
}

export const hasRole = (role: string): boolean => getIdentity().role.includes(role);

/** Whether the user has the permission, or the role `admin`, which implies all. */
export function hasPermission(permission: string): boolean {
  const identity = getIdentity();
  return identity.role.includes(ADMIN) || identity.permission.includes(permission);
}

/** The same as `hasPermission`. */
export const can = (permission: string): boolean => hasPermission(permission);

/** Calls `listener` when the token changes, here or in another tab, and when it expires. Returns a function that ends it. */
export function onIdentityChange(listener: (identity: Identity) => void): () => void {
  const own = (identity: Identity): void => listener(identity);
  if (listeners.size === 0) {
    stopWatching = device.watch('storageChange', (change) => {
      if (change.key !== key && change.key !== null) return;
      unstored = undefined;
      changed();
    });
  }
  if (listeners.size === 0) known = getIdentity().valid ? cached!.token : '';
  listeners.add(own);
  schedule();
  return () => {
    listeners.delete(own);
    if (listeners.size > 0) return;
    stopWatching?.();
    clearTimeout(timer);
  };
}

/** Calls listeners if the identity has changed. */
function changed(): void {
  const identity = getIdentity();
  const now = identity.valid ? cached!.token : '';
  schedule();
  if (now === known) return;
  known = now;
  for (const listener of [...listeners]) {
    // A listener has changed the token: all listeners know that.
    if (known !== now) return;
    if (listeners.has(listener)) guard(() => listener(identity));
  }
}

/** Sets a timer for the token's expiry. */
function schedule(): void {
  clearTimeout(timer);
  const { exp } = getIdentity();
  if (listeners.size === 0 || exp === undefined) return;
  const wait = exp * 1000 - Date.now();
  timer = wait > LONGEST_DELAY ? setTimeout(schedule, LONGEST_DELAY) : setTimeout(changed, wait);
}
