import { device } from '../instance.js';
import type { Args, CallArgs, Ok } from '../types.js';
import type { ContextRoot } from '../calls/contexts/web/context-element.js';
import { call } from './make.js';

/** The second argument is where the canvas is, if not on the page: an element, its shadow tree, or a shadow root. */
const onCanvas =
  <K extends 'canvasGetImageData' | 'canvasPutImageData' | 'canvasToTempFilePath'>(name: K) =>
  (options: Args<K>, component?: ContextRoot): Promise<Ok<K>> =>
    device.call(name, ...([component === undefined ? options : { ...options, component }] as unknown as CallArgs<K>));

export const createCanvasContextAsync = /* @__PURE__ */ call('createCanvasContextAsync');
export const canvasGetImageData = /* @__PURE__ */ onCanvas('canvasGetImageData');
export const canvasPutImageData = /* @__PURE__ */ onCanvas('canvasPutImageData');
export const canvasToTempFilePath = /* @__PURE__ */ onCanvas('canvasToTempFilePath');
