import { setLongTimeout } from '../../elements/base/timers.js';
import { wrapSync } from './call-sync.js';
import { DeviceError, ErrCode } from './errors.js';
import { device } from './instance.js';
import { maskData, maskText } from './secrets.js';
import { optionsText, type PlayedCall, readTape, type RecordedCall, type Tape, TapeWriter } from './tape.js';
import type { DeviceFailure, DeviceSignals, Interceptor, SignalName } from './types.js';
import { encode } from './calls/storage/web/codec.js';
import { releaseTempFiles } from './calls/files/web/temp-files.js';

export interface RecordOptions {
  /** Bytes up to which the content of a file is kept; of a larger one only name, type and size. Default 1,000,000. */
  maxFileSize?: number;
  /**
   * Keeps what looks secret: values of fields such as `token`, `password`, `authorization`, stored values with such keys,
   * parameters of URLs, JSON web tokens. Default false: they are masked, and a replay answers with the masks.
   */
  secrets?: boolean;
}

export interface Recording {
  /** Ends the recording and returns it as JSON. Values without JSON (functions, instances of classes) are left out. */
  stop(): string;
}

export interface ReplayOptions {
  /** 1 (default) takes the recorded time, 2 half of it, Infinity answers at once. */
  speed?: number;
}

const PROGRESS = ['progress', 'headers', 'chunk'] as const;

/**
 * Records calls as hosts and providers get them, those of functions that return at once, and signals. Objects with methods
 * that such a function returns cannot be recorded. What looks secret is masked, but not in files and bytes: read a recording
 * before you share it.
 */
export function record({ maxFileSize = 1_000_000, secrets = false }: RecordOptions = {}): Recording {
  const start = performance.now();
  const writer = new TapeWriter(maxFileSize);
  const tape: Tape = { calls: [], signals: [], files: writer.files, ...(!secrets && { masked: true }) };
  /** A copy for the tape. `beside` are the options of the call that it answers. */
  const copy = (value: unknown, beside?: object, lose?: () => void): object => {
    const copied = writer.copy(value, lose);
    return secrets ? copied : (maskData(copied, beside) as object);
  };
  const failureOf = (name: string, error: unknown): Pick<DeviceFailure, 'errCode' | 'errMsg'> => {
    const { errCode, errMsg } = DeviceError.from(name, error);
    return { errCode, errMsg: secrets ? errMsg : maskText(errMsg) };
  };
  const begin = (name: string, options: object): RecordedCall =>
    ({ name, options: copy(options), at: performance.now() - start, took: 0, progress: [] }) as never;
  const end = (entry: RecordedCall, outcome: Partial<RecordedCall>) => {
    tape.calls.push(Object.assign(entry, outcome, { took: performance.now() - start - entry.at }));
  };

  const listen: Interceptor = async (call, next) => {
    const entry = begin(call.name, call.options);
    for (const type of PROGRESS) {
      call.on(type, (detail) => {
        entry.progress.push({ type, at: performance.now() - start - entry.at, detail: copy(detail, call.options) });
      });
    }
    // A provider may never answer a call that was aborted or took too long.
    const stopped = () => {
      const isTimeout = (call.signal.reason as Partial<Error> | undefined)?.name === 'TimeoutError';
      const outcome = isTimeout ? 'timeout' : 'abort';
      end(entry, { failure: failureOf(call.name, new DeviceError(call.name, ErrCode[outcome], outcome)) });
    };
    call.signal.addEventListener('abort', stopped);
    const settle = (outcome: Partial<RecordedCall>) => {
      if (call.signal.aborted) return;
      call.signal.removeEventListener('abort', stopped);
      end(entry, outcome);
    };
    try {
      const result = await next();
      settle({ result: copy(result, call.options), by: call.answeredBy });
      // A file must be read before the page frees it.
      if (writer.reads.size) await Promise.all(writer.reads);
      return result;
    } catch (error) {
      settle({ failure: failureOf(call.name, error), by: call.answeredBy });
      throw error;
    }
  };

  const stops = [
    device.intercept('*', listen),
    wrapSync((name, options, run) => {
      const entry = { ...begin(name, options), sync: true as const };
      try {
        const result = run();
        let isWhole = true;
        const copied = copy(result, options, () => (isWhole = false));
        if (isWhole) end(entry, { result: copied });
        return result;
      } catch (error) {
        end(entry, { failure: failureOf(name, error) });
        throw error;
      }
    }),
    device.watch('*', ({ name, payload }) => {
      tape.signals.push({
        name,
        at: performance.now() - start,
        payload: copy({ payload }) as { payload: unknown },
      });
    }),
  ];
  return {
    stop() {
      stops.splice(0).forEach((stop) => stop());
      tape.calls.sort((a, b) => a.at - b.at);
      return encode(tape);
    },
  };
}

const invalid = (reason: string, cause?: unknown) => new DeviceError('replay', ErrCode.invalid, reason, { cause });

/** The recorded call that answers: one with equal options, else the next of that name, else the last. */
class Shelf {
  readonly #calls: readonly PlayedCall[];
  readonly #open: Set<PlayedCall>;

  readonly #isMasked: boolean;

  constructor(calls: readonly PlayedCall[], isMasked: boolean) {
    this.#calls = calls;
    this.#open = new Set(calls);
    this.#isMasked = isMasked;
  }

  has(name: string): boolean {
    return this.#calls.some((entry) => entry.name === name);
  }

  pick(name: string, options: object): PlayedCall {
    const same = this.#calls.filter((entry) => entry.name === name);
    const open = same.filter((entry) => this.#open.has(entry));
    const text = optionsText(options, this.#isMasked);
    const found = open.find((entry) => entry.text === text) ?? open[0] ?? same.at(-1)!;
    this.#open.delete(found);
    return found;
  }
}

/**
 * Plays a recording. It answers recorded calls before any host or provider: by the call with equal options, else by the next
 * one of that name, else by the last. Recorded signals start when they get a listener. Returns a function that ends it.
 * Throws a `DeviceError` if it is no recording.
 */
export function replay(json: string, { speed = 1 }: ReplayOptions = {}): () => void {
  if (typeof speed !== 'number' || !(speed > 0)) throw invalid('speed: expected a number above 0');
  let tape: ReturnType<typeof readTape>;
  try {
    tape = readTape(json);
  } catch (error) {
    throw invalid('json: expected a recording', error);
  }
  const { calls, signals, urls, isMasked } = tape;
  /** Runs after the recorded time, so that a replay takes as long as the recording; not if the call or listener ends before. */
  const later = (run: () => void, time: number, signal: AbortSignal) => {
    const timer = setLongTimeout(run, time / speed);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const shelf = new Shelf(
    calls.filter((entry) => !entry.sync),
    isMasked,
  );
  const syncShelf = new Shelf(
    calls.filter((entry) => entry.sync),
    isMasked,
  );
  const answer: Interceptor = ({ name, options, signal, report: tell }) => {
    const { result = {}, failure, took, progress } = shelf.pick(name, options);
    return new Promise<never>((resolve, reject) => {
      for (const { type, at, detail } of progress) later(() => tell(type, detail as never), at, signal);
      later(() => (failure ? reject(failure) : resolve(result as never)), took, signal);
    });
  };
  const names = new Set(calls.filter((entry) => !entry.sync).map((entry) => entry.name));
  const stops = [
    device.claim(names),
    ...[...names].map((name) => device.intercept(name, answer as never)),
    wrapSync((name, options, run) => {
      if (!syncShelf.has(name)) return run();
      const { result = {}, failure } = syncShelf.pick(name, options);
      if (failure) throw failure as unknown as Error;
      return result;
    }),
    ...[...new Set(signals.map((entry) => entry.name))].map((name) =>
      device.source(name, (emit, signal) => {
        for (const { at, payload } of signals.filter((entry) => entry.name === name)) {
          later(() => emit(payload.payload as DeviceSignals[SignalName]), at, signal);
        }
      }),
    ),
  ];
  return () => {
    stops.splice(0).forEach((stop) => stop());
    if (urls.length) releaseTempFiles({ filePaths: urls.splice(0) });
  };
}
