export type RequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface RequestOptions {
  /** http or https. Relative URLs are resolved against the document. */
  url: string;
  /** In any case. Default `GET`. */
  method?: RequestMethod | Lowercase<RequestMethod>;
  /**
   * With GET and HEAD: an object or a query string that is merged into the URL's query. A key replaces all pairs of that
   * name, an array repeats the key, undefined is left out, null is empty, objects become JSON. With other methods: the body.
   * Objects are sent as JSON, or as pairs with the content type `application/x-www-form-urlencoded`; text, binary data and
   * FormData are sent unchanged.
   */
  data?: unknown;
  header?: Record<string, string | number>;
  /** `json` (default) parses the text; if that fails, `data` is the text. Other values do not parse. */
  dataType?: string;
  /** Default `text`. */
  responseType?: 'text' | 'arraybuffer';
  /** Milliseconds. Default 60000. For a chunked request: the longest time between two chunks. */
  timeout?: number;
  /** Sends cookies to other origins too. */
  withCredentials?: boolean;
  /** Reports each part of the body as it arrives: `task.onChunkReceived`. */
  enableChunked?: boolean;
}

export interface HeadersReceived {
  statusCode: number;
  /** Header names are in lower case. */
  header: Record<string, string>;
  /** Always empty in browsers, which hide cookies. */
  cookies: string[];
}

export interface RequestResult extends HeadersReceived {
  /** An `ArrayBuffer`, a text, or the parsed JSON. Any HTTP status is a success. */
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
