import { lazy } from '../../../../elements/base/lazy.js';
import { atOnce } from '../../at-once.js';
import {
  all,
  boolean,
  color,
  cssLength,
  length,
  oneOf,
  optional,
  pictureUrl,
  record,
  shape,
  string,
  themed,
} from '../../check.js';
import { define, defineCall } from '../../define.js';
import type { PageStyleValues } from './types.js';

/** What a page changes of its navigation bar. */
const bar = () => ({
  navigationBarTitleText: optional(string),
  navigationBarTextStyle: optional(themed(oneOf('black', 'white'))),
  navigationBarBackgroundColor: optional(themed(color)),
  navigationStyle: optional(oneOf('default', 'custom')),
  titleImage: optional(pictureUrl),
  ...all(cssLength, 'titleSize', 'coverage'),
  ...all(boolean, 'titlePenetrate'),
  ...all(oneOf('none', 'auto', 'always'), 'transparentTitle'),
  navigationBarShadow: optional(
    shape({ colorType: optional(oneOf('grey', 'blue', 'green', 'orange', 'red', 'yellow')) }),
  ),
});

export const setPageStyle = /* @__PURE__ */ defineCall('setPageStyle', {
  rules: () => ({
    ...bar(),
    disableScroll: optional(boolean),
    enablePullDownRefresh: optional(boolean),
    onReachBottomDistance: optional(themed(length)),
    pullToRefresh: optional(record),
    maxWidth: optional(themed(length)),
    topWindow: optional(boolean),
    leftWindow: optional(boolean),
    rightWindow: optional(boolean),
    backgroundColorContent: optional(themed(color)),
  }),
  load: /* @__PURE__ */ lazy(() => import('../page/web/plain-page.js')),
});

const style = /* @__PURE__ */ define('getPageStyle', {});

/** The style of the page on top of the shell. */
export const getPageStyle = (): PageStyleValues => atOnce(style);
