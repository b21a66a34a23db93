import { define } from '../internal/element/define.js';
import { MediaTimeEvent } from '../internal/media/events.js';
import { AutoplayRefusedEvent, MediaErrorEvent } from '../internal/media/failure.js';
import { ControlsToggleEvent, DanmuToggleEvent, VideoMetadataEvent, VideoProgressEvent } from './events.js';
import { FullScreenChangeEvent, FullScreenClickEvent } from './full-screen.js';
import { NcVideo } from './video.js';

define('nc-video', NcVideo);

declare global {
  interface HTMLElementTagNameMap {
    'nc-video': NcVideo;
  }
}

export {
  NcVideo,
  AutoplayRefusedEvent,
  ControlsToggleEvent,
  DanmuToggleEvent,
  FullScreenChangeEvent,
  FullScreenClickEvent,
  MediaErrorEvent,
  MediaTimeEvent,
  VideoMetadataEvent,
  VideoProgressEvent,
};
export type { Danmu } from './danmaku/kinds.js';
