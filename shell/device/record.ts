import { DeviceError } from './errors.js';
import { device } from './instance.js';
import type { CallName, DeviceFailure, DeviceSignals, Interceptor, ProgressType, SignalName } from './types.js';
import { decode, encode } from './web/codec.js';

/** Times are milliseconds: `at` counts from the start of the recording or call, `took` is a call's duration. */
interface RecordedCall {
  name: CallName;
  options: object;
  at: number;
  took: number;
  result?: object;
  failure?: Pick<DeviceFailure, 'errCode' | 'errMsg'>;
  progress: { type: ProgressType; at: number; detail: object }[];
}

interface RecordedSignal {
  name: SignalName;
  at: number;
  payload: unknown;
}

interface Tape {
  calls: RecordedCall[];
  signals: RecordedSignal[];
}

export interface Recording {
  /** Ends the recording and returns it as JSON. Values without JSON (functions, Blobs) are left out. */
  stop(): string;
}

export interface ReplayOptions {
  /** 1 (default) takes the recorded time, 2 half of it, Infinity answers at once. */
  speed?: number;
}

/** The value without what JSON cannot express. */
function keep<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => {
      try {
        encode(part);
        return true;
      } catch {
        return false;
      }
    }),
  ) as T;
}

/** Records calls as hosts and providers get them, and signals. Sync calls are not recorded. */
export function record(): Recording {
  const start = performance.now();
  const tape: Tape = { calls: [], signals: [] };
  const listen: Interceptor = async (call, next) => {
    const begun = performance.now();
    const entry: RecordedCall = {
      name: call.name,
      options: keep(call.options),
      at: begun - start,
      took: 0,
      progress: [],
    };
    for (const type of ['progress', 'headers', 'chunk'] as const) {
      call.on(type, (detail) => entry.progress.push({ type, at: performance.now() - begun, detail: keep(detail) }));
    }
    try {
      const result = await next();
      entry.result = keep(Object(result));
      return result;
    } catch (error) {
      const { errCode, errMsg } = DeviceError.from(call.name, error);
      entry.failure = { errCode, errMsg };
      throw error;
    } finally {
      entry.took = performance.now() - begun;
      tape.calls.push(entry);
    }
  };
  const stops = [
    device.intercept('*', listen),
    device.watch('*', ({ name, payload }) => {
      tape.signals.push({ name, at: performance.now() - start, payload: keep({ payload } as object) });
    }),
  ];
  return {
    stop() {
      stops.forEach((stop) => stop());
      tape.calls.sort((a, b) => a.at - b.at);
      return encode(tape);
    },
  };
}

/**
 * Plays a recording. It answers recorded calls before any host or provider: by the call with equal options, else by the next
 * one of that name, else by the last. Recorded signals start when they get a listener. Returns a function that ends it.
 */
export function replay(json: string, { speed = 1 }: ReplayOptions = {}): () => void {
  const { calls, signals } = decode(json) as Tape;
  /** Runs after the recorded time, unless the call or the listener ends before. */
  const later = (run: () => void, time: number, signal: AbortSignal) => {
    const timer = setTimeout(run, time / speed);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const unused = new Set(calls);
  const pick = (name: string, options: object): RecordedCall => {
    const same = calls.filter((entry) => entry.name === name);
    const open = same.filter((entry) => unused.has(entry));
    const text = encode(keep(options));
    const found = open.find((entry) => encode(entry.options) === text) ?? open[0] ?? same.at(-1)!;
    unused.delete(found);
    return found;
  };
  const answer: Interceptor = ({ name, options, signal, report: tell }) => {
    const { result = {}, failure, took, progress } = pick(name, options);
    return new Promise<never>((resolve, reject) => {
      for (const { type, at, detail } of progress) later(() => tell(type, detail as never), at, signal);
      later(() => (failure ? reject(failure) : resolve(result as never)), took, signal);
    });
  };
  const names = new Set(calls.map((entry) => entry.name));
  const stops = [device.claim(names), ...[...names].map((name) => device.intercept(name, answer as never))];
  stops.push(
    ...[...new Set(signals.map((entry) => entry.name))].map((name) =>
      device.source(name, (emit, signal) => {
        for (const { at, payload } of signals.filter((entry) => entry.name === name)) {
          later(() => emit((payload as { payload: DeviceSignals[SignalName] }).payload), at, signal);
        }
      }),
    ),
  );
  return () => stops.forEach((stop) => stop());
}
