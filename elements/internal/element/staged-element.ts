import { isServer, type CSSResult } from 'lit';
import { NcElement } from './nc-element.js';

/** A part of elements that is a module of its own, and that module once it has loaded. It may export `styles`. */
export interface Part<Module> {
  readonly load: () => Promise<Module>;
  module?: Module;
  loading?: Promise<void> | undefined;
}

/** Declares a part. A server, which cannot wait for one while it draws, loads it at once. */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
  const declared: Part<Module> = { load };
  if (isServer) void loaded(declared);
  return declared;
}

/** Loads a part, unless it is on its way; after a failure, again. */
function loaded<Module>(needed: Part<Module>): Promise<void> {
  needed.loading ??= needed
    .load()
    .then((module) => void (needed.module = module))
    .finally(() => (needed.loading = undefined));
  return needed.loading;
}

/** Base of elements with parts that load when the first instance needs them. */
export abstract class StagedElement extends NcElement {
  #loading?: Promise<unknown>;

  /**
   * A part, if it has loaded, with its styles. If not, the element updates when it has, and `updateComplete` waits for
   * it. A load that fails is reported as any error that nobody handles; the next one who needs the part tries again.
   */
  protected need<Module extends object>(needed: Part<Module>): Module | undefined {
    const { module } = needed;
    if (module) this.#adopt((module as { styles?: CSSResult }).styles);
    else if (!isServer) {
      const loading = loaded(needed);
      if (loading === this.#loading) return undefined;
      void loading.then(() => this.requestUpdate());
      this.#loading = this.#loading ? Promise.allSettled([this.#loading, loading]) : loading;
    }
    return module;
  }

  /** Does something with a part: at once, or as soon as it has loaded. */
  protected with<Module extends object>(needed: Part<Module>, action: (module: Module) => void): void {
    const module = this.need(needed);
    if (module) action(module);
    else void needed.loading?.then(() => action(needed.module!));
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#loading?.catch(() => {}); // Which is reported where it was asked for.
    return super.getUpdateComplete();
  }

  #adopt(styles: CSSResult | undefined): void {
    const { elementStyles } = this.constructor as typeof NcElement;
    if (!styles) return;
    if (!elementStyles.includes(styles)) elementStyles.push(styles);
    // The instance may be older than the styles. On a server it has none of its own.
    const sheets = this.shadowRoot?.adoptedStyleSheets;
    if (sheets && sheets.length < elementStyles.length) this.adoptedCallback();
  }
}
