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
  notFound: 11,
  unknown: 12,
} as const;

/**
 * Name of a DOMException, or of a code -> code. `AbortError` means that the user cancelled: share sheets and file pickers
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

/** The error of every failed call. `errMsg` is `name:fail reason`. */
export class DeviceError extends Error implements DeviceFailure {
  readonly errSubject: string;
  readonly errCode: number;

  constructor(subject: string, code: number, reason = '', options?: ErrorOptions) {
    super(`${subject}:fail ${reason}`.trimEnd(), options);
    this.name = 'DeviceError';
    this.errSubject = subject;
    this.errCode = code;
  }

  get errMsg(): string {
    return this.message;
  }

  /** Converts any thrown value to a failure of `subject`: DOMExceptions, `{ errMsg, errCode }` of hosts, errors, strings. */
  static from(subject: string, thrown: unknown): DeviceError {
    if (thrown instanceof DeviceError && thrown.errSubject === subject) return thrown;
    const { errCode, errMsg, message, name } = Object(thrown) as Partial<DeviceFailure>;
    const reason = String(errMsg ?? message ?? thrown ?? '').replace(/^\w+:fail ?/, '');
    const code = typeof errCode === 'number' ? errCode : (CODES.get(name) ?? CODES.get(reason) ?? ErrCode.unknown);
    return new DeviceError(subject, code, reason, { cause: thrown });
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
