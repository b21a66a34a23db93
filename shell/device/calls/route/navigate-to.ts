import { optional, record } from '../../check.js';
import { defineCall } from '../../define.js';
import { ROUTER } from '../../definitions.js';
import type { CallArgs, Ok, ResultOf } from '../../types.js';
import { motion, page } from './checks.js';
import { withResult } from './web/navigation.js';

const open = /* @__PURE__ */ defineCall('navigateTo', {
  broughtBy: ROUTER,
  rules: () => ({ ...page(), events: optional(record), ...motion() }),
});

/** The promise of a navigation, with the result of the opened page as `result`. */
export interface Navigation extends Promise<Ok<'navigateTo'>> {
  readonly result: ResultOf<'navigateTo'>['result'];
}

/** `const answer = await navigateTo({ url }).result` */
export function navigateTo(...args: CallArgs<'navigateTo'>): Navigation {
  const opened = open(...args);
  return withResult(opened, async () => (await opened).result);
}
