import { define } from '../internal/element/define.js';
import { NcSegmented, type SegmentedOption } from './segmented.js';

define('nc-segmented', NcSegmented);

declare global {
  interface HTMLElementTagNameMap {
    'nc-segmented': NcSegmented;
  }
}

export { NcSegmented, type SegmentedOption };
