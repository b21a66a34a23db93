import { callSync, fromProvider } from './call-sync.js';
import type { Defined } from './define.js';
import { noAnswer } from './definitions.js';
import { DeviceError, ErrCode } from './errors.js';
import type { CallName, OptionsOf, ResultOf } from './types.js';

/** A call whose provider answers at once. */
export const atOnce = <K extends CallName>(call: Defined<K>): ResultOf<K> =>
  callSync(call, {} as OptionsOf<K>, (options) => {
    const answer = fromProvider(call.name, options);
    if (answer) return answer;
    throw new DeviceError(call.name, ErrCode.unsupported, noAnswer(call.name));
  });
