import { BAR_STYLE_RULES } from './bar-rules.js';
import { boolean, color, length, oneOf, optional, pictureUrl, positive, record, string, themed } from './check.js';

/** Checks of the arguments of what observes, animates and styles the page. */
export const OBSERVER_RULES = {
  setPageMeta: {
    pageStyle: optional(string),
    rootFontSize: optional((value) => positive(value) && string(value) && 'a size of CSS, or a number of px'),
  },
  setPageStyle: {
    navigationBarTitleText: optional(string),
    navigationBarTextStyle: optional(themed(oneOf('black', 'white'))),
    navigationBarBackgroundColor: optional(themed(color)),
    navigationStyle: optional(oneOf('default', 'custom')),
    titleImage: optional(pictureUrl),
    ...BAR_STYLE_RULES,
    disableScroll: optional(boolean),
    enablePullDownRefresh: optional(boolean),
    onReachBottomDistance: optional(themed(length)),
    pullToRefresh: optional(record),
    maxWidth: optional(themed(length)),
    topWindow: optional(boolean),
    leftWindow: optional(boolean),
    rightWindow: optional(boolean),
    backgroundColorContent: optional(themed(color)),
  },
  enableAlertBeforeUnload: { message: string },
};
