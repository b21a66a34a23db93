import { lazy } from '../../../elements/base/lazy.js';
import { Feature } from '../base/feature.js';

/** Back by a swipe from the edge. */
export const SWIPE_BACK = new Feature(lazy(() => import('./swipe-back.js')));

/** Whether the browser has such a swipe: on iOS, browsers and home screen apps do; web views (no `Safari/`) do not. */
const browserSwipes = (): boolean =>
  'standalone' in navigator && (navigator.standalone === true || navigator.userAgent.includes('Safari/'));

/** Whether a page can be swiped away, by `swipeBack` of its style. */
export const isSwipeOn = (setting: boolean | undefined): boolean => setting ?? !browserSwipes();
