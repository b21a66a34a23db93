import { define } from '../internal/element/define.js';
import { NcStatus } from './status.js';

define('nc-status', NcStatus);

declare global {
  interface HTMLElementTagNameMap {
    'nc-status': NcStatus;
  }
}

export { NcStatus };
export { RetryEvent } from './retry-event.js';
export type { StatusType } from './status.js';
