import type { HeadersReceived } from '../types.js';
import { networkFailure } from './http.js';

interface Transfer {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Headers;
  readonly body?: FormData;
  readonly withCredentials: boolean;
  /** Bytes that were sent, of how many. */
  readonly sent?: (loaded: number, total: number) => void;
  /** Bytes that were received, of how many; of 0 where that is not known. */
  readonly received?: (loaded: number, total: number) => void;
}

/** The part of a provider's context that this needs. */
interface Reporting {
  readonly signal: AbortSignal;
  report(this: void, type: 'headers', detail: HeadersReceived): void;
}

interface Transferred {
  readonly statusCode: number;
  readonly header: Record<string, string>;
  readonly body: Blob;
  /** After redirects. */
  readonly url: string;
}

/** Whole percent; 100 only at the end. */
export const percent = (part: number, whole: number): number => (whole > 0 ? Math.floor((100 * part) / whole) : 0);

function headerOf(request: XMLHttpRequest): Record<string, string> {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
}

/** Milliseconds between two reports; WebKit would make one for every 8 KiB. */
const INTERVAL = 50;

/** Calls `run` for the first and last event, and not too often in between. */
function seldom(run: (event: ProgressEvent) => void): (event: ProgressEvent) => void {
  let last = -Infinity;
  return (event) => {
    if (event.timeStamp - last < INTERVAL && event.loaded !== event.total) return;
    last = event.timeStamp;
    run(event);
  };
}

/** Sends or receives a file by XMLHttpRequest: `fetch` reports no upload, and keeps a whole download in memory. */
export function transfer(
  subject: string,
  { method, url, headers, body, withCredentials, sent, received }: Transfer,
  { signal, report }: Reporting,
): Promise<Transferred> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(networkFailure(subject));
    request.open(method, url);
    request.withCredentials = withCredentials;
    request.responseType = 'blob';
    // A `Request` leaves out headers that scripts may not set; XMLHttpRequest would write an error to the console.
    for (const [name, value] of new Request(url, { headers }).headers) request.setRequestHeader(name, value);
    request.onreadystatechange = () => {
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      report('headers', { statusCode: request.status, header: headerOf(request), cookies: [] });
      received?.(0, 0);
    };
    if (sent) request.upload.onprogress = seldom(({ loaded, total }) => sent(loaded, total));
    if (received) {
      request.onprogress = seldom(({ lengthComputable, loaded, total }) =>
        received(loaded, lengthComputable ? total : 0),
      );
    }
    request.onload = ({ lengthComputable, loaded, total }) => {
      const answer = request.response as Blob;
      // Firefox takes a compressed answer that breaks off for a whole one, but counts its bytes as they were sent. WebKit
      // counts them decompressed, and needs no help.
      if (lengthComputable && loaded < total && loaded !== answer.size) return fail();
      resolve({
        statusCode: request.status,
        header: headerOf(request),
        body: answer,
        url: request.responseURL,
      });
    };
    request.onerror = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(body ?? null);
  });
}
