import { given } from '../../../../../elements/base/given.js';
import type { RequestOptions, RequestResult, RetryOptions } from '../types.js';
import { Call } from '../../../call.js';
import { ErrCode, type DeviceError } from '../../../errors.js';
import type { ProviderContext } from '../../../types.js';
import { delayAfter, sleep } from './backoff.js';

/** Methods that do the same when they come twice, and answers that ask for another attempt. */
const DEFAULTS = {
  limit: 2,
  minDelay: 1000,
  maxDelay: 30_000,
  statusCodes: [408, 425, 429, 500, 502, 503, 504],
  methods: ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'],
} satisfies Required<RetryOptions>;

/** Whether an answer is the result. If not, the attempt fails, and another one comes. */
export type IsFinal = (response: Response) => boolean;
type Attempt = (context: ProviderContext<'request'>, isFinal: IsFinal) => Promise<RequestResult>;

/** Milliseconds that a server wants us to wait, in seconds or until a date. Undefined if it does not say. */
function retryAfter(response: Response): number | undefined {
  const text = response.headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const time = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(time) ? undefined : Math.max(0, time);
}

/** Makes attempts at a request until one succeeds, or none is left. Each has the whole time-out. */
export async function withRetry(
  options: Readonly<RequestOptions>,
  { signal, report, wait }: ProviderContext<'request'>,
  attempt: Attempt,
): Promise<RequestResult> {
  const { retry = 0, method = 'GET', timeout } = options;
  const { limit, statusCodes, methods, ...backoff } = {
    ...DEFAULTS,
    ...(typeof retry === 'number' ? { limit: retry } : given(retry)),
  };
  const isRepeatable = methods.some((name) => name.toUpperCase() === method.toUpperCase());
  const most = isRepeatable ? limit : 0;
  // Each attempt has a time-out of its own, and the waits between them have none.
  wait(0);
  for (let attempts = 1; ; attempts++) {
    let hasChunks = false;
    /** What the server asks for with an answer that is not final. */
    let wanted: number | undefined;
    const isFinal: IsFinal = (response) => {
      const time = retryAfter(response);
      const isLast = attempts > most || !statusCodes.includes(response.status) || (time ?? 0) > backoff.maxDelay;
      if (!isLast) wanted = time;
      return isLast;
    };
    const call = new Call('request', { signal, ...(timeout !== undefined && { timeout }) });
    call.on('headers', (detail) => report('headers', detail));
    call.on('chunk', (detail) => {
      hasChunks = true;
      report('chunk', detail);
    });
    call.run(() => attempt(call, isFinal));
    try {
      return await call.promise;
    } catch (error) {
      const { errCode } = error as DeviceError;
      const isPassing = errCode === ErrCode.network || errCode === ErrCode.timeout;
      if (!isPassing || attempts > most || hasChunks) throw error;
      await sleep(wanted ?? delayAfter(attempts, backoff), signal);
    }
  }
}
