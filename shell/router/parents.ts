import type { Routes } from './routes.js';
import type { PageConfig, Target } from './types.js';

const PARAMETER = /:(\w+)|\*/g;

/** Whether a page shows over the one beneath. */
export const isOverlay = (page: PageConfig | undefined): boolean =>
  page?.presentation === 'sheet' || page?.presentation === 'dialog';

/** Puts a page's parameters into a pattern. */
const fill = (pattern: string, params: Target['params']): string =>
  pattern.replace(PARAMETER, (_, name: string | undefined) =>
    name ? encodeURIComponent(params[name] ?? '') : (params['*'] ?? '').split('/').map(encodeURIComponent).join('/'),
  );

/** The page beneath one that was opened by a link. */
export function parentOf(routes: Routes, { route, params, tab }: Target): Target | undefined {
  const page = routes.page(route);
  const pattern = page?.parent ?? (isOverlay(page) ? routes.firstUrl : undefined);
  // Nothing is beneath a tab's page.
  return pattern === undefined || tab ? undefined : routes.match(fill(pattern, params));
}

/** The pages beneath one that was opened by a link, from the bottom up. */
export function parentsOf(routes: Routes, page: Target): Target[] {
  const found: Target[] = [];
  const seen = new Set([page.route]);
  for (let parent = parentOf(routes, page); parent && !seen.has(parent.route); parent = parentOf(routes, parent)) {
    seen.add(parent.route);
    found.unshift(parent);
  }
  return found;
}

/** Throws if the parent of a page is no page, needs a parameter that the page has not, or leads back to the page. */
export function checkParents(routes: Routes, pages: readonly PageConfig[]): void {
  for (const { path, parent } of pages) {
    if (parent === undefined) continue;
    const fail = (expected: string): never => {
      throw new TypeError(`pages: parent: expected ${expected}, in ${path}: ${parent}`);
    };
    const names: string[] = path.match(PARAMETER) ?? [];
    for (const name of parent.match(PARAMETER) ?? [])
      if (!names.includes(name)) fail(`parameters of the page, not ${name}`);
    const params = Object.fromEntries(names.map((name) => [name.replace(':', ''), 'x']));
    const seen = new Set([path]);
    let target = routes.match(fill(parent, params)) ?? fail('the URL of a page');
    for (let next: Target | undefined = target; next; next = parentOf(routes, target)) {
      target = next;
      if (seen.has(target.route)) fail('no page above this one');
      seen.add(target.route);
    }
  }
}
