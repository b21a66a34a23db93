import { lazy } from '../../../../elements/base/lazy.js';
import { optional, positive, string } from '../../check.js';
import { defineCall } from '../../define.js';

export const setPageMeta = /* @__PURE__ */ defineCall('setPageMeta', {
  rules: () => ({
    pageStyle: optional(string),
    rootFontSize: optional((value) => positive(value) && string(value) && 'a size of CSS, or a number of px'),
  }),
  load: /* @__PURE__ */ lazy(() => import('./web/page-meta.js')),
});
