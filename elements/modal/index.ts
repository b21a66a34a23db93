import { define } from '../internal/element/define.js';
import { NcModal } from './modal.js';

define('nc-modal', NcModal);

declare global {
  interface HTMLElementTagNameMap {
    'nc-modal': NcModal;
  }
}

export { NcModal };
export type { ModalButton } from './buttons.js';
export type { ModalInput, ModalOption, ModalValue } from './fields.js';
export type { ModalResult } from './modal.js';
export type { OverlayStack } from '../internal/overlay/stack.js';
