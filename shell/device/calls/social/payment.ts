import { type Check, each, list, number, optional, record, string, text } from '../../check.js';
import { defineCall } from '../../define.js';
import { strings } from './checks.js';
import { pay } from './web/payment.js';

/** Ways to pay; a host needs none. */
const methodData: Check = (value) => list(value) ?? each({ supportedMethods: text }, true)(value);

export const requestPayment = /* @__PURE__ */ defineCall('requestPayment', {
  rules: () => ({
    methodData: optional(methodData),
    details: optional(record),
    options: optional(record),
    provider: optional(text),
    orderInfo: optional((value) => string(value) && record(value) && 'a text or an object'),
    timeStamp: optional((value) => number(value) && string(value) && 'a number or a text'),
    ...strings('nonceStr', 'package', 'signType', 'paySign'),
  }),
  web: pay,
});
