import { define } from '../internal/define.js';
import { NcImage, ImageErrorEvent, ImageLoadEvent } from './image.js';

define('nc-image', NcImage);

declare global {
  interface HTMLElementTagNameMap {
    'nc-image': NcImage;
  }
}

export { NcImage, ImageErrorEvent, ImageLoadEvent };
