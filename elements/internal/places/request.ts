import { PlaceError } from './error.js';

/** In milliseconds. */
const TIMEOUT = 10_000;

/** By service: until when it does not want requests, as `Date.now()` has it. */
const blocked = new Map<string, number>();

/** In seconds: the header is a number of them, or a date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

function checkStatus(service: string, { ok, status, headers }: Response): void {
  if (ok) return;
  const retryAfter = secondsOf(headers.get('retry-after'));
  if (retryAfter) blocked.set(service, Date.now() + retryAfter * 1000);
  const isLimit = status === 429 || (status === 503 && retryAfter !== undefined);
  const failure = isLimit ? 'limit' : status === 401 || status === 403 ? 'key' : status < 500 ? 'answer' : 'network';
  const message = `${service} answered with status ${status}${retryAfter ? `; it asks to wait ${retryAfter} s` : ''}.`;
  throw new PlaceError(failure, message, retryAfter ? { retryAfter } : {});
}

/** A service that asked to wait is not asked again before. */
function checkBlocked(service: string): void {
  const left = (blocked.get(service) ?? 0) - Date.now();
  if (left <= 0) return;
  const retryAfter = Math.ceil(left / 1000);
  throw new PlaceError('limit', `${service} asked to wait ${retryAfter} s more.`, { retryAfter });
}

/**
 * Gets JSON. `service` is the address of the service without the query, for messages and waiting times. Rejects with
 * `signal.reason` when it is aborted, otherwise with a `PlaceError`.
 */
export async function requestJson(service: string, url: URL, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  checkBlocked(service);
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal.addEventListener('abort', abort);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, TIMEOUT);
  try {
    // Services of OpenStreetMap want to know which page asks.
    const response = await fetch(url, {
      signal: controller.signal,
      headers: { accept: 'application/json' },
      referrerPolicy: 'strict-origin',
    });
    checkStatus(service, response);
    return parse(service, await response.text());
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof PlaceError) throw cause;
    if (isLate) throw new PlaceError('timeout', `${service} did not answer within ${TIMEOUT / 1000} s.`);
    throw new PlaceError('network', `${service} cannot be reached.`, { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function parse(service: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PlaceError('answer', `${service} answered with something else than JSON.`, { cause });
  }
}

/** The address of a method of a service, with a query; parts that are undefined are left out. */
export function urlOf(service: string, method: string, query: Readonly<Record<string, unknown>>): URL {
  const base = new URL(service, globalThis.document?.baseURI);
  const url = new URL(`${base.href.replace(/[?#].*$/, '').replace(/\/$/, '')}/${method}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}
