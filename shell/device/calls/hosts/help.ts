import { optional, string } from '../../check.js';
import { defineCall } from '../../define.js';

const rules = () => ({ topic: optional(string) });

export const openContact = /* @__PURE__ */ defineCall('openContact', { rules });
export const openFeedback = /* @__PURE__ */ defineCall('openFeedback', { rules });
