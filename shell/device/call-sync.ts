import { DeviceError } from './errors.js';
import { device } from './instance.js';
import type { CallName, OptionsOf, ResultOf } from './types.js';

/**
 * Runs a call synchronously: returns a host's answer if that is a plain value, else calls `fallback`. Interceptors do not
 * run, since they may be asynchronous. Throws a `DeviceError`.
 */
export function callSync<K extends CallName>(
  name: K,
  options: OptionsOf<K>,
  fallback: (options: OptionsOf<K>) => ResultOf<K>,
): ResultOf<K> {
  try {
    const { signal } = new AbortController();
    const answer = device.ask(name, options, { signal, report: () => undefined })?.value;
    if (typeof answer !== 'object' || answer === null) return fallback(options);
    if (!('then' in answer)) return answer;
    // Nobody waits for it, nor for its failure.
    Promise.resolve(answer).catch(() => undefined);
    return fallback(options);
  } catch (error) {
    throw DeviceError.from(name, error);
  }
}
