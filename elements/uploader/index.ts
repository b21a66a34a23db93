import { define } from '../internal/element/define.js';
import { UploaderFileEvent, UploaderItemEvent } from './events.js';
import { NcUploader } from './uploader.js';

define('nc-uploader', NcUploader);

declare global {
  interface HTMLElementTagNameMap {
    'nc-uploader': NcUploader;
  }
}

export { NcUploader, UploaderFileEvent, UploaderItemEvent };
export type { RefusalReason } from './events.js';
export type { UploaderItem, UploadStatus } from './items.js';
export type { UploadContext } from './send-file.js';
export type { Upload } from './uploads.js';
