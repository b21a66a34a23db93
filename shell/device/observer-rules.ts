import { BAR_STYLE_RULES } from './bar-rules.js';
import {
  boolean,
  type Check,
  color,
  length,
  oneOf,
  optional,
  pictureUrl,
  positive,
  record,
  share,
  string,
  themed,
} from './check.js';
import { isRoot } from './context-rules.js';

const easing: Check = (value) =>
  typeof value === 'string' && CSS.supports('animation-timing-function', value) ? undefined : 'an easing of CSS';
const origin: Check = (value) =>
  typeof value === 'string' && CSS.supports('transform-origin', value) ? undefined : 'a transform-origin of CSS';
const delay: Check = (value) => (Number.isFinite(value) ? undefined : 'a number of ms');
const shares: Check = (value) =>
  Array.isArray(value) && value.length && value.every((item) => !share(item)) ? undefined : 'numbers from 0 to 1';
const component = optional(isRoot);

/** Checks of the arguments of what observes, animates and styles the page. */
export const OBSERVER_RULES = {
  createSelectorQuery: { component },
  createIntersectionObserver: {
    component,
    thresholds: optional(shares),
    initialRatio: optional(share),
    observeAll: optional(boolean),
  },
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
  createAnimation: { timingFunction: optional(easing), delay: optional(delay), transformOrigin: optional(origin) },
};
