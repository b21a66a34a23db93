import type { TempFile } from '../files/types.js';

export type RequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface RequestOptions {
  /** http or https. Relative URLs are resolved against the document. */
  url: string;
  /** In any case. Default `GET`. */
  method?: RequestMethod | Lowercase<RequestMethod>;
  /**
   * With GET and HEAD: an object or a query string that is merged into the URL's query. A key replaces all pairs of that
   * name, an array repeats the key, undefined is left out, null is empty, objects become JSON. With other methods: the body.
   * Objects are sent as JSON, as pairs with the content type `application/x-www-form-urlencoded`, or as a form with
   * `multipart/form-data`; text, binary data, FormData and streams are sent unchanged. Files, binary data, Map and Set
   * within objects are refused, since JSON would lose them. Without data there is no content type, unless `header` has one.
   */
  data?: unknown;
  /** Headers to send. Browsers set some of them by themselves, such as Cookie and Referer. */
  header?: Record<string, string | number>;
  /** `json` (default) parses the text; if that fails, `data` is the text. Other values do not parse. */
  dataType?: string;
  /** Default `text`. */
  responseType?: 'text' | 'arraybuffer';
  /**
   * Milliseconds. Default 60000. For a chunked request: the longest time between two chunks. With `retry`, each attempt has
   * this time. The failure (`ErrCode.timeout`) says whether there was no answer, or no progress any more.
   */
  timeout?: number;
  /** Sends cookies to other origins too. Default false. */
  withCredentials?: boolean;
  /** Reports each part of the body as it arrives: `task.onChunkReceived`. Default false. */
  enableChunked?: boolean;
  /** How often to try again, or when. Default: never. A host that answers the call gets it as it is. */
  retry?: number | RetryOptions;
}

/**
 * When a request is tried again: after a network failure, a time-out, or one of `statusCodes`, as long as no chunk has been
 * reported. The wait doubles each time; half of it is random, so that clients do not come back all at once.
 */
export interface RetryOptions {
  /** How often to try again at most. Default 2. */
  limit?: number;
  /** Milliseconds before the second attempt. Default 1000. */
  minDelay?: number;
  /**
   * Milliseconds that a wait takes at most. Default 30000. If a server's `Retry-After` asks for more, its answer is the
   * result. From other origins that header is readable only where they expose it.
   */
  maxDelay?: number;
  /** Default: 408, 425, 429, 500, 502, 503, 504. After the last attempt, a response with one of them is the result. */
  statusCodes?: readonly number[];
  /** Default: the methods that do the same when they come twice: GET, HEAD, PUT, DELETE, OPTIONS. Others only if named here. */
  methods?: readonly (RequestMethod | Lowercase<RequestMethod>)[];
}

export interface HeadersReceived {
  /** The HTTP status. */
  statusCode: number;
  /** Header names are in lower case. */
  header: Record<string, string>;
  /** Always empty in browsers, which hide cookies. */
  cookies: string[];
}

export interface RequestResult extends HeadersReceived {
  /** An `ArrayBuffer`, a text, or the parsed JSON, in the charset that the server names. Any HTTP status is a success. */
  data: unknown;
}

export interface ChunkReceived {
  /** The bytes of this part. */
  data: Uint8Array;
}

/** One of several files of an upload. Give `file`, or `uri`. */
export interface UploadPart {
  /** Name of its form field. Default `file`. */
  name?: string;
  /** URL of the file: a temporary one, `data:`, or one that this page may fetch. */
  uri?: string;
  /** The file itself; it wins over `uri`. */
  file?: Blob;
}

/** One of `file`, `filePath` and `files` is required. A file that cannot be read fails the call; nothing is sent then. */
export interface UploadFileOptions {
  /** http or https. Relative URLs are resolved against the document. */
  url: string;
  /** URL of the file: a temporary one, `data:`, or one that this page may fetch. */
  filePath?: string;
  /** The file itself; it wins over `filePath`. */
  file?: Blob;
  /** Several files in one upload; a list that is not empty wins over `file` and `filePath`. */
  files?: readonly UploadPart[];
  /** Name of the file's form field. Default `file`. */
  name?: string;
  /**
   * Other fields of the form, sent before the files. An array repeats its field, undefined is left out, a File or Blob is a
   * file of the form, other objects become JSON.
   */
  formData?: Record<string, unknown>;
  /** A content type is left out: the browser writes the form's. */
  header?: Record<string, string | number>;
  /** Milliseconds without progress or, once all is sent, without an answer. Default 60000. */
  timeout?: number;
  /** Sends cookies to other origins too. Default false. */
  withCredentials?: boolean;
}

export interface UploadProgress {
  /** Percent, from 0 to 100, a whole number. */
  progress: number;
  /** Bytes of the whole form, not of the files alone. */
  totalBytesSent: number;
  /** Bytes of the whole form, as far as they are known. */
  totalBytesExpectedToSend: number;
}

export interface UploadFileResult {
  /** Any HTTP status is a success. */
  statusCode: number;
  /** The answer as a text, also if it is JSON. */
  data: string;
  /** Header names are in lower case. */
  header: Record<string, string>;
}

export interface DownloadFileOptions {
  /** http or https. Relative URLs are resolved against the document. */
  url: string;
  /** Headers to send. */
  header?: Record<string, string | number>;
  /** Milliseconds without an answer, then without progress. Default 60000. */
  timeout?: number;
  /** Sends cookies to other origins too. Default false. */
  withCredentials?: boolean;
  /**
   * Also saves the file, as `saveFile` does: true under its own name, a text under that one. Default false. An answer with
   * an error status is not saved. If the user closes the dialog, the call fails with `ErrCode.cancel`.
   */
  saveAs?: boolean | string;
}

export interface DownloadProgress {
  /** Percent, an integer from 0 to 100; 0 until the end if the size is unknown. */
  progress: number;
  /** Bytes that have arrived. */
  totalBytesWritten: number;
  /** 0 if the size is unknown, as with compressed answers. */
  totalBytesExpectedToWrite: number;
}

export interface DownloadFileResult {
  /** URL of the file, until `releaseTempFiles` or the end of the page. */
  tempFilePath: string;
  /** From the header `content-disposition` (`filename*`, else `filename`), else the last part of the URL, else `download`. */
  fileName: string;
  /** The file, with its URL as `path`. */
  file: TempFile;
  /** Any HTTP status is a success: the file then holds what the server says about the error. */
  statusCode: number;
  /** Header names are in lower case. */
  header: Record<string, string>;
  /** The name under which it was saved, with `saveAs`. */
  savedFilePath?: string;
}

export type NetworkType = 'wifi' | 'ethernet' | '2g' | '3g' | '4g' | '5g' | 'unknown' | 'none';

export interface NetworkStatus {
  /** Whether there is a connection, as far as the browser knows. */
  isConnected: boolean;
  /** The kind of connection: `none` when offline, `unknown` in browsers that do not expose it. */
  networkType: NetworkType;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Sends an HTTP request. A task: `abort()`, `onHeadersReceived`, `onChunkReceived`. Fails with `ErrCode.network` if the
     * server is not reached or the answer breaks off, with `ErrCode.timeout`, and with `ErrCode.invalid` for a wrong argument.
     */
    request: CallSpec<RequestOptions, RequestResult, { headers: HeadersReceived; chunk: ChunkReceived }>;
    /**
     * Sends files in a form by POST. A task: `abort()`, `onProgressUpdate`, `onHeadersReceived`. Servers of other origins must
     * answer a preflight. Fails as `request` does; with `ErrCode.invalid` before anything is sent if there is no file, or it
     * cannot be read, and with `ErrCode.notFound` if the server of a `filePath` does not have it.
     */
    uploadFile: CallSpec<UploadFileOptions, UploadFileResult, { progress: UploadProgress; headers: HeadersReceived }>;
    /**
     * Gets a file by GET. A task: `abort()`, `onProgressUpdate`, `onHeadersReceived`. Fails as `request` does, also if the file
     * breaks off.
     */
    downloadFile: CallSpec<
      DownloadFileOptions,
      DownloadFileResult,
      { progress: DownloadProgress; headers: HeadersReceived }
    >;
    /** Returns the kind of connection: `none` when offline, `unknown` in browsers that do not expose it. */
    getNetworkType: CallSpec<object, Pick<NetworkStatus, 'networkType'>>;
  }
  interface DeviceSignals {
    /** The connection was lost, is back, or is of another kind. */
    networkStatusChange: NetworkStatus;
  }
}
