import { lazy } from '../../../../elements/base/lazy.js';
import { type Check, oneOf, optional, share, text } from '../../check.js';
import { type Defined, define, defineCall } from '../../define.js';
import { device } from '../../instance.js';
import { isA } from '../../kinds.js';
import type { Args, CallArgs, Ok } from '../../types.js';
import { finite, root, size } from './checks.js';
import type { ContextRoot } from './web/context-element.js';

const load = /* @__PURE__ */ lazy(() => import('./web/contexts.js'));

const pixels: Check = (value) => (isA(value, 'Uint8ClampedArray') ? undefined : 'a Uint8ClampedArray');
const part = () => ({
  canvasId: text,
  component: optional(root),
  x: optional(finite),
  y: optional(finite),
});
const ofSize = () => ({ width: optional(size), height: optional(size) });

/** The second argument is where the canvas is, if not on the page: an element, its shadow tree, or a shadow root. */
const onCanvas =
  <K extends 'canvasGetImageData' | 'canvasPutImageData' | 'canvasToTempFilePath'>({ name }: Defined<K>) =>
  (options: Args<K>, component?: ContextRoot): Promise<Ok<K>> =>
    device.call(name, ...([component === undefined ? options : { ...options, component }] as unknown as CallArgs<K>));

export const createCanvasContextAsync = /* @__PURE__ */ defineCall('createCanvasContextAsync', {
  rules: () => ({ id: text, component: optional(root) }),
  load,
});
export const canvasGetImageData = /* @__PURE__ */ onCanvas(
  /* @__PURE__ */ define('canvasGetImageData', { rules: () => ({ ...part(), ...ofSize() }), load }),
);
export const canvasPutImageData = /* @__PURE__ */ onCanvas(
  /* @__PURE__ */ define('canvasPutImageData', {
    rules: () => ({ ...part(), data: pixels, width: size, height: optional(size) }),
    load,
  }),
);
export const canvasToTempFilePath = /* @__PURE__ */ onCanvas(
  /* @__PURE__ */ define('canvasToTempFilePath', {
    rules: () => ({
      ...part(),
      ...ofSize(),
      destWidth: optional(size),
      destHeight: optional(size),
      fileType: optional(oneOf('png', 'jpg', 'jpeg', 'webp')),
      quality: optional(share),
    }),
    load,
  }),
);
