import { setLongTimeout, type Timer } from '../base/timers.js';

/** What an upload of the page gets. */
export interface UploadContext {
  /** Is aborted when the user removes the file, or the uploader leaves the page. */
  readonly signal: AbortSignal;
  /** Shows how much is sent: bytes of how many, or percent. */
  readonly progress: (loaded: number, total?: number) => void;
}

/** Where files are sent to, and how. */
export interface SendOptions {
  readonly action: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly fieldName: string;
  readonly withCredentials: boolean;
  readonly timeout: number;
}

function answerOf(request: XMLHttpRequest): unknown {
  const { status, responseText } = request;
  if (status < 200 || status > 299) throw new Error(`The server answered ${status}`);
  const type = request.getResponseHeader('content-type') ?? '';
  return /\bjson\b/.test(type) ? JSON.parse(responseText) : responseText;
}

/** Sends a file to a URL as a form would, by XMLHttpRequest: `fetch` reports no progress. */
export function sendFile(
  file: Blob,
  name: string,
  { action, headers, fieldName, withCredentials, timeout }: SendOptions,
  { signal, progress }: UploadContext,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: Timer | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (timeout > 0) timer = setLongTimeout(() => request.abort(), timeout);
    };
    request.open('POST', action);
    request.withCredentials = withCredentials;
    for (const [header, value] of Object.entries(headers)) {
      // The browser's content type has the form's boundary in it.
      const isOurs = header.toLowerCase() === 'content-type';
      if (!isOurs && value !== undefined && value !== null) request.setRequestHeader(header, String(value));
    }
    request.upload.onprogress = ({ loaded, total }) => {
      restart();
      progress(loaded, total);
    };
    request.onloadend = () => {
      clearTimeout(timer);
      try {
        resolve(answerOf(request));
      } catch (error) {
        reject(error as Error);
      }
    };
    signal.addEventListener('abort', () => request.abort());
    const data = new FormData();
    data.append(fieldName, file, name);
    restart();
    request.send(data);
  });
}
