import { randomUUID } from 'node:crypto';

export interface Account {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** The accounts of this demo, by what is said on the login page. */
const ACCOUNTS: readonly (Account & { readonly password: string })[] = [
  { email: 'ada@example.com', password: 'seashell', name: 'Ada', roles: ['member'] },
  { email: 'sam@example.com', password: 'lighthouse', name: 'Sam', roles: ['member', 'staff'] },
];

/** How long a login lasts, in seconds. */
const LIFETIME = 8 * 3600;

const encode = (data: object): string => Buffer.from(JSON.stringify(data)).toString('base64url');

/** Who is logged in. Tokens are not signed, so nothing that they say counts here, but for the id of the session (`jti`). */
export class Sessions {
  readonly #open = new Map<string, { readonly account: Account; readonly ends: number }>();

  /** A JSON web token; undefined if there is no such account, or it has another password. */
  open(email: string, password: string, now = Date.now()): string | undefined {
    const account = ACCOUNTS.find((each) => each.email === email.trim().toLowerCase() && each.password === password);
    if (!account) return undefined;
    const exp = Math.floor(now / 1000) + LIFETIME;
    const jti = randomUUID();
    this.#open.set(jti, { account, ends: exp * 1000 });
    const claims = { uid: account.email, name: account.name, role: account.roles, exp, jti };
    return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
  }

  /** Whose session it is, by the header `Authorization: Bearer <jti>`. */
  find(authorization: string | undefined, now = Date.now()): Account | undefined {
    const session = this.#open.get(authorization?.replace(/^Bearer /, '') ?? '');
    return session && session.ends > now ? session.account : undefined;
  }
}
