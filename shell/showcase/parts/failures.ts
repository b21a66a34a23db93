import { msg } from '@lit/localize';
import { DeviceError, ErrCode } from 'nacre/device';

/** The server answered with an error status. */
export const serverText = (): string => msg('The server has a problem. Please try again.', { id: 'sc.signup.server' });

/** A request failed without an answer. */
export const unreachableText = (error: unknown): string =>
  error instanceof DeviceError && error.errCode === ErrCode.timeout
    ? msg('The server did not answer in time.', { id: 'sc.signup.timeout' })
    : msg('The server cannot be reached.', { id: 'sc.signup.offline' });
