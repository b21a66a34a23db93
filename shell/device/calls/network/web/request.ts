import { textOf } from '../../../../../elements/base/charset.js';
import type { HeadersReceived, RequestOptions, RequestResult } from '../types.js';
import { isA } from '../../../kinds.js';
import type { Provider, ProviderContext } from '../../../types.js';
import * as http from './http.js';
import { encodePairs, jsonText, mergeQuery, toForm } from './query.js';
import { type IsFinal, withRetry } from './retry.js';

const SUBJECT = 'request';
const invalid = (reason: string, cause?: unknown) => http.invalid(SUBJECT, reason, cause);

/** Values that mean no data. */
const isEmpty = (data: unknown): boolean => data === undefined || data === null || data === '';

const RAW = ['Blob', 'FormData', 'URLSearchParams', 'ArrayBuffer'] as const;

/** Bodies that `fetch` sends unchanged, with their own content type. */
const isRaw = (data: unknown): data is BodyInit => RAW.some((kind) => isA(data, kind)) || ArrayBuffer.isView(data);

/** The body, and its content type if the caller gave none. */
function toBody(data: unknown, headers: Headers): BodyInit | null {
  const type = headers.get('content-type')?.trim().toLowerCase();
  const isObject = typeof data === 'object' && data !== null && !isRaw(data);
  if (isA(data, 'FormData') || (isObject && type?.startsWith('multipart/form-data'))) {
    // The browser's has the boundary in it.
    headers.delete('content-type');
    return isA(data, 'FormData') ? data : encode(() => toForm(data as object));
  }
  if (isRaw(data)) return data;
  if (isEmpty(data)) return null;
  if (!type) headers.set('content-type', 'application/json');
  if (typeof data === 'string') return data;
  const isForm = isObject && type?.startsWith('application/x-www-form-urlencoded');
  return encode(() => (isForm ? encodePairs(data).join('&') : jsonText(data)));
}

/** The options with the data of a stream, which can be read once, and not by all browsers while they send it. */
async function withData(options: Readonly<RequestOptions>, signal: AbortSignal): Promise<Readonly<RequestOptions>> {
  const { data } = options;
  if (!isA(data, 'ReadableStream')) return options;
  if (data.locked) throw invalid('data: expected a stream that nothing has read');
  try {
    return { ...options, data: await new Response(data.pipeThrough(new TransformStream(), { signal })).blob() };
  } catch (cause) {
    throw invalid(`data: expected a stream of bytes that ends: ${(cause as Error).message}`, cause);
  }
}

/** Data that contains itself, a BigInt or half a character has no text. */
function encode<T>(write: () => T): T {
  try {
    return write();
  } catch (cause) {
    throw invalid(`data: expected what can be sent as text: ${(cause as Error).message}`, cause);
  }
}

function toUrl(url: string, data: unknown): string {
  if (isEmpty(data)) return url;
  if (isA(data, 'URLSearchParams')) return mergeQuery(url, data.toString());
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
  const type = response.headers.get('content-type');
  const body = options.enableChunked ? await readChunks(response, context) : response;
  if (options.responseType === 'arraybuffer') return body.arrayBuffer();
  const text = textOf(await body.arrayBuffer(), type);
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

export const request: Provider<'request'> = async (given, context): Promise<RequestResult> => {
  const options = await withData(given, context.signal);
  return options.retry === undefined
    ? send(options, context, () => true)
    : withRetry(options, context, (attempt, isFinal) => send(options, attempt, isFinal));
};
