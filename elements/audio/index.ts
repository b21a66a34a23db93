import { define } from '../internal/element/define.js';
import { MediaTimeEvent } from '../internal/media/events.js';
import { AutoplayRefusedEvent, MediaErrorEvent } from '../internal/media/failure.js';
import { NcAudio } from './audio.js';
import { AudioMetadataEvent, AudioSkipEvent } from './events.js';

define('nc-audio', NcAudio);

declare global {
  interface HTMLElementTagNameMap {
    'nc-audio': NcAudio;
  }
}

export { NcAudio, AudioMetadataEvent, AudioSkipEvent, AutoplayRefusedEvent, MediaErrorEvent, MediaTimeEvent };
