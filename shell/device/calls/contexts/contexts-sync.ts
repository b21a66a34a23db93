import { callSync } from '../../call-sync.js';
import { DeviceError, ErrCode } from '../../errors.js';
import { canvasContext, videoContext } from './defined.js';
import type { CanvasContext, VideoContext } from './types.js';
import type { ContextRoot } from './web/context-element.js';
import { webCanvasContext } from './web/canvas-queue.js';
import { elementIn } from './web/find.js';
import { webVideoContext } from './web/video-context.js';
import { within } from './web/within.js';

/** Controls the video of an id. */
export const createVideoContext = (videoId: string, component?: ContextRoot): VideoContext =>
  callSync(videoContext, { videoId, ...within(component) }, (options) => ({ context: webVideoContext(options) }))
    .context;

/** Collects what to draw on the canvas of a `canvas-id` or an id, until `draw()`. */
export const createCanvasContext = (canvasId: string, component?: ContextRoot): CanvasContext =>
  callSync(canvasContext, { canvasId, ...within(component) }, (options) => ({ context: webCanvasContext(options) }))
    .context;

/** The element of an id: on the page on top, else in what surrounds the pages. Null if there is none. */
export function getElementById(id: string): HTMLElement | null {
  if (typeof id === 'string') return id ? ((elementIn(`#${CSS.escape(id)}`) as HTMLElement | undefined) ?? null) : null;
  throw new DeviceError('getElementById', ErrCode.invalid, 'id: expected a string');
}
