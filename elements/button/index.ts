import { define } from '../internal/element/define.js';
import { NcButton } from './button.js';

define('nc-button', NcButton);

declare global {
  interface HTMLElementTagNameMap {
    'nc-button': NcButton;
  }
}

export { NcButton };
export type { ButtonFailEvent, ButtonSuccessEvent } from './events.js';
