import { useIdentity } from 'nacre/shell';

/** The roles that may change the stock and send parcels. What is allowed, the server decides. */
export const STAFF = ['staff', 'admin'];

export interface User {
  readonly name: string;
  readonly email: string;
}

/** Who is logged in; undefined: nobody. */
export function useUser(): User | undefined {
  const { uid, claims, valid } = useIdentity();
  if (!valid) return undefined;
  const email = String(uid);
  return { name: typeof claims['name'] === 'string' ? claims['name'] : email, email };
}
