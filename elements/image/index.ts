import { define } from '../internal/element/define.js';
import { NcImage, ImageErrorEvent, ImageLoadEvent } from './image.js';

define('nc-image', NcImage);

declare global {
  interface HTMLElementTagNameMap {
    'nc-image': NcImage;
  }
}

export { NcImage, ImageErrorEvent, ImageLoadEvent };
export type { ImageErrorReason } from './failure.js';
