import { define } from '../internal/element/define.js';
import { ImageViewerChangeEvent, ImageViewerLongPressEvent } from './events.js';
import { NcImageViewer } from './image-viewer.js';

define('nc-image-viewer', NcImageViewer);

declare global {
  interface HTMLElementTagNameMap {
    'nc-image-viewer': NcImageViewer;
  }
}

export { ImageViewerChangeEvent, ImageViewerLongPressEvent, NcImageViewer };
export type { ImageViewerIndicator, ViewedImage } from './image-viewer.js';
