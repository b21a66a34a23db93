import type { DeviceFailure } from './types.js';

/** Why a call failed. Hosts use numbers from 100 on for codes of their own. */
export const ErrCode = {
  /** The user dismissed it. */
  cancel: 1,
  /** No host or provider can answer it here. */
  unsupported: 2,
  /** A host refused it. */
  denied: 3,
  /** The user, the browser or a policy denies the permission. */
  permission: 4,
  /** It took too long without progress. */
  timeout: 5,
  /** An argument is missing or wrong; nothing was done. */
  invalid: 6,
  /** The device is in use. */
  busy: 7,
  /** Offline, or the server could not be reached. */
  network: 8,
  /** The caller aborted it. */
  abort: 9,
  /** No room left to store it. */
  quota: 10,
  /** There is no such thing. */
  notFound: 11,
  /** See `errMsg` and `cause`. */
  unknown: 12,
} as const;

/**
 * Name of a DOMException, or of a code -> code. `AbortError` means that the user canceled: share sheets and file pickers
 * throw it. An abort by the caller has settled the call before.
 */
const CODES = new Map<unknown, number>(
  Object.entries({
    ...ErrCode,
    AbortError: ErrCode.cancel,
    NotSupportedError: ErrCode.unsupported,
    NotAllowedError: ErrCode.permission,
    SecurityError: ErrCode.permission,
    TimeoutError: ErrCode.timeout,
    DataCloneError: ErrCode.invalid,
    SyntaxError: ErrCode.invalid,
    NotReadableError: ErrCode.busy,
    InvalidStateError: ErrCode.busy,
    NetworkError: ErrCode.network,
    QuotaExceededError: ErrCode.quota,
    NotFoundError: ErrCode.notFound,
  }),
);

/** Marks the errors of all copies of this code. */
const MARK = Symbol.for('nacre.DeviceError');

/** The reason of a failure that has none: what its code is called. */
const nameOf = (code: number): string =>
  Object.entries(ErrCode).find(([, known]) => known === code)?.[0] ?? `code ${code}`;

/** The error of every failed call. `errMsg` is `name:fail reason`; without a reason, the name of the code is the reason. */
export class DeviceError extends Error implements DeviceFailure {
  static {
    // Not set by the constructor: where a page has frozen `Error.prototype`, an error does not take a name of its own.
    const name = { value: 'DeviceError', configurable: true, writable: true };
    Object.defineProperties(this.prototype, { name, [MARK]: name });
  }

  /** `instanceof` knows those of other copies of this code too: the bus of a page is that of the first copy. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return this === DeviceError ? attempt(() => MARK in Object(value), false) : super[Symbol.hasInstance](value);
  }

  readonly errSubject: string;
  readonly errCode: number;
  /** Marks errors of this class. A proxy of one has no such field: reading the proxy could throw. */
  readonly #own = true;

  constructor(subject: string, code: number, reason = '', options?: ErrorOptions) {
    super(`${subject}:fail ${reason.trim() || nameOf(code)}`, options);
    this.errSubject = subject;
    this.errCode = code;
  }

  get errMsg(): string {
    return this.message;
  }

  /** Converts any thrown value to a failure of `subject`: DOMExceptions, `{ errMsg, errCode }` of hosts, errors, strings. */
  static from(subject: string, thrown: unknown): DeviceError {
    const convert = (): DeviceError => {
      const { errCode, errMsg, message, name, errSubject } = Object(thrown) as Partial<DeviceFailure>;
      if (#own in Object(thrown) && errSubject === subject) return thrown as DeviceError;
      const reason = String(errMsg ?? message ?? thrown ?? '').replace(/^\w+:fail ?/, '');
      const code = typeof errCode === 'number' ? errCode : (CODES.get(name) ?? CODES.get(reason) ?? ErrCode.unknown);
      return new DeviceError(subject, code, reason, { cause: thrown });
    };
    return (
      attempt(convert) ?? new DeviceError(subject, ErrCode.unknown, 'the reason cannot be read', { cause: thrown })
    );
  }
}

/**
 * What `read` returns; `fallback` (default: undefined) where it throws. For reading what callers and hosts give: objects
 * whose getters throw, proxies, objects that cannot become text.
 */
export function attempt<T, F = undefined>(read: () => T, fallback?: F): T | F {
  try {
    return read();
  } catch {
    return fallback as F;
  }
}

/** Whether a call has failed because the user or a guard did not want it. Nobody needs to be told. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DeviceError && (error.errCode === ErrCode.cancel || error.errCode === ErrCode.denied);

/** Throws a failure of `subject` unless the value is a function. */
export function expectFunction(subject: string, argument: string, value: unknown): void {
  if (typeof value !== 'function') {
    throw new DeviceError(subject, ErrCode.invalid, `${argument}: expected a function`);
  }
}

/** Runs a function and reports its error to `window.onerror` instead of throwing it. */
export function guard(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    report(error);
  }
}

/** Reports an error that no code can catch. Outside browsers it is thrown as an uncaught error. */
export function report(error: unknown): void {
  if ('reportError' in globalThis) reportError(error);
  else
    queueMicrotask(() => {
      throw error;
    });
}
