import { define } from '../internal/element/define.js';
import { NcRefresher } from './refresher.js';

define('nc-refresher', NcRefresher);

declare global {
  interface HTMLElementTagNameMap {
    'nc-refresher': NcRefresher;
  }
}

export { NcRefresher };
export { PullEvent, RefreshEvent } from '../internal/element/pull-events.js';
