import { string } from '../../check.js';
import { defineCall } from '../../define.js';

export const enableAlertBeforeUnload = /* @__PURE__ */ defineCall('enableAlertBeforeUnload', {
  rules: () => ({ message: string }),
});
export const disableAlertBeforeUnload = /* @__PURE__ */ defineCall('disableAlertBeforeUnload', {});
