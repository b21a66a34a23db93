import { msg } from '@lit/localize';
import { showModal } from '../../device/index.js';
import type { Router } from '../../router/index.js';

/** How users are asked about unsaved changes. The texts have defaults in the app's language. */
export interface UnsavedOptions {
  title?: string;
  content?: string;
  /** The button that leaves the page. */
  leaveText?: string;
  /** The button that keeps it. */
  stayText?: string;
  /** Asks also when the user switches to another tab, which keeps the page of a tab. Default false. */
  onTabSwitch?: boolean;
}

/** Time (ms) in which a second Back belongs to the first. */
const DOUBLE_BACK = 500;

/** Guards a page until `stop`: asks the user before it is closed, and the browser asks before the document is. */
export class UnsavedGuard {
  readonly #router: Router;
  readonly #key: string;
  readonly #options: () => UnsavedOptions;
  readonly #remove: () => void;
  readonly #stopped = new AbortController();
  #asking: Promise<boolean> | undefined;

  constructor(router: Router, key: string, options: () => UnsavedOptions) {
    this.#router = router;
    this.#key = key;
    this.#options = options;
    this.#remove = router.guard(key, () => this.#mayLeave(), { onTabSwitch: () => !!options().onTabSwitch });
  }

  /** The changes are saved. Whoever waits for an answer may leave. */
  stop(): void {
    this.#remove();
    this.#stopped.abort();
  }

  /** One question for all that ask meanwhile. */
  #mayLeave(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    const { signal } = this.#stopped;
    const start = performance.now();
    let isSecond = false;
    const {
      title = msg('Discard changes?', { id: 'nc.unsaved.title', desc: 'Question before a page is left' }),
      content = msg('Your changes have not been saved.', {
        id: 'nc.unsaved.content',
        desc: 'Why the question is asked',
      }),
      leaveText = msg('Discard', { id: 'nc.unsaved.leave', desc: 'Button that leaves the page without saving' }),
      stayText = msg('Keep editing', { id: 'nc.unsaved.stay', desc: 'Button that stays on the page' }),
    } = this.#options();
    const answer = showModal({
      ...{ title, content, confirmText: leaveText, cancelText: stayText, signal },
      canDismiss: (reason: string) => {
        const isDouble = reason === 'back' && performance.now() < start + DOUBLE_BACK;
        isSecond ||= isDouble;
        return !isDouble;
      },
    });
    const isLeaving = await answer.then(
      ({ confirm }) => confirm,
      (error: unknown) => {
        if (signal.aborted) return true;
        throw error;
      },
    );
    if (isLeaving && isSecond) setTimeout(() => void this.#leave());
    return isLeaving;
  }

  /** The second Back has ended the first one, and the question has kept it: nobody waits for the answer. */
  async #leave(): Promise<void> {
    const router = this.#router;
    const isHere = () => router.getSnapshot().entries.at(-1)?.key === this.#key;
    // A call that changes nothing: a navigation that runs is over then.
    await router.navigateBack({ delta: 0 }).catch(() => undefined);
    if (!isHere()) return;
    this.#remove();
    await router.navigateBack().catch(() => undefined); // Another guard or the page may refuse.
  }
}
