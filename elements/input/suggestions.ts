import { html, nothing } from 'lit';
import { setAttribute } from '../internal/text/extras.js';
import { warnOnce } from '../internal/element/warn.js';
import type { NcInput } from './input.js';

const ID = 'suggestions';

/**
 * The texts that the browser offers in its own list. A field finds its `<datalist>` only in its own tree, so one in the
 * shadow tree repeats the property, or the `<datalist>` that the page put into the control.
 */
export class Suggestions {
  readonly #control: NcInput;
  #observer?: MutationObserver;
  #observed?: Element | undefined;

  constructor(control: NcInput) {
    this.#control = control;
  }

  render(): unknown {
    const { suggestions } = this.#control;
    const list = this.#control.querySelector<HTMLDataListElement>(':scope > datalist') ?? undefined;
    this.#observe(suggestions ? undefined : list);
    const options = suggestions ? this.#ofProperty(suggestions) : Array.from(list?.options ?? []);
    setAttribute(this.#control.field, 'list', options.length > 0 ? ID : '');
    if (options.length === 0) return nothing;
    return html`<datalist id=${ID}>
      ${options.map(({ value, label }) => html`<option value=${value} label=${label || nothing}></option>`)}
    </datalist>`;
  }

  disconnected(): void {
    this.#observe(undefined);
  }

  #ofProperty(suggestions: unknown): readonly { value: string; label?: string }[] {
    if (Array.isArray(suggestions)) return suggestions.map((value) => ({ value: String(value) }));
    warnOnce(this.#control, 'suggestions', 'an array of strings', suggestions);
    return [];
  }

  #observe(list: Element | undefined): void {
    if (list === this.#observed) return;
    this.#observed = list;
    this.#observer?.disconnect();
    if (!list) return;
    this.#observer ??= new MutationObserver(() => this.#control.childrenChanged());
    this.#observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
  }
}
