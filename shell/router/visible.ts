import type { AppEvents, Page } from './lifecycle.js';
import { isOverlay } from './parents.js';
import type { Routes } from './routes.js';
import type { Entry, RouterOptions, Stack } from './types.js';

/** What it needs of the store. */
interface VisibleHost {
  readonly app: AppEvents;
  readonly routes: Routes;
  page(key: string): Page | undefined;
  updateVisible(): void;
}

/** Decides which pages the user sees: the top, and those beneath it as long as each shows beneath the one above. */
export class VisiblePages {
  readonly #store: VisibleHost;
  readonly #options: RouterOptions;
  /** Key of a page that `canEnter` has allowed to show. */
  #allowed: string | undefined;

  constructor(store: VisibleHost, options: RouterOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** Their keys, the top last. */
  of({ entries }: Stack): string[] {
    let place = entries.length - 1;
    while (place > 0 && this.#shows(entries[place]!, entries[place - 1]!)) place--;
    return entries.slice(Math.max(0, place)).map(({ key }) => key);
  }

  #shows(top: Entry, beneath: Entry): boolean {
    const { showsBeneath } = this.#options;
    const isShown = showsBeneath ? showsBeneath(top, beneath) : isOverlay(this.#store.routes.page(top.route));
    return isShown && (this.#store.page(beneath.key)?.loaded || this.#mayEnter(beneath));
  }

  /** Asks `canEnter` for a page that has not been shown since the app was opened. One that it refuses stays covered. */
  #mayEnter(entry: Entry): boolean {
    const { routes, app } = this.#store;
    if (entry.key === this.#allowed) return true;
    try {
      const answer = this.#options.canEnter?.(entry, routes.page(entry.route)) ?? true;
      if (typeof answer !== 'object') return answer === true;
      answer.then(
        (late) => late === true && this.#allow(entry.key),
        (error: unknown) => app.report(error),
      );
    } catch (error) {
      app.report(error);
    }
    return false;
  }

  #allow(key: string): void {
    this.#allowed = key;
    this.#store.updateVisible();
    this.#allowed = undefined;
  }
}
