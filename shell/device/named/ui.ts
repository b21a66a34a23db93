import { randomKey } from '../../../elements/base/random.js';
import { attempt } from '../errors.js';
import { device } from '../instance.js';
import type { CallArgs, Ok } from '../types.js';
import { call } from './make.js';

export const showToast = /* @__PURE__ */ call('showToast');
export const hideToast = /* @__PURE__ */ call('hideToast');
export const hideLoading = /* @__PURE__ */ call('hideLoading');
export const showModal = /* @__PURE__ */ call('showModal');
export const showActionSheet = /* @__PURE__ */ call('showActionSheet');
export const hideActionSheet = /* @__PURE__ */ call('hideActionSheet');
export const previewImage = /* @__PURE__ */ call('previewImage');
export const closePreviewImage = /* @__PURE__ */ call('closePreviewImage');

/** Hides this loading only. Also a promise that resolves when the loading shows. */
export interface LoadingToken extends Promise<Ok<'showLoading'>> {
  /** Resolves when it is hidden. Further calls do nothing. */
  (): Promise<void>;
}

/** `const done = showLoading({ title }); try { … } finally { done(); }` */
export function showLoading(...[options]: CallArgs<'showLoading'>): LoadingToken {
  const given = attempt(() => ({ ...options }));
  const token = given?.token ?? randomKey();
  // Options that cannot be read fail the call.
  const shown = device.call('showLoading', given ? { ...given, token } : options);
  let hidden: Promise<void> | undefined;
  const done = () =>
    (hidden ??= shown.then(
      async () => void (await device.call('hideLoading', { token })),
      // It never showed.
      () => undefined,
    ));
  return Object.assign(done, {
    // The token is a promise on purpose: `await showLoading()` waits until the box shows, as every other call does.
    // oxlint-disable-next-line unicorn/no-thenable
    then: shown.then.bind(shown),
    catch: shown.catch.bind(shown),
    finally: shown.finally.bind(shown),
    [Symbol.toStringTag]: 'LoadingToken',
  }) as LoadingToken;
}
