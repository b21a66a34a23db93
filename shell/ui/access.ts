import { hasRole } from '../auth/index.js';
import type { Answer, PageConfig, Target } from '../router/index.js';
import type { AppDefinition } from './types.js';

/** Whether the user may enter a page: checks the page's `roles`, then asks the app's `canEnter`. */
export function mayEnter(
  { canEnter, identity }: AppDefinition,
  to: Target,
  page: PageConfig | undefined,
): Answer | Promise<Answer> {
  const { path, roles = [] } = page ?? {};
  if (roles.length === 0 || roles.some(hasRole)) return canEnter?.(to, page) ?? true;
  const { loginPage } = identity ?? {};
  if (!loginPage || loginPage === path) return false;
  return `${loginPage}?redirect=${encodeURIComponent(to.url)}`;
}
