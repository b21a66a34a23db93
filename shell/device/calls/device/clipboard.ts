import { boolean, type Check, optional, picture, someOf, text } from '../../check.js';
import { defineCall } from '../../define.js';
import * as web from './web/clipboard.js';

/** A text, unless something else is copied. */
const copied: Check = (value, options) => {
  const { html, image } = (options ?? {}) as { html?: unknown; image?: unknown };
  return value === undefined && (html !== undefined || image !== undefined) ? undefined : text(value);
};

// At once: browsers ask for the user's gesture, or whether the page has the focus.
export const setClipboardData = /* @__PURE__ */ defineCall('setClipboardData', {
  rules: () => ({ data: copied, html: optional(text), image: optional(picture), showToast: optional(boolean) }),
  web: web.setClipboardData,
});
export const getClipboardData = /* @__PURE__ */ defineCall('getClipboardData', {
  rules: () => ({ types: optional(someOf('text', 'html', 'image')) }),
  web: web.getClipboardData,
});
