import { setLongTimeout, type Timer } from './timers.js';

/** Shortest time in ms between two reports of progress. WebKit fires an event for every 8 KiB. */
const PROGRESS_INTERVAL = 50;

/** What a server answers before its content. */
interface AnswerHead {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Record<string, string>;
}

export interface Answer extends AnswerHead {
  readonly body: Blob;
  /** After redirects. */
  readonly url: string;
}

export interface TransferOptions {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Those that scripts may not set are left out. */
  readonly headers: Headers;
  readonly body?: FormData;
  readonly withCredentials: boolean;
  /** ms without progress after which it fails. Without it, or with 0, it never does. */
  readonly timeout?: number;
  readonly signal: AbortSignal;
  readonly answered?: (head: AnswerHead) => void;
  /** Bytes that were sent, of how many. */
  readonly sent?: (loaded: number, total: number) => void;
  /** Bytes that were received, of how many; of 0 where that is not known. */
  readonly received?: (loaded: number, total: number) => void;
}

/** `request.setRequestHeader()` would write an error to the console for what a `Headers` of requests leaves out. */
const allowed = (headers: Headers): Headers => new Request('about:blank', { headers }).headers;

function headOf(request: XMLHttpRequest): AnswerHead {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(line) ?? [];
    return [name.toLowerCase(), value] as const;
  });
  return { status: request.status, headers: Object.fromEntries(headers) };
}

/**
 * Throttles progress events; the first and the last always pass. Drops those with fewer bytes than the one before, which
 * Firefox sometimes fires.
 */
function throttled(run: (event: ProgressEvent) => void): (event: ProgressEvent) => void {
  let last = -Infinity;
  let most = 0;
  return (event) => {
    const { timeStamp, loaded, total } = event;
    if (loaded < most || (timeStamp - last < PROGRESS_INTERVAL && loaded !== total)) return;
    last = timeStamp;
    most = loaded;
    run(event);
  };
}

/**
 * Firefox takes a compressed answer that breaks off for a whole one, but counts its bytes as they were sent. WebKit counts
 * them decompressed, and needs no help.
 */
const isBroken = ({ lengthComputable, loaded, total }: ProgressEvent, { size }: Blob): boolean =>
  lengthComputable && loaded < total && loaded !== size;

/**
 * Sends or receives files by XMLHttpRequest: `fetch` reports no upload, and keeps a whole download in memory. Any status is
 * an answer. Rejects with a NetworkError without one, with a TimeoutError, or with the reason of the signal.
 */
export async function transfer(options: TransferOptions): Promise<Answer> {
  const { method, url, headers, body, withCredentials, timeout = 0, signal, answered, sent, received } = options;
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  let timer: Timer | undefined;
  let stop!: () => void;
  const answer = new Promise<Answer>((resolve, reject) => {
    const fail = (name: string, text: string) => reject(new DOMException(text, name));
    const expire = () => {
      fail('TimeoutError', `no progress in ${timeout} ms`);
      request.abort();
    };
    const restart = () => {
      clearTimeout(timer);
      if (timeout > 0) timer = setLongTimeout(expire, timeout);
    };
    const follow = (target: XMLHttpRequestEventTarget, report: (event: ProgressEvent) => void) => {
      const tell = throttled(report);
      target.onprogress = (event) => {
        restart();
        tell(event);
      };
    };
    stop = () => {
      reject(signal.reason as Error);
      request.abort();
    };
    request.open(method, url);
    request.withCredentials = withCredentials;
    request.responseType = 'blob';
    for (const [name, value] of allowed(headers)) request.setRequestHeader(name, value);
    request.onreadystatechange = () => {
      if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED) answered?.(headOf(request));
    };
    // Who listens to what is sent makes browsers ask other origins first whether they allow the request.
    if (sent) follow(request.upload, ({ loaded, total }) => sent(loaded, total));
    follow(request, ({ lengthComputable, loaded, total }) => received?.(loaded, lengthComputable ? total : 0));
    request.onload = (event) => {
      const content = request.response as Blob;
      if (isBroken(event, content)) fail('NetworkError', 'the answer breaks off');
      else resolve({ ...headOf(request), body: content, url: request.responseURL });
    };
    request.onerror = () => fail('NetworkError', 'no answer');
    signal.addEventListener('abort', stop);
    restart();
    request.send(body ?? null);
  });
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
