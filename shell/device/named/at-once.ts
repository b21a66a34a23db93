import { callSync, fromProvider } from '../call-sync.js';
import { NO_ANSWER } from '../device.js';
import { DeviceError, ErrCode } from '../errors.js';
import type { CallName, OptionsOf, ResultOf } from '../types.js';

/** A call whose provider answers at once. */
export const atOnce = <K extends CallName>(name: K): ResultOf<K> =>
  callSync<K>(name, {} as OptionsOf<K>, (options) => {
    const answer = fromProvider(name, options);
    if (answer) return answer;
    throw new DeviceError(name, ErrCode.unsupported, NO_ANSWER);
  });
