import { textOf } from '../base/charset.js';
import { transfer, type Answer } from '../base/transfer.js';

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

function toHeaders(given: Readonly<Record<string, unknown>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && value !== null) headers.append(name, String(value));
  }
  // The browser's has the form's boundary in it.
  headers.delete('content-type');
  return headers;
}

async function contentOf({ status, headers, body }: Answer): Promise<unknown> {
  if (status < 200 || status > 299) throw new Error(`The server answered ${status}`);
  const type = headers['content-type'] ?? '';
  const text = textOf(await body.arrayBuffer(), type);
  return /\bjson\b/.test(type) ? JSON.parse(text) : text;
}

/** Sends a file to a URL as a form would. Resolves to the answer: that of JSON, or a text. */
export async function sendFile(
  file: Blob,
  name: string,
  { action, headers, fieldName, withCredentials, timeout }: SendOptions,
  { signal, progress }: UploadContext,
): Promise<unknown> {
  const body = new FormData();
  body.append(fieldName, file, name);
  const answer = await transfer({
    method: 'POST',
    url: action,
    headers: toHeaders(headers),
    ...{ body, withCredentials, timeout, signal, sent: progress },
  });
  return contentOf(answer);
}
