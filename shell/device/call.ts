import { Listeners } from './collections.js';
import { DeviceError, ErrCode, guard } from './errors.js';
import type {
  Callbacks,
  CallControl,
  CallName,
  DeviceTask,
  Ok,
  OptionsOf,
  ProgressOf,
  ProgressType,
  ResultOf,
} from './types.js';

/** Default timeouts in ms. Other calls wait forever unless they have a `timeout`. */
const TIMEOUTS: Partial<Record<string, number>> = { request: 60_000, uploadFile: 60_000, downloadFile: 60_000 };
/** Timers cannot wait longer (ms). Longer timeouts count as none. */
const LONGEST = 2 ** 31;

/** One call. Settles exactly once. */
export class Call<K extends CallName> {
  readonly name: K;
  readonly options: OptionsOf<K>;
  readonly promise: Promise<Ok<K>>;
  readonly #controller = new AbortController();
  readonly #listeners: { [T in ProgressType]?: Listeners<object> } = {};
  #settle!: (result: Ok<K> | undefined, error?: DeviceError) => void;
  #timeout = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  settled = false;

  constructor(name: K, args: Callbacks<K> & CallControl) {
    const { success, fail, complete, signal, ...options } = args;
    this.name = name;
    this.options = options as unknown as OptionsOf<K>;
    const abort = () => this.abort(signal?.reason);
    this.promise = new Promise((resolve, reject) => {
      this.#settle = (result, error) => {
        if (this.settled) return;
        this.settled = true;
        clearTimeout(this.#timer);
        signal?.removeEventListener?.('abort', abort);
        if (error) reject(error);
        else resolve(result!);
        // Later than the caller's code, also if the call has failed at once.
        queueMicrotask(() => {
          guard(() => (error ? fail?.(error) : success?.(result!)));
          guard(() => complete?.(error ?? result!));
        });
      };
    });
    if (fail || complete) this.promise.catch(() => undefined);
    if (signal?.aborted) abort();
    else if (!signal || 'aborted' in Object(signal)) signal?.addEventListener('abort', abort);
    else this.#settle(undefined, new DeviceError(name, ErrCode.invalid, 'signal: expected an AbortSignal'));
    this.wait(args.timeout);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts the timeout, or starts it again. */
  wait(timeout: number = TIMEOUTS[this.name] ?? 0): void {
    this.#timeout = timeout;
    clearTimeout(this.#timer);
    if (this.settled || !(timeout > 0 && timeout < LONGEST)) return;
    this.#timer = setTimeout(() => this.abort(new DOMException('timeout', 'TimeoutError')), timeout);
  }

  run(work: () => ResultOf<K> | PromiseLike<ResultOf<K>>): void {
    if (this.settled) return;
    // The executor runs synchronously, within the user's gesture, and turns an error into a rejection.
    new Promise<ResultOf<K>>((resolve) => resolve(work())).then(
      (result) =>
        this.#settle({
          ...(typeof result === 'object' ? (result as object) : undefined),
          errMsg: `${this.name}:ok`,
        } as Ok<K>),
      (error) => this.#settle(undefined, DeviceError.from(this.name, error)),
    );
  }

  abort(reason?: unknown): void {
    if (this.settled) return;
    const outcome = (Object(reason) as Error).name === 'TimeoutError' ? 'timeout' : 'abort';
    this.#settle(undefined, new DeviceError(this.name, ErrCode[outcome], outcome, { cause: reason }));
    this.#controller.abort(reason);
  }

  readonly report = <T extends ProgressType>(type: T, detail: ProgressOf<K, T>): void => {
    if (this.settled) return;
    if (type !== 'headers') this.wait(this.#timeout);
    this.#listeners[type]?.emit(detail as object);
  };

  readonly on = <T extends ProgressType>(type: T, listener: (detail: ProgressOf<K, T>) => void): (() => void) =>
    (this.#listeners[type] ??= new Listeners()).add(listener as (detail: object) => void);

  /** The promise with the methods of a task. */
  asTask(): DeviceTask<K> {
    const on =
      <T extends ProgressType>(type: T) =>
      (listener: (detail: ProgressOf<K, T>) => void) =>
        this.on(type, listener);
    const off =
      <T extends ProgressType>(type: T) =>
      (listener?: (detail: ProgressOf<K, T>) => void) =>
        listener ? this.#listeners[type]?.remove(listener as (detail: object) => void) : this.#listeners[type]?.clear();
    return Object.assign(this.promise, {
      abort: () => this.abort(),
      onProgressUpdate: on('progress'),
      offProgressUpdate: off('progress'),
      onHeadersReceived: on('headers'),
      offHeadersReceived: off('headers'),
      onChunkReceived: on('chunk'),
      offChunkReceived: off('chunk'),
    });
  }
}
