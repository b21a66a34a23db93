import '../../../elements/modal/index.js';
import type { NcModal } from '../../../elements/modal/index.js';
import { DeviceError, ErrCode } from '../../device/errors.js';
import type { ModalOptions, ModalResult } from '../../device/index.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../kind.js';
import { topBlocking } from '../stack.js';
import { PendingCalls } from './pending-calls.js';

const CANCELLED: ModalResult = { confirm: false, cancel: true };

/** What is asked, on screen or waiting, and by how many calls. */
interface Question {
  readonly options: ModalOptions;
  readonly page: string | undefined;
  /** Calls of the same key and page share one modal and its answer. Undefined: it is asked for itself. */
  readonly key: string | undefined;
  calls: number;
  /** What shows it. Undefined while it waits. */
  modal?: NcModal;
  readonly answer: Promise<ModalResult>;
  readonly resolve: (result: ModalResult) => void;
  readonly reject: (error: unknown) => void;
}

/** All that the user sees of a modal. What the user enters, or a guard decides, belongs to one call. */
function keyOf(options: ModalOptions): string | undefined {
  const { title, content, showCancel = true, cancelText, confirmText, cancelColor, confirmColor } = options;
  const { editable, inputs, buttons, canDismiss, lightDismiss = false } = options;
  if (editable || inputs?.length || canDismiss) return undefined;
  const look = {
    title,
    content,
    showCancel,
    cancelText,
    confirmText,
    cancelColor,
    confirmColor,
    buttons,
    lightDismiss,
  };
  return JSON.stringify(look);
}

/**
 * Shows modals, one after the other. Calls that ask the same share one. One that another overlay or a guarded modal asks
 * for is above that at once, since that may wait for its answer.
 */
class Modals implements OverlayKind<'showModal', 'hideModal'> {
  /** In the order in which they were asked. */
  readonly #questions = new Set<Question>();
  readonly #pending = new PendingCalls();
  readonly #host: OverlayHost;

  constructor(host: OverlayHost) {
    this.#host = host;
  }

  async show(options: ModalOptions, page: string | undefined, signal: AbortSignal): Promise<ModalResult> {
    if (options.editable || options.inputs?.length) {
      const isReady = await this.#pending.wait(
        (customElements.get('nc-modal') as typeof NcModal).loadFields(),
        page,
        signal,
      );
      if (!isReady) return CANCELLED;
    }
    const question = this.#sameAs(options, page) ?? this.#ask(options, page);
    question.calls++;
    const leave = () => {
      if (--question.calls === 0) this.#withdraw(question);
    };
    signal.addEventListener('abort', leave);
    try {
      return await question.answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  close(key?: string): void {
    this.#pending.cancel(key);
    for (const question of [...this.#questions].reverse()) if (isLeft(question.page, key)) this.#withdraw(question);
  }

  #sameAs(options: ModalOptions, page: string | undefined): Question | undefined {
    const key = keyOf(options);
    return key === undefined ? undefined : [...this.#questions].find((each) => each.key === key && each.page === page);
  }

  #ask(options: ModalOptions, page: string | undefined): Question {
    let [resolve, reject]: [Question['resolve'], Question['reject']] = [() => undefined, () => undefined];
    const answer = new Promise<ModalResult>((...settle) => ([resolve, reject] = settle));
    const question = { options, page, key: keyOf(options), calls: 0, answer, resolve, reject };
    this.#questions.add(question);
    this.#showNext();
    return question;
  }

  /** Nobody waits for the answer any more. */
  #withdraw(question: Question): void {
    this.#questions.delete(question);
    if (question.modal) void question.modal.hide();
    else question.resolve(CANCELLED);
  }

  /** Shows what waits, unless a modal is on top that the user can close first. */
  #showNext(): void {
    for (const question of this.#questions) {
      const top = topBlocking();
      if ([...this.#questions].some(({ modal, options }) => modal && modal === top && !options.canDismiss)) return;
      if (!question.modal) void this.#open(question);
    }
  }

  async #open(question: Question): Promise<void> {
    const { title, content, showCancel = true, cancelText, confirmText, cancelColor, confirmColor } = question.options;
    const { editable, placeholderText, inputs, buttons, canDismiss, lightDismiss } = question.options;
    const modal = Object.assign(document.createElement('nc-modal'), {
      ...{ title, content, showCancel, cancelText, confirmText, cancelColor, confirmColor },
      ...{ editable, placeholderText, inputs, buttons, canDismiss, lightDismiss },
    });
    question.modal = modal;
    try {
      this.#host.root.append(modal);
      const closed = modal.show();
      if (!modal.isConnected) throw new DeviceError('showModal', ErrCode.unknown, 'the root is not on the page');
      const { result } = await closed;
      question.resolve(result!);
    } catch (error) {
      question.reject(error);
    } finally {
      this.#questions.delete(question);
      void modal.hide().then(() => modal.remove());
      this.#showNext();
    }
  }
}

export const create = (host: OverlayHost): Modals => new Modals(host);
