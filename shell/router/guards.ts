import type { Answer, Entry } from './types.js';

/** Called before the page leaves the stack. True lets it leave. */
export type LeaveGuard = () => boolean | Promise<boolean>;

export interface LeaveGuardOptions {
  /** Whether the guard is asked also when another tab takes the place of the page's tab, which keeps the page. */
  onTabSwitch?: () => boolean;
}

interface GuardItem extends LeaveGuardOptions {
  readonly key: string;
  readonly guard: LeaveGuard;
}

/** Calls one after the other until an answer is not `true`. Synchronous as long as the answers are. */
export function askAll(questions: readonly (() => Answer | Promise<Answer>)[]): Answer | Promise<Answer> {
  for (const [place, ask] of questions.entries()) {
    const answer = ask();
    if (typeof answer === 'object') {
      return answer.then((late) => (late === true ? askAll(questions.slice(place + 1)) : late));
    }
    if (answer !== true) return answer;
  }
  return true;
}

/** The outcome of the promise. Rejects if the signal aborts before. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

/** Guards of pages, such as pages with unsaved input. While there is one, the browser asks before it closes the document. */
export class LeaveGuards {
  readonly #guards = new Set<GuardItem>();

  /** Returns a function that removes the guard. */
  add(key: string, guard: LeaveGuard, options?: LeaveGuardOptions): () => void {
    const item = { ...options, key, guard };
    this.#guards.add(item);
    window.addEventListener('beforeunload', warn);
    return () => this.#remove(item);
  }

  /** The guards of pages that are closed, and of pages that a switch of tabs keeps. */
  of(closed: readonly Entry[], kept: readonly Entry[] = []): LeaveGuard[] {
    const isAmong = (pages: readonly Entry[], { key }: GuardItem) => pages.some((page) => page.key === key);
    const isAsked = (item: GuardItem) => isAmong(closed, item) || (isAmong(kept, item) && item.onTabSwitch?.());
    return [...this.#guards].filter(isAsked).map(({ guard }) => guard);
  }

  drop(key: string): void {
    for (const item of this.#guards) if (item.key === key) this.#remove(item);
  }

  #remove(item: GuardItem): void {
    this.#guards.delete(item);
    if (this.#guards.size === 0) window.removeEventListener('beforeunload', warn);
  }
}

const warn = (event: Event): void => event.preventDefault();
