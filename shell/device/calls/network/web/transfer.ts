import { transfer, type Answer, type TransferOptions } from '../../../../../elements/base/transfer.js';
import type { HeadersReceived } from '../types.js';
import { networkFailure } from './http.js';

/** The part of a provider's context that this needs. The time limit is that of the bus. */
interface Reporting {
  readonly signal: AbortSignal;
  report(this: void, type: 'headers', detail: HeadersReceived): void;
}

/** Whole percent; 100 only at the end. */
export const percent = (part: number, whole: number): number => (whole > 0 ? Math.floor((100 * part) / whole) : 0);

/** Sends or receives a file for a call, and reports the headers of the answer. */
export async function transferFor(
  subject: string,
  options: Omit<TransferOptions, 'signal' | 'answered' | 'timeout'>,
  { signal, report }: Reporting,
): Promise<Answer> {
  const answered: TransferOptions['answered'] = ({ status, headers }) => {
    report('headers', { statusCode: status, header: headers, cookies: [] });
    options.received?.(0, 0);
  };
  try {
    return await transfer({ ...options, signal, answered });
  } catch (error) {
    throw (error as Error).name === 'NetworkError' ? networkFailure(subject, error) : error;
  }
}
