/** `input` and `change` as native controls fire them: `input` crosses shadow roots, `change` does not. */
export const inputEvent = (): Event => new Event('input', { bubbles: true, composed: true });
export const changeEvent = (): Event => new Event('change', { bubbles: true });

/** The user changed a value; `value` is the new one. */
export class ValueEvent<Value> extends Event {
  readonly value: Value;

  constructor(type: string, value: Value, options?: EventInit) {
    super(type, options);
    this.value = value;
  }
}

/** The user confirmed a text, by Enter or the on-screen keyboard's action key. */
export class ConfirmEvent extends Event {
  readonly value: string;

  constructor(value: string) {
    super('confirm');
    this.value = value;
  }
}

/** Why an overlay closed. */
export type CloseReason = 'api' | 'escape' | 'back' | 'backdrop' | 'swipe' | 'timeout' | 'confirm' | 'cancel';

/** An overlay is on screen. */
export class OpenEvent extends Event {
  constructor() {
    super('open');
  }
}

/** An overlay has closed; `result` is what the user chose, if anything. */
export class CloseEvent<Result = unknown> extends Event {
  readonly reason: CloseReason;
  readonly result: Result | undefined;

  constructor(reason: CloseReason, result?: Result) {
    super('close');
    this.reason = reason;
    this.result = result;
  }
}

/**
 * Asks the host of the page (the device bus, a native shell, the page itself) for something that an element cannot do by
 * itself, such as to navigate or to share. The first listener that calls `respondWith` during dispatch answers.
 */
export class RequestEvent extends Event {
  /** Name of the call, as on the device bus. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  #answer?: Promise<unknown>;
  #value: unknown;

  constructor(name: string, options: Readonly<Record<string, unknown>>) {
    super('nc-request', { bubbles: true, composed: true, cancelable: true });
    this.name = name;
    this.options = options;
  }

  /** The answer, or undefined while no listener has answered. */
  get answer(): Promise<unknown> | undefined {
    return this.#answer;
  }

  /** The answer as it was given, for requests that are answered synchronously. */
  get value(): unknown {
    return this.#value;
  }

  /** Answers the request. Allowed once, and only while the event is being dispatched. */
  respondWith(answer: unknown): void {
    if (this.#answer || this.eventPhase === Event.NONE) {
      throw new DOMException('respondWith: already answered, or no longer being dispatched', 'InvalidStateError');
    }
    this.preventDefault();
    this.stopImmediatePropagation();
    this.#value = answer;
    this.#answer = Promise.resolve(answer);
    // The element may not read the answer. That must not make a rejection an uncaught error.
    this.#answer.catch(() => {});
  }
}

declare global {
  interface HTMLElementEventMap {
    'nc-request': RequestEvent;
  }
}
