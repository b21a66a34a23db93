import { device } from '../instance.js';
import { withResult } from '../navigation.js';
import type { CallArgs, Ok, ResultOf } from '../types.js';
import { call } from './make.js';

export const redirectTo = /* @__PURE__ */ call('redirectTo');
export const reLaunch = /* @__PURE__ */ call('reLaunch');
export const switchTab = /* @__PURE__ */ call('switchTab');
export const navigateBack = /* @__PURE__ */ call('navigateBack');
export const preloadPage = /* @__PURE__ */ call('preloadPage');

/** The promise of a navigation, with the result of the opened page as `result`. */
export interface Navigation extends Promise<Ok<'navigateTo'>> {
  readonly result: ResultOf<'navigateTo'>['result'];
}

/** `const answer = await navigateTo({ url }).result` */
export function navigateTo(...args: CallArgs<'navigateTo'>): Navigation {
  const opened = device.call('navigateTo', ...args);
  return withResult(opened, async () => (await opened).result);
}
