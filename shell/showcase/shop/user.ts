import { getIdentity, onIdentityChange } from 'nacre/auth';
import { useSyncExternalStore } from 'react';

export interface User {
  readonly name: string;
  readonly email: string;
  readonly isMember: boolean;
  readonly isStaff: boolean;
}

/** The claims as a text: the same as long as the user is. */
const snapshot = (): string => {
  const { uid, role, claims, valid } = getIdentity();
  return valid ? JSON.stringify([uid, claims['name'] ?? uid, role]) : '';
};

/** Who is logged in; undefined: nobody. It decides what is shown; what is allowed, the server decides. */
export function useUser(): User | undefined {
  const text = useSyncExternalStore(onIdentityChange, snapshot, () => '');
  if (!text) return undefined;
  const [email, name, roles] = JSON.parse(text) as [string, string, string[]];
  const isStaff = roles.includes('staff') || roles.includes('admin');
  return { name, email, isMember: roles.includes('member'), isStaff };
}
