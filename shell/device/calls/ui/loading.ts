import { randomKey } from '../../../../elements/base/random.js';
import { all, boolean, positive, string } from '../../check.js';
import { defineCall } from '../../define.js';
import { OVERLAYS } from '../../definitions.js';
import { attempt } from '../../errors.js';
import type { CallArgs, Ok } from '../../types.js';

const show = /* @__PURE__ */ defineCall('showLoading', {
  broughtBy: OVERLAYS,
  rules: () => ({ ...all(string, 'title', 'token'), ...all(boolean, 'mask'), ...all(positive, 'delay', 'min') }),
});
export const hideLoading = /* @__PURE__ */ defineCall('hideLoading', {
  broughtBy: OVERLAYS,
  rules: () => all(string, 'token'),
});

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
  const shown = show(given ? { ...given, token } : options);
  let hidden: Promise<void> | undefined;
  const done = () =>
    (hidden ??= shown.then(
      async () => void (await hideLoading({ token })),
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
