/** The claims of a token, by the names of this module. Frozen, at any depth. */
export interface Claims {
  readonly uid: string | null;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  /** Seconds since 1970, as in RFC 7519. A token without `exp` does not expire. */
  readonly exp: number | undefined;
  /** The whole payload. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * Where a claim is in the payload: its name; a path with dots, such as `realm_access.roles`; or a list of names, for those
 * that contain dots.
 */
export type ClaimName = string | readonly string[];

/** Names of the claims in the token's payload. */
export interface ClaimNames {
  readonly uid: ClaimName;
  readonly role: ClaimName;
  readonly permission: ClaimName;
  readonly exp: ClaimName;
}

export const CLAIM_NAMES: ClaimNames = { uid: 'uid', role: 'role', permission: 'permission', exp: 'exp' };

/** Claims whose text is a list with spaces: RFC 8693, section 4.2, and its short form. */
const SPACED = /(?:^|\.)(?:scope|scp)$/;

/** Reads a claim as a list. A string is a list of one, that of a scope a list of words; any other value is an empty list. */
function listOf(value: unknown, name: ClaimName): readonly string[] {
  const isSpaced = SPACED.test(typeof name === 'string' ? name : (name.at(-1) ?? ''));
  const words = (text: string): string[] => (isSpaced ? text.split(' ').filter(Boolean) : [text]);
  const list = typeof value === 'string' ? words(value) : Array.isArray(value) ? (value as unknown[]) : [];
  return list.filter((item) => typeof item === 'string');
}

const ownOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The claim of this name. A claim whose whole name contains dots, such as a URL, comes before a path. */
function claimOf(claims: Record<string, unknown>, name: ClaimName): unknown {
  if (typeof name === 'string' && Object.hasOwn(claims, name)) return claims[name];
  const path = typeof name === 'string' ? name.split('.') : name;
  return path.reduce(ownOf, claims as unknown);
}

/** Freezes what `JSON.parse` has made. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** Base64url of RFC 4648, section 5, without padding; plain base64 is read as well. */
function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  );
}

/**
 * Reads the payload of a JSON web token; null if it is malformed. A client cannot check the signature: the result decides
 * what to show, never what is allowed.
 */
export function readToken(token: string, names: ClaimNames): Claims | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  let payload: unknown;
  try {
    payload = JSON.parse(decodeBase64Url(parts[1]!));
  } catch {
    return null;
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return null;
  const claims = freeze(payload as Record<string, unknown>);
  const uid = claimOf(claims, names.uid);
  // Some servers write null for none.
  const exp = claimOf(claims, names.exp) ?? undefined;
  if (exp !== undefined && !Number.isFinite(exp)) return null;
  return freeze({
    uid: typeof uid === 'string' || typeof uid === 'number' ? String(uid) : null,
    role: listOf(claimOf(claims, names.role), names.role),
    permission: listOf(claimOf(claims, names.permission), names.permission),
    exp: exp as number | undefined,
    claims,
  });
}
