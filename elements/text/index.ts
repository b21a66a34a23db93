import { define } from '../internal/element/define.js';
import { NcText } from './text.js';

define('nc-text', NcText);

declare global {
  interface HTMLElementTagNameMap {
    'nc-text': NcText;
  }
}

export { NcText };
