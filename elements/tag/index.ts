import { define } from '../internal/element/define.js';
import { NcTag } from './tag.js';

define('nc-tag', NcTag);

declare global {
  interface HTMLElementTagNameMap {
    'nc-tag': NcTag;
  }
}

export { NcTag };
export type { TagSize, TagType } from './tag.js';
