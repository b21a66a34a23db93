import { boolean, type Check, each, oneOf, optional, picture, text } from '../../check.js';
import { defineCall } from '../../define.js';
import * as web from './web/clipboard.js';

/** A text, unless something else is copied. */
const copied: Check = (value, options) => {
  const { html, image } = (options ?? {}) as { html?: unknown; image?: unknown };
  return value === undefined && (html !== undefined || image !== undefined) ? undefined : text(value);
};

const types: Check = (value) => {
  const isType = oneOf('text', 'html', 'image');
  return each()(value) ?? (value as unknown[]).map((type) => isType(type)).find(Boolean);
};

// At once: browsers ask for the user's gesture, or whether the page has the focus.
export const setClipboardData = /* @__PURE__ */ defineCall('setClipboardData', {
  rules: () => ({ data: copied, html: optional(text), image: optional(picture), showToast: optional(boolean) }),
  web: web.setClipboardData,
});
export const getClipboardData = /* @__PURE__ */ defineCall('getClipboardData', {
  rules: () => ({ types: optional(types) }),
  web: web.getClipboardData,
});
