import type { Answer, Entry } from './types.js';

/** Asked before the page leaves the stack. True lets it go. */
export type LeaveGuard = () => boolean | Promise<boolean>;

/** Asks one after the other until one does not say yes; stays synchronous as long as the answers are. */
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

/** Guards of pages with something to lose. While there is one, the browser asks as well before it closes the page. */
export class LeaveGuards {
  readonly #guards = new Set<{ key: string; guard: LeaveGuard }>();

  /** Returns what takes the guard away again. */
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
