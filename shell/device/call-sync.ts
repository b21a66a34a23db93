import { DeviceError } from './errors.js';
import { device } from './instance.js';
import type { CallName, OptionsOf, ResultOf } from './types.js';

/**
 * The Sync twin of a call: a host that answers with a plain value is obeyed, else `fallback` answers. Interceptors are
 * not asked, since they may take their time. Throws a `DeviceError`.
 */
export function callSync<K extends CallName>(
  name: K,
  options: OptionsOf<K>,
  fallback: (options: OptionsOf<K>) => ResultOf<K>,
): ResultOf<K> {
  try {
    const { signal } = new AbortController();
    const answer = device.ask(name, options, { signal, report: () => undefined })?.value;
    return typeof answer === 'object' && !('then' in answer) ? answer : fallback(options);
  } catch (error) {
    throw DeviceError.from(name, error);
  }
}
