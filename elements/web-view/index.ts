import { define } from '../internal/element/define.js';
import { NcWebView } from './web-view.js';

define('nc-web-view', NcWebView);

declare global {
  interface HTMLElementTagNameMap {
    'nc-web-view': NcWebView;
  }
}

export { NcWebView };
export { FrameErrorEvent, FrameLoadEvent, FrameMessageEvent, FrameNavigateEvent } from './events.js';
