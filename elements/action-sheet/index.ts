import { define } from '../internal/element/define.js';
import { NcActionSheet } from './action-sheet.js';

define('nc-action-sheet', NcActionSheet);

declare global {
  interface HTMLElementTagNameMap {
    'nc-action-sheet': NcActionSheet;
  }
}

export { NcActionSheet };
export type { ActionSheetAnchor, ActionSheetItem, ActionSheetResult } from './action-sheet.js';
export type { ActionSelectEvent } from './events.js';
