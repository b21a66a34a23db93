import { useSyncExternalStore, type ReactNode } from 'react';
import { can, getIdentity, onIdentityChange, type AnyOf, type Identity } from '../../auth/index.js';
import { GUARDS } from './feature.js';
import { runningApp } from './running.js';

const subscribe = (notify: () => void): (() => void) => onIdentityChange(() => notify());

/** The current user. The component renders again when the user signs in or out, here or in another tab, or the token expires. */
export const useIdentity = (): Identity => useSyncExternalStore(subscribe, getIdentity, getIdentity);

export interface CanProps {
  /** One of these roles. */
  role?: AnyOf | undefined;
  /** One of these permissions. The role `admin` implies all. */
  permission?: AnyOf | undefined;
  /** What other users see. */
  fallback?: ReactNode;
  children?: ReactNode;
}

/**
 * Shows its children to users with one of the roles and one of the permissions; without either, to users that are signed in.
 * Use it to decide what to show; only the server can decide what is allowed.
 */
export function Can({ role, permission, fallback = null, children }: CanProps): ReactNode {
  useIdentity();
  return <>{can({ role, permission }) ? children : fallback}</>;
}

/**
 * Leaves the login page for the page that the user wanted to see, which takes its place in the stack: Back does not lead to
 * the login page. Without such a page, or if the user may not see it, goes back, or to the first page. Call it after
 * `setToken`.
 */
export async function returnTo(): Promise<void> {
  const app = runningApp('returnTo');
  const { accessOf } = await GUARDS.load();
  await accessOf(app).returnTo();
}
