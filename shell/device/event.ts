import type { Answer, CallName, OptionsOf, Report } from './types.js';

/** The fields of a call event. */
export interface CallEventInit<K extends CallName> {
  options: Readonly<OptionsOf<K>>;
  signal: AbortSignal;
  report: Report<K>;
  answer: (value: Answer<K> | PromiseLike<Answer<K>>) => void;
}

/**
 * A call, dispatched on the bus under the call's name, synchronously in the caller's task. The first host that calls
 * `respondWith()` answers it. `preventDefault()` alone refuses it. Otherwise the provider answers.
 */
export class DeviceCallEvent<K extends CallName = CallName> extends Event {
  readonly name: K;
  readonly options: Readonly<OptionsOf<K>>;
  /** Aborts when the caller aborts the call or it times out. */
  readonly signal: AbortSignal;
  /** Reports progress to the caller's task, until the call settles. */
  readonly report: Report<K>;
  #answer: CallEventInit<K>['answer'] | undefined;

  constructor(name: K, { options, signal, report, answer }: CallEventInit<K>) {
    super(name, { cancelable: true });
    this.name = name;
    this.options = options;
    this.signal = signal;
    this.report = report;
    this.#answer = answer;
  }

  /** Answers the call. Only once, and only during dispatch; later it throws an InvalidStateError. */
  respondWith(answer: Answer<K> | PromiseLike<Answer<K>>): void {
    if (!this.#answer || !this.eventPhase) {
      throw new DOMException('respondWith() comes too late, or twice', 'InvalidStateError');
    }
    this.#answer(answer);
    this.#answer = undefined;
    this.preventDefault();
    this.stopImmediatePropagation();
  }
}
