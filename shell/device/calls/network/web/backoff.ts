import { setLongTimeout } from '../../../../../elements/base/timers.js';

export interface Backoff {
  readonly minDelay: number;
  readonly maxDelay: number;
}

/** How long to wait (ms) before the next attempt, after `attempts` failed ones: twice as long each time, half of it random. */
export function delayAfter(attempts: number, { minDelay, maxDelay }: Backoff): number {
  const longest = Math.min(maxDelay, minDelay * 2 ** (attempts - 1));
  return (longest * (1 + Math.random())) / 2;
}

/** Waits before the next attempt, so that a busy server gets time to recover. Rejects when the signal aborts. */
export function sleep(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setLongTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, time);
    signal.addEventListener('abort', stop);
  });
}
