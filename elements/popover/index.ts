import { define } from '../internal/element/define.js';
import { NcPopover } from './popover.js';

define('nc-popover', NcPopover);

declare global {
  interface HTMLElementTagNameMap {
    'nc-popover': NcPopover;
  }
}

export { NcPopover };
export type { Placement, PopoverTrigger } from './popover.js';
