import { boolean, optional } from '../../check.js';
import { defineCall } from '../../define.js';
import { chooseContact as web } from './web/choose-contact.js';

export const chooseContact = /* @__PURE__ */ defineCall('chooseContact', {
  rules: () => ({ multiple: optional(boolean) }),
  web,
});
