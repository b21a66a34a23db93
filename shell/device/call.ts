import { onAbort } from './abort.js';
import { Listeners } from './collections.js';
import { callOf } from './definitions.js';
import { attempt, DeviceError, ErrCode, expectFunction, guard } from './errors.js';
import { setLongTimeout, type Timer } from '../../elements/base/timers.js';
import type {
  AnsweredBy,
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

/** One call. Settles exactly once. */
export class Call<K extends CallName> {
  readonly name: K;
  readonly options: OptionsOf<K>;
  readonly promise: Promise<Ok<K>>;
  /** Both are made when something asks for them: most calls are over before. */
  #controller: AbortController | undefined;
  #listeners: Map<ProgressType, Listeners<object>> | undefined;
  /** Why the call was ended before it was answered. */
  #ended: { readonly cause: unknown } | undefined;
  #settle!: (result: Ok<K> | undefined, error?: DeviceError) => void;
  #timeout = 0;
  #timer: Timer | undefined;
  /** Whether the answer has begun. */
  #isAnswered = false;
  /** Whether bytes are on their way, so that a timeout means that they have stopped. */
  #isMoving = false;
  settled = false;
  answeredBy: AnsweredBy = 'interceptor';

  constructor(name: K, args?: Partial<Callbacks<K> & CallControl>) {
    const given = attempt(() => ({ ...args }));
    const { success, fail, complete, signal, ...options } = given ?? {};
    this.name = (typeof name === 'string' ? name : (attempt(() => String(name)) ?? 'call')) as K;
    this.options = options as unknown as OptionsOf<K>;
    let stopListening: (() => void) | undefined;
    this.promise = new Promise((resolve, reject) => {
      this.#settle = (result, error) => {
        if (this.settled) return;
        this.settled = true;
        clearTimeout(this.#timer);
        stopListening?.();
        if (error) reject(error);
        else resolve(result!);
        if (!success && !fail && !complete) return;
        const report = (callback: unknown) =>
          typeof callback === 'function' && guard(() => (callback as (outcome: unknown) => void)(error ?? result));
        // Later than the caller's code, also if the call has failed at once.
        queueMicrotask(() => {
          report(error ? fail : success);
          report(complete);
        });
      };
    });
    if (typeof fail === 'function' || typeof complete === 'function') this.promise.catch(() => undefined);
    try {
      if (typeof name !== 'string') throw this.#invalid('name: expected a string');
      if (!given) throw this.#invalid('options: expected an object that can be read');
      this.#expectCallback('success', success);
      this.#expectCallback('fail', fail);
      this.#expectCallback('complete', complete);
      stopListening = onAbort(this.name, signal, (reason) => this.abort(reason));
      this.wait(options.timeout);
    } catch (error) {
      this.#settle(undefined, DeviceError.from(this.name, error));
    }
  }

  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#ended) this.#controller.abort(this.#ended.cause);
    }
    return this.#controller.signal;
  }

  /** Starts the timeout, or starts it again. */
  readonly wait = (timeout?: number | null): void => {
    const time: unknown = timeout ?? callOf(this.name)?.timeout;
    clearTimeout(this.#timer);
    // A wrong one fails the call when its arguments are checked.
    this.#timeout = typeof time === 'number' ? time : 0;
    if (this.settled || !(this.#timeout > 0)) return;
    this.#timer = setLongTimeout(() => this.#expire(), this.#timeout);
  };

  #expire(): void {
    const missing = this.#isMoving ? 'progress' : 'answer';
    const reason = callOf(this.name)?.isTransfer ? `timeout: no ${missing} in ${this.#timeout} ms` : 'timeout';
    this.#end(ErrCode.timeout, reason, new DOMException(reason, 'TimeoutError'));
  }

  run(work: () => ResultOf<K> | PromiseLike<ResultOf<K>>): void {
    if (this.settled) return;
    // The executor runs synchronously, within the user's gesture, and turns an error into a rejection.
    new Promise<ResultOf<K>>((resolve) => resolve(work()))
      .then((result) => {
        const ok = { ...(typeof result === 'object' ? (result as object) : undefined), errMsg: `${this.name}:ok` };
        // What seemed no promise at first, and would never let the caller's end.
        if ('then' in ok && typeof ok.then === 'function') throw new TypeError('the answer has a method named then');
        this.#settle(ok as Ok<K>);
      })
      .catch((error: unknown) => this.#settle(undefined, DeviceError.from(this.name, error)));
  }

  abort(reason?: unknown): void {
    if (this.settled) return;
    const outcome = attempt(() => (Object(reason) as Error).name) === 'TimeoutError' ? 'timeout' : 'abort';
    this.#end(ErrCode[outcome], outcome, reason);
  }

  #end(code: number, reason: string, cause: unknown): void {
    this.#settle(undefined, new DeviceError(this.name, code, reason, { cause }));
    this.#ended = { cause };
    this.#controller?.abort(cause);
  }

  readonly report = <T extends ProgressType>(type: T, detail: ProgressOf<K, T>): void => {
    if (this.settled) return;
    if (type !== 'headers') this.wait(this.#timeout);
    // What cannot be read says nothing.
    const copy: { progress?: unknown } | undefined = attempt(() => ({ ...(detail as object) }));
    this.#isAnswered ||= type !== 'progress';
    // An upload that is through waits for the answer.
    this.#isMoving = this.#isAnswered || copy?.progress !== 100;
    if (copy) this.#listeners?.get(type)?.emit(copy);
  };

  readonly on = <T extends ProgressType>(type: T, listener: (detail: ProgressOf<K, T>) => void): (() => void) => {
    expectFunction(this.name, 'listener', listener);
    const listeners = (this.#listeners ??= new Map<ProgressType, Listeners<object>>());
    if (!listeners.has(type)) listeners.set(type, new Listeners());
    return listeners.get(type)!.add(listener as (detail: object) => void);
  };

  /** Removes a listener; without one, all of that kind. */
  #off<T extends ProgressType>(type: T, listener?: (detail: ProgressOf<K, T>) => void): void {
    if (listener === undefined) return this.#listeners?.get(type)?.clear();
    expectFunction(this.name, 'listener', listener);
    this.#listeners?.get(type)?.remove(listener as (detail: object) => void);
  }

  #expectCallback(name: string, callback: unknown): void {
    if (callback !== undefined && callback !== null) expectFunction(this.name, name, callback);
  }

  #invalid(reason: string): DeviceError {
    return new DeviceError(this.name, ErrCode.invalid, reason);
  }

  /** The promise with the methods of a task. */
  asTask(): DeviceTask<K> {
    const on =
      <T extends ProgressType>(type: T) =>
      (listener: (detail: ProgressOf<K, T>) => void) =>
        this.on(type, listener);
    const off =
      <T extends ProgressType>(type: T) =>
      (listener?: (detail: ProgressOf<K, T>) => void) =>
        this.#off(type, listener);
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
