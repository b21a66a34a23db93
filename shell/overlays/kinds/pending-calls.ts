import { isLeft, loadError } from '../kind.js';

interface PendingCall {
  readonly page: string | undefined;
  cancel(): void;
}

/** Calls whose element is still loading a part that it needs. */
export class PendingCalls {
  readonly #pending = new Set<PendingCall>();

  /**
   * Waits for a part, which resolves to whether it has loaded; throws if it has not. Returns false if the call was aborted
   * or canceled meanwhile.
   */
  async wait(part: Promise<boolean>, page: string | undefined, signal: AbortSignal): Promise<boolean> {
    let call!: PendingCall;
    const cancelled = new Promise<'cancelled'>((resolve) => {
      call = { page, cancel: () => resolve('cancelled') };
    });
    this.#pending.add(call);
    signal.addEventListener('abort', call.cancel);
    try {
      const outcome = await Promise.race([part, cancelled]);
      if (!outcome) throw loadError();
      return outcome !== 'cancelled';
    } finally {
      signal.removeEventListener('abort', call.cancel);
      this.#pending.delete(call);
    }
  }

  /** Cancels all calls, or those of other pages than `key`. Returns whether there were any. */
  cancel(key?: string): boolean {
    const calls = [...this.#pending].filter(({ page }) => isLeft(page, key));
    for (const call of calls) call.cancel();
    return calls.length > 0;
  }
}
