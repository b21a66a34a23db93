import type { CurrentPage, LaunchOptions, PageStyleValues } from '../calls/app/types.js';
import { callSync, fromProvider } from '../call-sync.js';
import { atOnce } from './at-once.js';
import { call, off, on } from './make.js';

export const onAppShow = /* @__PURE__ */ on('appShow');
export const offAppShow = /* @__PURE__ */ off('appShow');
export const onAppHide = /* @__PURE__ */ on('appHide');
export const offAppHide = /* @__PURE__ */ off('appHide');
export const onError = /* @__PURE__ */ on('error');
export const offError = /* @__PURE__ */ off('error');
export const onUnhandledRejection = /* @__PURE__ */ on('unhandledRejection');
export const offUnhandledRejection = /* @__PURE__ */ off('unhandledRejection');
export const onPageNotFound = /* @__PURE__ */ on('pageNotFound');
export const offPageNotFound = /* @__PURE__ */ off('pageNotFound');
export const setPageMeta = /* @__PURE__ */ call('setPageMeta');
export const setPageStyle = /* @__PURE__ */ call('setPageStyle');
export const enableAlertBeforeUnload = /* @__PURE__ */ call('enableAlertBeforeUnload');
export const disableAlertBeforeUnload = /* @__PURE__ */ call('disableAlertBeforeUnload');

/** How the app was opened. */
export const getLaunchOptionsSync = (): LaunchOptions => atOnce('getLaunchOptions');
/** How the app was opened, or has come to the foreground last. */
export const getEnterOptionsSync = (): LaunchOptions => atOnce('getEnterOptions');
/** The style of the page on top of the shell. */
export const getPageStyle = (): PageStyleValues => atOnce('getPageStyle');

/** The pages of the stack, the one on top last; none without a router. */
export const getCurrentPages = (): CurrentPage[] =>
  callSync('getCurrentPages', {}, (options) => fromProvider('getCurrentPages', options) ?? { pages: [] }).pages;
