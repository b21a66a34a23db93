import { DeviceError, ErrCode } from '../../../errors.js';
import type { CallName } from '../../../types.js';

/** Refuses the key of a page: without the shell there is one page. */
export function expectNoKey(name: CallName, { page }: { page?: string }): void {
  if (page !== undefined) throw new DeviceError(name, ErrCode.unsupported, 'page: needs a page of nacre/shell');
}
