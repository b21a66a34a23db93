import { define } from '../internal/element/define.js';
import { NcAvatarGroup } from './avatar-group.js';

define('nc-avatar-group', NcAvatarGroup);

declare global {
  interface HTMLElementTagNameMap {
    'nc-avatar-group': NcAvatarGroup;
  }
}

export { NcAvatarGroup };
