import type { Feature } from './base/feature.js';
import type { AppDefinition, PageDefinition, PageStyle } from './definition/types.js';
import { DRAFTS } from './kept/feature.js';
import { POPUPS } from './popups/feature.js';
import { REFRESHER } from './refresh/feature.js';
import { canRefresh } from './refresh/refresh.js';

/** What an app has said of itself. */
interface Asked {
  readonly definition: AppDefinition;
  readonly pages: readonly PageDefinition[];
}

const hasStyle = ({ definition, pages }: Asked, is: (style: PageStyle) => boolean): boolean =>
  [definition, ...pages].some(({ style }) => style !== undefined && is(style));

/** What loads beside the app's own code, and whether an app asks for it by its definition. */
const ASKED: readonly [feature: Feature, isAsked: (asked: Asked) => boolean][] = [
  [POPUPS, ({ pages }) => pages.some(({ presentation = 'page' }) => presentation !== 'page')],
  [REFRESHER, (asked) => hasStyle(asked, canRefresh)],
  [DRAFTS, (asked) => hasStyle(asked, ({ drafts }) => drafts === true)],
];

/** Begins to load what an app asks for, all at once. On a server nothing is used of it. */
export function loadAsked(asked: Asked): void {
  if (typeof document === 'undefined') return;
  for (const [feature, isAsked] of ASKED) {
    // What uses it tries again, and reports.
    if (isAsked(asked)) feature.load().catch(() => undefined);
  }
}
