import { html, nothing } from 'lit';
import type { ChildWatcher } from '../internal/observe/children.js';

const ID = 'suggestions';

/**
 * The texts that the browser offers in its own list. A field finds a `<datalist>` only in its own tree, so one in the
 * shadow tree repeats the property, or the `<datalist>` that the page put into the input.
 */
export class Suggestions {
  readonly #control: ChildWatcher;
  #observer?: MutationObserver;
  #observed?: Element | null;
  #isEmpty = true;

  constructor(control: ChildWatcher) {
    this.#control = control;
  }

  /** The `list` attribute of the field, for what was rendered last. */
  get listId(): string {
    return this.#isEmpty ? '' : ID;
  }

  /** The suggestions of the property or, without them, those of a `<datalist>`. */
  render(suggestions: readonly string[] | undefined, list: HTMLDataListElement | null): unknown {
    this.#observe(suggestions ? null : list);
    const options = suggestions?.map((value) => ({ value, label: '' })) ?? Array.from(list?.options ?? []);
    this.#isEmpty = options.length === 0;
    if (this.#isEmpty) return nothing;
    return html`<datalist id=${ID}>
      ${options.map(({ value, label }) => html`<option value=${value} label=${label || nothing}></option>`)}
    </datalist>`;
  }

  disconnect(): void {
    this.#observe(null);
  }

  #observe(list: Element | null): void {
    if (list === (this.#observed ?? null)) return;
    this.#observed = list;
    this.#observer?.disconnect();
    if (!list) return;
    this.#observer ??= new MutationObserver(() => this.#control.childrenChanged());
    this.#observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
  }
}
