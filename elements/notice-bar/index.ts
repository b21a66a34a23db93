import { define } from '../internal/element/define.js';
import { NcNoticeBar } from './notice-bar.js';

define('nc-notice-bar', NcNoticeBar);

declare global {
  interface HTMLElementTagNameMap {
    'nc-notice-bar': NcNoticeBar;
  }
}

export { NcNoticeBar };
export type { NoticeBarType } from './notice-bar.js';
