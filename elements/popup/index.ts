import { define } from '../internal/element/define.js';
import { NcPopup } from './popup.js';

define('nc-popup', NcPopup);

declare global {
  interface HTMLElementTagNameMap {
    'nc-popup': NcPopup;
  }
}

export { NcPopup };
export type { BreakpointChangeEvent } from './events.js';
export type { PopupPosition } from './popup.js';
