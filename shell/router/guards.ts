import type { Answer, Entry } from './types.js';

/** Called before the page leaves the stack. True lets it leave. */
export type LeaveGuard = () => boolean | Promise<boolean>;

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
  readonly #guards = new Set<{ key: string; guard: LeaveGuard }>();

  /** Returns a function that removes the guard. */
  add(key: string, guard: LeaveGuard): () => void {
    const item = { key, guard };
    this.#guards.add(item);
    window.addEventListener('beforeunload', warn);
    return () => this.#remove(item);
  }

  of(pages: readonly Entry[]): LeaveGuard[] {
    return [...this.#guards].filter(({ key }) => pages.some((page) => page.key === key)).map(({ guard }) => guard);
  }

  drop(key: string): void {
    for (const item of this.#guards) if (item.key === key) this.#remove(item);
  }

  #remove(item: { key: string; guard: LeaveGuard }): void {
    this.#guards.delete(item);
    if (this.#guards.size === 0) window.removeEventListener('beforeunload', warn);
  }
}

const warn = (event: Event): void => event.preventDefault();
