import type { Answer, CallName, OptionsOf, Report } from './types.js';

/** What an event carries besides its name. */
export interface CallEventInit<K extends CallName> {
  options: Readonly<OptionsOf<K>>;
  signal: AbortSignal;
  report: Report<K>;
  answer: (value: Answer<K> | PromiseLike<Answer<K>>) => void;
}

/**
 * A call on its way, dispatched on the bus under the call's name, in the caller's own task. The first host that calls
 * `respondWith()` answers it; `preventDefault()` alone refuses it; else the provider answers.
 */
export class DeviceCallEvent<K extends CallName = CallName> extends Event {
  readonly name: K;
  readonly options: Readonly<OptionsOf<K>>;
  /** Aborts when the caller gives up or the call times out. */
  readonly signal: AbortSignal;
  /** Tells the caller's task how far the work is; may be called until the call settles. */
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

  /** Answers the call, once, and only while the event is dispatched; later it throws an InvalidStateError. */
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
