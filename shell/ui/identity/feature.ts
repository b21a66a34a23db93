import { given } from '../../../elements/base/given.js';
import { lazy } from '../../../elements/base/lazy.js';
import { configureIdentity } from '../../auth/index.js';
import type { Answer, PageConfig, Target } from '../../router/index.js';
import { Feature } from '../base/feature.js';
import { isGuarded, isOpen, type AccessHost } from './guarded.js';

/** Guards: pages for users that are signed in, with a role or permission. */
export const GUARDS = new Feature(lazy(() => import('./access.js')));

/** Whether the user may enter a page: checks `signedIn`, `roles` and `permissions`, then asks the app's `canEnter`. */
export function mayEnter(app: AccessHost, to: Target, page: PageConfig | undefined): Answer | Promise<Answer> {
  const ask = () => app.definition.canEnter?.(to, page) ?? true;
  if (!page || !isGuarded(page)) return ask();
  const guards = GUARDS.get();
  if (guards) return guards.accessOf(app).mayEnter(to, page, ask);
  // A guarded page stays closed until the guards have loaded.
  return GUARDS.load().then(({ accessOf }) => accessOf(app).mayEnter(to, page, ask));
}

/**
 * Whether the user may enter the app's first page, by the stored token. It is asked before the guards have loaded, so that the
 * code of a guarded page does not load for a user who is sent to the login page.
 */
export function isOpenAtStart({ definition, pageOf }: AccessHost, route: string): boolean {
  const { key, claims } = definition.identity ?? {};
  // Where the token is, and how it is read. The guards configure the rest.
  configureIdentity(given({ key, claims }));
  return isOpen(pageOf(route));
}
