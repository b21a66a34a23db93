/** The claims of a token, by the names of this module. */
export interface Claims {
  readonly uid: string | null;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  /** Seconds since 1970, as in RFC 7519. A token without `exp` does not expire. */
  readonly exp: number | undefined;
  /** The whole payload. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Names of the claims in the token's payload. */
export interface ClaimNames {
  readonly uid: string;
  readonly role: string;
  readonly permission: string;
  readonly exp: string;
}

export const CLAIM_NAMES: ClaimNames = { uid: 'uid', role: 'role', permission: 'permission', exp: 'exp' };

/** Reads a claim as a list. A string is a list of one; any other value is an empty list. */
const listOf = (value: unknown): readonly string[] => {
  const list = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
  return list.filter((item): item is string => typeof item === 'string');
};

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
  const claims = payload as Record<string, unknown>;
  const own = (name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : undefined);
  const uid = own(names.uid);
  const exp = own(names.exp);
  if (exp !== undefined && (typeof exp !== 'number' || !Number.isFinite(exp))) return null;
  return {
    uid: typeof uid === 'string' || typeof uid === 'number' ? String(uid) : null,
    role: listOf(own(names.role)),
    permission: listOf(own(names.permission)),
    exp,
    claims,
  };
}
