import { given } from '../../../elements/base/given.js';
import { can } from '../../auth/index.js';
import type { PageConfig, Router } from '../../router/index.js';
import type { AppDefinition } from '../definition/types.js';

/** What the guards need of the app. */
export interface AccessHost {
  readonly definition: AppDefinition;
  readonly router: Router;
  pageOf(route: string): PageConfig | undefined;
}

/** Whether a page is for some users only. An empty list asks for a sign-in, as `signedIn` does. */
export const isGuarded = ({ signedIn, roles, permissions }: PageConfig): boolean =>
  signedIn === true || (roles ?? permissions ?? undefined) !== undefined;

/**
 * Whether the user may see a page, as far as is known now: is signed in, with one of the page's `roles` and one of its
 * `permissions`; or the page is open to all.
 */
export const isOpen = (page: PageConfig | undefined): boolean =>
  !page || !isGuarded(page) || can(given({ role: page.roles, permission: page.permissions }));
