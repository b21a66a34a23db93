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
