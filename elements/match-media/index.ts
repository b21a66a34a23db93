import { define } from '../internal/element/define.js';
import { MatchChangeEvent } from './match-change-event.js';
import { NcMatchMedia } from './match-media.js';

define('nc-match-media', NcMatchMedia);

declare global {
  interface HTMLElementTagNameMap {
    'nc-match-media': NcMatchMedia;
  }
}

export { MatchChangeEvent, NcMatchMedia };
