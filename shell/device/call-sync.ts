import type { Defined } from './define.js';
import { DeviceError } from './errors.js';
import { device } from './instance.js';
import type { Answer, CallName, OptionsOf, ResultOf } from './types.js';

type Asked<K extends CallName> = { value: Answer<K> | PromiseLike<Answer<K>> } | undefined;

/** Synchronous calls have no signal, progress or time-out. */
const context = () => ({
  signal: new AbortController().signal,
  report: () => undefined,
  wait: () => undefined,
});

/** The answer, if it is a plain value. One that comes later is too late; its failure must not be reported as unhandled. */
function plainAnswer<K extends CallName>(asked: Asked<K>): ResultOf<K> | undefined {
  const answer = asked?.value;
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!('then' in answer)) return answer;
  Promise.resolve(answer).catch(() => undefined);
  return undefined;
}

/** Runs around each synchronous call: recordings and replays. */
type SyncWrapper = (name: string, options: object, run: () => object) => object;

const wrappers = new Set<SyncWrapper>();

/** Returns a function that removes it. The latest is the innermost. */
export function wrapSync(wrapper: SyncWrapper): () => void {
  wrappers.add(wrapper);
  return () => void wrappers.delete(wrapper);
}

/**
 * Runs a call synchronously: returns a host's answer if that is a plain value, else calls `fallback`. Interceptors do not
 * run, since they may be asynchronous. Throws a `DeviceError`.
 */
export function callSync<K extends CallName>(
  { name }: Defined<K>,
  options: OptionsOf<K>,
  fallback: (options: OptionsOf<K>) => ResultOf<K>,
): ResultOf<K> {
  const run = (): ResultOf<K> => plainAnswer(device.ask(name, options, context())) ?? fallback(options);
  try {
    return [...wrappers].reduceRight<() => object>(
      (inner, wrap) => () => wrap(name, options, inner),
      run,
    )() as ResultOf<K>;
  } catch (error) {
    throw DeviceError.from(name, error);
  }
}

/** What the provider of a call answers at once: a fallback for calls that a router or shell provides. */
export const fromProvider = <K extends CallName>(name: K, options: OptionsOf<K>): ResultOf<K> | undefined =>
  plainAnswer(device.askProvider(name, options, context()));
