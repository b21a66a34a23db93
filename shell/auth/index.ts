import type { AnyOf, Requirement } from './can.js';
import type { Identity, IdentityChange, IdentityOptions } from './identity.js';
import { auth } from './instance.js';

export type { AnyOf, Requirement } from './can.js';
export type { Identity, IdentityChange, IdentityOptions } from './identity.js';
export type { RefreshToken } from './renewal.js';
export type { ClaimName } from './token.js';

/** Sets another storage key, other names of claims, or how tokens are renewed. Call it before the first use. */
export function configureIdentity(options: IdentityOptions): void {
  auth().configure(options);
}

/**
 * Stores a token and calls listeners. With a malformed token, the user is anonymous. Where storage is blocked or full, the
 * token is kept for this visit, and the console says so once. The token's `iat` tells the server's time if the device's
 * contradicts it: if the token is from the future, or has expired and there is no `refresh`.
 */
export function setToken(token: string): void {
  auth().setToken(token);
}

/** Removes the token: the user is anonymous, in all tabs. What is kept for use without a network is cleared. */
export function clearToken(): void {
  auth().clearToken();
}

/**
 * The current user: the same object until something changes. Use it to decide what to show; only the server can decide what
 * is allowed.
 */
export function getIdentity(): Identity {
  return auth().identity;
}

export const hasRole = (role: string): boolean => getIdentity().role.includes(role);

/** Whether the user has the permission, or the role `admin`, which implies all. */
export const hasPermission = (permission: string): boolean => can(permission);

/**
 * Whether the user has the permission or, of a list, one of them: `can('edit')`. With `{ role, permission }`: one of the
 * roles and one of the permissions; without either, whether the user is signed in.
 */
export function can(required: AnyOf | Requirement): boolean {
  return auth().can(required);
}

/**
 * Renews the token, for an app whose server has rejected it (401). Resolves to the identity: anonymous, in all tabs, if
 * `refresh` says that the server refuses, or without `refresh`; as before if the server could not be asked. `rejected` is the
 * token that the server has rejected: if another has taken its place, nothing is done.
 */
export function refreshIdentity(rejected?: string): Promise<Identity> {
  return auth().refresh(rejected);
}

/** A renewal that may make an anonymous user known: it runs, or begins now for an expired token. */
export function pendingIdentity(): Promise<unknown> | undefined {
  return auth().pending();
}

/**
 * Calls `listener` when the token changes, here or in another tab, and when it expires; also if the app clears the storage
 * that it is in. Returns a function that ends it.
 */
export function onIdentityChange(listener: (identity: Identity, change: IdentityChange) => void): () => void {
  return auth().listen(listener);
}
