import type { CSSResult } from 'lit';
import type { Lazy } from '../../base/lazy.js';
import { isServer } from './server.js';

/** What a part needs of the element that uses it. Every `NcElement` has it. */
export interface PartHost {
  requestUpdate(): void;
  /** Makes `updateComplete` wait for `done` as well. */
  waitFor(done: Promise<unknown>): void;
  /** Adds a style sheet to the element and to all others of its class. */
  addStyles(styles: CSSResult): void;
}

/**
 * A part of an element that loads when an instance first needs it: what is heavy, or what most instances never show.
 * Declare it once, beside the class: `const suggestions = new Part(lazy(() => import('./suggestions.js')))`. If the module
 * exports `styles`, they are added to each element that uses the part.
 *
 * A load that fails is reported once, as an uncaught error is, and tried again at the next use. On a server a part never
 * loads.
 */
export class Part<Module extends object> {
  readonly #load: Lazy<Module>;
  #loading?: Promise<Module | undefined> | undefined;

  constructor(load: Lazy<Module>) {
    this.#load = load;
  }

  /** The module if it has loaded. If not, loads it, and updates `host` when it arrives. */
  get(host: PartHost): Module | undefined {
    const module = this.#load.loaded;
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
    const module = this.#load.loaded;
    if (module) run(module);
    else host.waitFor(this.load().then((loaded) => loaded && run(loaded)));
  }

  /** Loads the module ahead of its first use. Resolves to undefined if that fails. */
  load(): Promise<Module | undefined> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      reportError(error);
      return undefined;
    });
    return this.#loading;
  }

  #addStyles(host: PartHost, module: Module): void {
    const { styles } = module as { readonly styles?: CSSResult };
    if (styles) host.addStyles(styles);
  }
}
