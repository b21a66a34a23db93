import { define } from '../internal/element/define.js';
import { NcAvatar } from './avatar.js';

define('nc-avatar', NcAvatar);

declare global {
  interface HTMLElementTagNameMap {
    'nc-avatar': NcAvatar;
  }
}

export { NcAvatar };
