import { callSync, fromProvider } from '../../call-sync.js';
import { define } from '../../define.js';
import type { CurrentPage } from './types.js';

const call = /* @__PURE__ */ define('getCurrentPages', {});

/** The pages of the stack, the one on top last; none without a router. */
export const getCurrentPages = (): CurrentPage[] =>
  callSync(call, {}, (options) => fromProvider(call.name, options) ?? { pages: [] }).pages;
