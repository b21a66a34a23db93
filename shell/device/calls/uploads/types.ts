/** How often an upload is tried again, and how long it waits before. */
export interface UploadRetry {
  /** Attempts in a row without progress, after which the upload has failed. Default 10. */
  limit?: number;
  /** Milliseconds before the second attempt; each further wait is twice as long. Default 1000. */
  minDelay?: number;
  /** The longest wait in milliseconds. Default 30000. */
  maxDelay?: number;
}

export interface UploadResumableOptions {
  /** The tus endpoint of the server, http or https. Relative URLs are resolved against the document. */
  url: string;
  /** What is sent: a File or Blob. Or give `filePath`. */
  file?: Blob;
  /** The temporary path, or another URL, of what is sent. */
  filePath?: string;
  /** Sent as `filename` in the metadata. Default: the name of the file, if it has one. */
  name?: string;
  /** Names and values for the server, beside `filename` and `filetype`. */
  metadata?: Record<string, string | number>;
  /**
   * Headers of every request to the origin of `url`, such as a token. After a reload, `resumeUploads` gives them again.
   * A server that keeps the files at another origin does not get them there.
   */
  header?: Record<string, string | number>;
  /** Stores `header` on the device too, so that it need not be given again. Default false. */
  storeHeader?: boolean;
  /** Sends cookies to `url` though it is of another origin. Default false. */
  withCredentials?: boolean;
  /** Other origins that get `header` and cookies, such as `https://files.example`, if the server keeps the files there. */
  headerOrigins?: readonly string[];
  /** Bytes of one request, where the server or a proxy has a limit. Default: all that is missing in one request. */
  chunkSize?: number;
  /** What happens when the server cannot be reached, or fails: how often (a number), or also how soon. Default 10 times. */
  retry?: number | UploadRetry;
  /** Name of the upload in the queue, different from all others in it. Default: a random one. */
  id?: string;
}

export interface ResumableProgress {
  /** From 0 to 100. */
  progress: number;
  /** Bytes that have left the device. It may go back a little after a lost connection. */
  totalBytesSent: number;
  /** Bytes of the file. */
  totalBytesExpectedToSend: number;
}

/**
 * `waiting`: for its turn, for the next attempt, for the network, or for `resumeUploads`. `failed`: the server refused it or
 * was not reached for long; `resumeUploads` tries again.
 */
export type UploadState = 'waiting' | 'uploading' | 'paused' | 'failed';

export interface QueuedUpload extends ResumableProgress {
  /** Its name in the queue. */
  id: string;
  /** The tus endpoint. */
  url: string;
  /** Name of the file; empty if it has none. */
  name: string;
  /** Metadata of the file, sent to the server. */
  metadata: Record<string, string>;
  /** What it does now. */
  state: UploadState;
  /** Whether it survives a reload. False if the browser has no room for the file, or cannot read all of it at once. */
  isStored: boolean;
  /** Where the file is on the server, once the server has told. */
  uploadUrl?: string;
  /** Why it has failed: one of `ErrCode`. */
  errCode?: number;
  /** Why it has failed, in words. */
  errMsg?: string;
}

/** `done` and `cancelled` uploads are in the queue no more. */
export interface UploadQueueChange extends Omit<QueuedUpload, 'state'> {
  /** What it does now, or how it has ended. */
  state: UploadState | 'done' | 'cancelled';
}

export interface UploadDone {
  /** Its name in the queue. */
  id: string;
  /** Where the file is on the server. */
  uploadUrl: string;
}

export interface UploadQueue {
  /** In the order in which they were added. */
  uploads: QueuedUpload[];
}

export interface UploadsChanged {
  /** Those for which the call did something. */
  ids: string[];
}

export interface UploadIds {
  /** Which uploads. Default: all. Those that are not in the queue are left out. */
  ids?: readonly string[];
}

export interface ResumeUploadsOptions extends UploadIds {
  /** Headers for these uploads. Those whose own `header` was lost by a reload wait until it is given again. */
  header?: Record<string, string | number>;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Uploads a file by the tus protocol, which continues where it was interrupted. The file stays in a queue on the device
     * until it is sent: the upload waits while the device is offline, and survives a reload (`resumeUploads`). `abort()`,
     * `signal` and `timeout` (none by default) cancel it. Fails with `ErrCode.network` if the server was not reached in
     * all attempts, `permission` for the statuses 401 and 403, `notFound` for 404 and 410, `denied` for others from 400 on;
     * it stays in the queue then. Fails with `abort` if it is canceled, and with `invalid` if the `id` is taken.
     */
    uploadResumable: CallSpec<UploadResumableOptions, UploadDone, { progress: ResumableProgress }>;
    /** The uploads that are not finished, in the order in which they were added: of all tabs, and of earlier visits. */
    getUploadQueue: CallSpec<object, UploadQueue>;
    /** Interrupts uploads of all tabs until `resumeUploads`. */
    pauseUploads: CallSpec<UploadIds, UploadsChanged>;
    /**
     * Continues uploads: the paused and failed ones, and those that an earlier visit left behind. Call it when the app has
     * started. What another tab is sending goes on there.
     */
    resumeUploads: CallSpec<ResumeUploadsOptions, UploadsChanged>;
    /** Takes uploads out of the queue, and asks the server to delete what it has. */
    cancelUploads: CallSpec<UploadIds, UploadsChanged>;
  }
  interface DeviceSignals {
    /** An upload was added, has made progress, changed its state, or has left the queue; in this tab or another. */
    uploadQueueChange: UploadQueueChange;
  }
}
