import { defineSignal, off } from '../../define.js';
import { appHide, appShow, error, unhandledRejection } from './web/app-events.js';

export const onAppShow = /* @__PURE__ */ defineSignal('appShow', { web: appShow });
export const offAppShow = /* @__PURE__ */ off('appShow');
export const onAppHide = /* @__PURE__ */ defineSignal('appHide', { web: appHide });
export const offAppHide = /* @__PURE__ */ off('appHide');
export const onError = /* @__PURE__ */ defineSignal('error', { web: error });
export const offError = /* @__PURE__ */ off('error');
export const onUnhandledRejection = /* @__PURE__ */ defineSignal('unhandledRejection', { web: unhandledRejection });
export const offUnhandledRejection = /* @__PURE__ */ off('unhandledRejection');
export const onPageNotFound = /* @__PURE__ */ defineSignal('pageNotFound', {});
export const offPageNotFound = /* @__PURE__ */ off('pageNotFound');
