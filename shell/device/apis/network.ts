export type RequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface RequestOptions {
  /** http or https; relative ones start at the document. */
  url: string;
  /** `GET` unless given; case does not matter. */
  method?: RequestMethod | Lowercase<RequestMethod>;
  /**
   * With GET and HEAD, an object (or a query string) merged into the URL's query: a key replaces all pairs of that name,
   * an array repeats the key, undefined is left out, null is empty, objects are JSON. Else the body: JSON by default, pairs
   * where the content type is `application/x-www-form-urlencoded`; text, binary data and FormData go as they are.
   */
  data?: unknown;
  header?: Record<string, string | number>;
  /** `json` (default) parses the text and leaves it a text where that fails; any other value leaves it. */
  dataType?: string;
  /** `text` unless given. */
  responseType?: 'text' | 'arraybuffer';
  /** Milliseconds, 60000 unless given. Of a chunked request: the longest silence. */
  timeout?: number;
  /** Sends cookies to other origins too. */
  withCredentials?: boolean;
  /** Reports each part of the body as it arrives: `task.onChunkReceived`. */
  enableChunked?: boolean;
}

export interface HeadersReceived {
  statusCode: number;
  /** Names in lower case. */
  header: Record<string, string>;
  /** Always empty in browsers, which hide them. */
  cookies: string[];
}

export interface RequestResult extends HeadersReceived {
  /** An `ArrayBuffer`, text, or what JSON text stood for. Any HTTP status is a success. */
  data: unknown;
}

export interface ChunkReceived {
  data: Uint8Array;
}

export type NetworkType = 'wifi' | 'ethernet' | '2g' | '3g' | '4g' | '5g' | 'unknown' | 'none';

export interface NetworkStatus {
  isConnected: boolean;
  networkType: NetworkType;
}

declare module '../types.js' {
  interface DeviceCalls {
    request: CallSpec<RequestOptions, RequestResult, { headers: HeadersReceived; chunk: ChunkReceived }>;
    getNetworkType: CallSpec<object, { networkType: NetworkType }>;
  }
  interface DeviceSignals {
    networkStatusChange: NetworkStatus;
  }
}
