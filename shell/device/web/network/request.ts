import type { HeadersReceived, RequestOptions, RequestResult } from '../../apis/network.js';
import type { Provider, ProviderContext } from '../../types.js';
import * as http from './http.js';
import { encodePairs, mergeQuery } from './query.js';
import { type IsFinal, withRetry } from './retry.js';

const SUBJECT = 'request';
const invalid = (reason: string, cause?: unknown) => http.invalid(SUBJECT, reason, cause);

/** Values that mean no data. */
const isEmpty = (data: unknown): boolean => data === undefined || data === null || data === '';

/** Bodies that `fetch` sends unchanged, with their own content type. */
const isRaw = (data: unknown): data is BodyInit =>
  [Blob, FormData, URLSearchParams, ArrayBuffer].some((type) => data instanceof type) || ArrayBuffer.isView(data);

/** The body, and its content type if the caller gave none. */
function toBody(data: unknown, headers: Headers): BodyInit | null {
  if (isRaw(data)) return data;
  // Also without a body: many JSON servers require the type.
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  if (isEmpty(data)) return null;
  if (typeof data === 'string') return data;
  const isForm = headers.get('content-type')!.startsWith('application/x-www-form-urlencoded');
  return encode(() => (isForm && typeof data === 'object' ? encodePairs(data!).join('&') : JSON.stringify(data)));
}

/** Data that contains itself, a BigInt or half a character has no text. */
function encode(write: () => string): string {
  try {
    return write();
  } catch (cause) {
    throw invalid(`data: expected what can be sent as text: ${(cause as Error).message}`, cause);
  }
}

function toUrl(url: string, data: unknown): string {
  if (isEmpty(data)) return url;
  if (data instanceof URLSearchParams) return mergeQuery(url, data.toString());
  if (typeof data === 'string' || (typeof data === 'object' && !isRaw(data))) {
    return encode(() => mergeQuery(url, data!));
  }
  throw invalid('data: expected an object, as GET and HEAD have no body');
}

function toRequest(options: Readonly<RequestOptions>, signal: AbortSignal): [url: string, init: RequestInit] {
  const { url, data, withCredentials } = options;
  const method = (options.method ?? 'GET').toUpperCase();
  http.checkUrl(SUBJECT, url);
  const headers = http.toHeaders(SUBJECT, options.header);
  const init: RequestInit = { method, headers, signal, credentials: withCredentials ? 'include' : 'same-origin' };
  if (method === 'GET' || method === 'HEAD') return [toUrl(url, data), init];
  return [url, { ...init, body: toBody(data, headers) }];
}

/** Reads the whole body and reports each chunk.  */
async function readChunks(response: Response, { report }: ProviderContext<'request'>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader!.read()) {
    parts.push(part.value);
    report('chunk', { data: part.value });
  }
  return new Blob(parts);
}

async function readData(
  response: Response,
  options: Readonly<RequestOptions>,
  context: ProviderContext<'request'>,
): Promise<unknown> {
  const body = options.enableChunked ? await readChunks(response, context) : response;
  if (options.responseType === 'arraybuffer') return body.arrayBuffer();
  const text = await body.text();
  if ((options.dataType ?? 'json').toLowerCase() !== 'json') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function send(
  options: Readonly<RequestOptions>,
  context: ProviderContext<'request'>,
  isFinal: IsFinal,
): Promise<RequestResult> {
  const [url, init] = toRequest(options, context.signal);
  try {
    const response = await fetch(url, init);
    if (!isFinal(response)) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const received: HeadersReceived = {
      statusCode: response.status,
      header: Object.fromEntries(response.headers),
      cookies: [],
    };
    context.report('headers', received);
    return { ...received, data: await readData(response, options, context) };
  } catch (cause) {
    throw http.networkFailure(SUBJECT, cause);
  }
}

export const request: Provider<'request'> = async (options, context): Promise<RequestResult> =>
  options.retry === undefined
    ? send(options, context, () => true)
    : withRetry(options, context, (attempt, isFinal) => send(options, attempt, isFinal));
