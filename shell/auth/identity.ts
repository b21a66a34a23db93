import type { RefreshToken } from './renewal.js';
import type { Claims, ClaimName, ClaimNames } from './token.js';

/** The user as the stored token describes them. Anonymous, without roles, if there is no valid token. Frozen. */
export interface Identity extends Claims {
  /** Whether a token is stored, can be read and has not expired. */
  readonly valid: boolean;
}

/** Who is not signed in. */
export const ANONYMOUS: Identity = Object.freeze({
  uid: null,
  role: Object.freeze([]),
  permission: Object.freeze([]),
  exp: undefined,
  claims: Object.freeze({}),
  valid: false,
});

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

export type IdentityListener = (identity: Identity, change: IdentityChange) => void;
