/** Whether the browser has a swipe to go back: on iOS, browsers and home screen apps do; web views (no `Safari/`) do not. */
const browserSwipes = (): boolean =>
  'standalone' in navigator && (navigator.standalone === true || navigator.userAgent.includes('Safari/'));

/** Whether a page can be swiped away, by `swipeBack` of its style. */
export const isSwipeOn = (setting: boolean | undefined): boolean => setting ?? !browserSwipes();
