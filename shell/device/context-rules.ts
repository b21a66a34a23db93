import { isA } from './kinds.js';
import { type Check, oneOf, optional, share, text } from './check.js';

const finite: Check = (value) => (Number.isFinite(value) ? undefined : 'a number');
const size: Check = (value) => (Number.isFinite(value) && (value as number) > 0 ? undefined : 'a number above 0');
/** Where elements are looked for. */
export const isRoot: Check = (value) =>
  typeof (value as Partial<ParentNode> | null)?.querySelectorAll === 'function'
    ? undefined
    : 'an element, a shadow root or a document';
const pixels: Check = (value) => (isA(value, 'Uint8ClampedArray') ? undefined : 'a Uint8ClampedArray');
const component = optional(isRoot);
const part = { canvasId: text, component, x: optional(finite), y: optional(finite) };
const sizes = { width: optional(size), height: optional(size) };

/** Checks of the arguments of calls on elements of the page. */
export const CONTEXT_RULES = {
  createVideoContext: { videoId: text, component },
  createMapContext: { mapId: text, component },
  createCanvasContext: { canvasId: text, component },
  createCanvasContextAsync: { id: text, component },
  canvasGetImageData: { ...part, ...sizes },
  canvasPutImageData: { ...part, data: pixels, width: size, height: optional(size) },
  canvasToTempFilePath: {
    ...part,
    ...sizes,
    destWidth: optional(size),
    destHeight: optional(size),
    fileType: optional(oneOf('png', 'jpg', 'jpeg', 'webp')),
    quality: optional(share),
  },
};
