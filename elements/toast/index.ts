import { define } from '../internal/element/define.js';
import { NcToast } from './toast.js';

define('nc-toast', NcToast);

declare global {
  interface HTMLElementTagNameMap {
    'nc-toast': NcToast;
  }
}

export { NcToast };
export type { ToastIcon, ToastPosition } from './toast.js';
