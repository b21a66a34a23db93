import type { HeadersReceived, RequestOptions, RequestResult } from '../apis/network.js';
import { DeviceError, ErrCode } from '../errors.js';
import type { Provider, ProviderContext } from '../types.js';
import { encodePairs, mergeQuery } from './query.js';

const invalid = (reason: string, cause?: unknown) => new DeviceError('request', ErrCode.invalid, reason, { cause });

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

/** Throws for what `fetch` takes for a network error. */
function checkUrl(url: string): void {
  const base = globalThis.document?.baseURI ?? globalThis.location?.href;
  if (!URL.canParse(url, base)) throw invalid('url: expected an http(s) URL');
  const { username, password } = new URL(url, base);
  if (username || password) throw invalid('url: browsers refuse a user name or password in it');
}

function toUrl(url: string, data: unknown): string {
  if (isEmpty(data)) return url;
  if (data instanceof URLSearchParams) return mergeQuery(url, data.toString());
  if (typeof data === 'string' || (typeof data === 'object' && !isRaw(data))) {
    return encode(() => mergeQuery(url, data!));
  }
  throw invalid('data: expected an object, as GET and HEAD have no body');
}

function toHeaders(header: RequestOptions['header'] = {}): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(header)) {
    try {
      // Apps spell an absent header this way.
      if (value !== undefined && value !== null) headers.set(name, String(value));
    } catch (cause) {
      throw invalid(`header: "${name}" or its value is not allowed in a header`, cause);
    }
  }
  return headers;
}

function toRequest(options: Readonly<RequestOptions>, signal: AbortSignal): [url: string, init: RequestInit] {
  const { url, data, withCredentials } = options;
  const method = (options.method ?? 'GET').toUpperCase();
  checkUrl(url);
  const headers = toHeaders(options.header);
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

export const request: Provider<'request'> = async (options, context): Promise<RequestResult> => {
  const [url, init] = toRequest(options, context.signal);
  try {
    const response = await fetch(url, init);
    const received: HeadersReceived = {
      statusCode: response.status,
      header: Object.fromEntries(response.headers),
      cookies: [],
    };
    context.report('headers', received);
    return { ...received, data: await readData(response, options, context) };
  } catch (cause) {
    throw new DeviceError(
      'request',
      ErrCode.network,
      globalThis.navigator?.onLine === false ? 'offline' : 'network error',
      {
        cause,
      },
    );
  }
};
