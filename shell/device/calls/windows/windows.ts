import { atOnce } from '../../at-once.js';
import { color, length, optional, themed } from '../../check.js';
import { define, defineCall } from '../../define.js';
import type { WindowStyleValues } from './types.js';

const rules = () => {
  const size = optional(themed(length));
  const hue = optional(themed(color));
  return { width: size, height: size, backgroundColor: hue, color: hue, borderColor: hue };
};

export const showTopWindow = /* @__PURE__ */ defineCall('showTopWindow', {});
export const hideTopWindow = /* @__PURE__ */ defineCall('hideTopWindow', {});
export const setTopWindowStyle = /* @__PURE__ */ defineCall('setTopWindowStyle', { rules });
export const showLeftWindow = /* @__PURE__ */ defineCall('showLeftWindow', {});
export const hideLeftWindow = /* @__PURE__ */ defineCall('hideLeftWindow', {});
export const setLeftWindowStyle = /* @__PURE__ */ defineCall('setLeftWindowStyle', { rules });
export const showRightWindow = /* @__PURE__ */ defineCall('showRightWindow', {});
export const hideRightWindow = /* @__PURE__ */ defineCall('hideRightWindow', {});
export const setRightWindowStyle = /* @__PURE__ */ defineCall('setRightWindowStyle', { rules });

const top = /* @__PURE__ */ define('getTopWindowStyle', {});
const left = /* @__PURE__ */ define('getLeftWindowStyle', {});
const right = /* @__PURE__ */ define('getRightWindowStyle', {});

/** The style of the window above the pages. */
export const getTopWindowStyle = (): WindowStyleValues => atOnce(top);
/** The style of the left window. */
export const getLeftWindowStyle = (): WindowStyleValues => atOnce(left);
/** The style of the right window. */
export const getRightWindowStyle = (): WindowStyleValues => atOnce(right);
