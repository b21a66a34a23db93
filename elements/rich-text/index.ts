import { define } from '../internal/element/define.js';
import { NcRichText } from './rich-text.js';

define('nc-rich-text', NcRichText);

declare global {
  interface HTMLElementTagNameMap {
    'nc-rich-text': NcRichText;
  }
}

export { NcRichText };
export type { ItemClickEvent } from './item-click-event.js';
export type { RichTextElement, RichTextNode, RichTextNodes, RichTextText } from './nodes.js';
