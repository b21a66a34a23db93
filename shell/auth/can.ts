import type { Claims } from './token.js';

/** One, or a list of which one is enough. */
export type AnyOf = string | readonly string[];

/** What a user needs: one of these roles, and one of these permissions. Without either, to be signed in. */
export interface Requirement {
  role?: AnyOf | undefined;
  permission?: AnyOf | undefined;
}

/** The role that implies every permission. */
const ADMIN = 'admin';

/** Nothing wanted is always there. */
const hasAny = (wanted: AnyOf | undefined, has: (name: string) => boolean): boolean => {
  const names = wanted === undefined ? [] : [wanted].flat();
  return names.length === 0 || names.some(has);
};

/** Whether the user has what is required. */
export function meets(user: Claims & { readonly valid: boolean }, { role, permission }: Requirement): boolean {
  const isAdmin = user.role.includes(ADMIN);
  return (
    user.valid &&
    hasAny(role, (name) => user.role.includes(name)) &&
    hasAny(permission, (name) => isAdmin || user.permission.includes(name))
  );
}
