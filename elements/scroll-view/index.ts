import { define } from '../internal/element/define.js';
import { NcScrollView } from './scroll-view.js';

define('nc-scroll-view', NcScrollView);

declare global {
  interface HTMLElementTagNameMap {
    'nc-scroll-view': NcScrollView;
  }
}

export { NcScrollView };
export type * from './events.js';
export type { RefresherStyle } from './pull-to-refresh.js';
export type { ScrollDirection } from './scroll-view.js';
