import { define } from '../internal/element/define.js';
import { NcSearchBar } from './search-bar.js';

define('nc-search-bar', NcSearchBar);

declare global {
  interface HTMLElementTagNameMap {
    'nc-search-bar': NcSearchBar;
  }
}

export { NcSearchBar };
export type { SearchEvent } from './events.js';
