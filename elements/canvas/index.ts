import { define } from '../internal/element/define.js';
import { NcCanvas } from './canvas.js';
import { CanvasResizeEvent, CanvasTouchEvent } from './events.js';

define('nc-canvas', NcCanvas);

declare global {
  interface HTMLElementTagNameMap {
    'nc-canvas': NcCanvas;
  }
}

export { CanvasResizeEvent, CanvasTouchEvent, NcCanvas };
export type { CanvasPoint } from './coordinates.js';
export type { CanvasTouch } from './events.js';
export type { PictureOptions } from './picture.js';
