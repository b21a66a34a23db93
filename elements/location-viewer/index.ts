import { define } from '../internal/element/define.js';
import { NcLocationViewer } from './location-viewer.js';

define('nc-location-viewer', NcLocationViewer);

declare global {
  interface HTMLElementTagNameMap {
    'nc-location-viewer': NcLocationViewer;
  }
}

export { NcLocationViewer };
