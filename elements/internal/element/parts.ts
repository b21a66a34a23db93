import { isServer, type CSSResult } from 'lit';

/** What a part needs of the element that uses it. Every `NcElement` has it. */
export interface PartHost {
  requestUpdate(): void;
  /** Makes `updateComplete` wait for `done` as well. */
  waitFor(done: Promise<unknown>): void;
  /** Adds a style sheet to the element and to all others of its class. */
  addStyles(styles: CSSResult): void;
}

/** The URL of a lost module, from the message of Chromium or Firefox. */
const urlIn = (error: unknown): string | undefined =>
  /dynamically imported module: (\S+)$/.exec(String((error as Error | undefined)?.message))?.[1];

let retries = 0;

function withRetry(url: string): string {
  const { href, hash, search } = new URL(url);
  return `${href.slice(0, href.length - hash.length)}${search ? '&' : '?'}retry=${++retries}`;
}

/**
 * A part of an element that loads when an instance first needs it: what is heavy, or what most instances never show.
 * Declare it once, beside the class: `const suggestions = new Part(() => import('./suggestions.js'))`. If the module
 * exports `styles`, they are added to each element that uses the part.
 *
 * A load that fails is reported once, as an uncaught error is, and tried again at the next use; for that the loader is an
 * `import()` and nothing else. On a server a part never loads.
 */
export class Part<Module extends object> {
  readonly #load: () => Promise<Module>;
  /** The URL that the last failed load asked for. */
  #lost: string | undefined;
  #module?: Module;
  #loading?: Promise<Module | undefined> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** The module if it has loaded. If not, loads it, and updates `host` when it arrives. */
  get(host: PartHost): Module | undefined {
    const module = this.#module;
    if (module) this.#addStyles(host, module);
    else if (!isServer) this.use(host, () => host.requestUpdate());
    return module;
  }

  /** Calls `action` with the module: now if it has loaded, else when it arrives. */
  use(host: PartHost, action: (module: Module) => void): void {
    const run = (module: Module): void => {
      this.#addStyles(host, module);
      action(module);
    };
    if (this.#module) run(this.#module);
    else host.waitFor(this.load().then((module) => module && run(module)));
  }

  /** Loads the module ahead of its first use. Resolves to undefined if that fails. */
  load(): Promise<Module | undefined> {
    this.#loading ??= this.#import()
      .then((module) => (this.#module = module))
      .catch((error: unknown) => {
        this.#loading = undefined;
        reportError(error);
        return undefined;
      });
    return this.#loading;
  }

  /**
   * A browser may keep a failed load until the page is left, so that the same `import()` fails for good: Chromium and
   * Firefox did so when this was written, WebKit did not. With a query it is a URL that has not failed yet.
   */
  async #import(): Promise<Module> {
    const url = this.#lost;
    this.#lost = undefined;
    try {
      return await this.#load();
    } catch (error) {
      this.#lost = url ?? urlIn(error);
      if (!url) throw error;
      return (await import(/* @vite-ignore */ /* webpackIgnore: true */ withRetry(url))) as Module;
    }
  }

  #addStyles(host: PartHost, module: Module): void {
    const { styles } = module as { readonly styles?: CSSResult };
    if (styles) host.addStyles(styles);
  }
}
