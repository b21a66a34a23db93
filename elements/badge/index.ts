import { define } from '../internal/element/define.js';
import { NcBadge } from './badge.js';

define('nc-badge', NcBadge);

declare global {
  interface HTMLElementTagNameMap {
    'nc-badge': NcBadge;
  }
}

export { NcBadge };
export type { BadgeType } from './badge.js';
