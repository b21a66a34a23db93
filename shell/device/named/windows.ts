import type { WindowStyleValues } from '../calls/windows/types.js';
import { atOnce } from './at-once.js';
import { call } from './make.js';

export const showTopWindow = /* @__PURE__ */ call('showTopWindow');
export const hideTopWindow = /* @__PURE__ */ call('hideTopWindow');
export const setTopWindowStyle = /* @__PURE__ */ call('setTopWindowStyle');
export const showLeftWindow = /* @__PURE__ */ call('showLeftWindow');
export const hideLeftWindow = /* @__PURE__ */ call('hideLeftWindow');
export const setLeftWindowStyle = /* @__PURE__ */ call('setLeftWindowStyle');
export const showRightWindow = /* @__PURE__ */ call('showRightWindow');
export const hideRightWindow = /* @__PURE__ */ call('hideRightWindow');
export const setRightWindowStyle = /* @__PURE__ */ call('setRightWindowStyle');

/** The style of the window above the pages. */
export const getTopWindowStyle = (): WindowStyleValues => atOnce('getTopWindowStyle');
/** The style of the left window. */
export const getLeftWindowStyle = (): WindowStyleValues => atOnce('getLeftWindowStyle');
/** The style of the right window. */
export const getRightWindowStyle = (): WindowStyleValues => atOnce('getRightWindowStyle');
