import { DeviceError, ErrCode } from './errors.js';

/** The platform's getter: it refuses everything but an AbortSignal, of any window, and what a page has put over it. */
const read = (signal: unknown, property: 'aborted' | 'reason'): unknown =>
  Reflect.get(AbortSignal.prototype, property, signal);

/**
 * Calls `run` with the reason when the signal aborts, at once if it has. Returns a function that ends it. Throws a
 * `DeviceError` of `subject` if it is no AbortSignal; none at all never aborts.
 */
export function onAbort(subject: string, signal: unknown, run: (reason: unknown) => void): () => void {
  if (signal === undefined || signal === null) return () => undefined;
  // Its own: in jsdom, signals may be Node's, whose methods are not those of the document's targets.
  const { addEventListener, removeEventListener } = AbortSignal.prototype;
  const handle = () => run(read(signal, 'reason'));
  let isAborted: unknown;
  try {
    isAborted = read(signal, 'aborted');
  } catch (cause) {
    throw new DeviceError(subject, ErrCode.invalid, 'signal: expected an AbortSignal', { cause });
  }
  if (isAborted) handle();
  else addEventListener.call(signal as AbortSignal, 'abort', handle);
  return () => removeEventListener.call(signal as AbortSignal, 'abort', handle);
}
