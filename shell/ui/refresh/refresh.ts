import type { Page } from '../../router/index.js';
import { Observable } from '../base/observable.js';
import type { PageStyle } from '../definition/types.js';

/** Which pages refresh. */
const states = new WeakMap<Page, Observable<boolean>>();

/** Whether a page refreshes. That ends when the user leaves the page, not when the app goes to the background. */
export function refreshOf(page: Page): Observable<boolean> {
  let state = states.get(page);
  if (!state) {
    states.set(page, (state = new Observable(false)));
    page.on('hide', () => {
      if (!document.hidden) states.get(page)!.set(false);
    });
  }
  return state;
}

/** Whether users can pull a page with this style. Either property can disable it. */
export function canRefresh({ enablePullDownRefresh, pullToRefresh }: PageStyle): boolean {
  const { support } = pullToRefresh ?? {};
  return Boolean(enablePullDownRefresh ?? support) && support !== false;
}
