import { html, nothing } from 'lit';

const ID = 'suggestions';

/**
 * The texts that the browser offers in its own list. A field finds a `<datalist>` only in its own tree, so one in the
 * shadow tree repeats the property, or the `<datalist>` that the page put into the input.
 */
export class Suggestions {
  #isEmpty = true;

  /** The `list` attribute of the field, for what was rendered last. */
  get listId(): string {
    return this.#isEmpty ? '' : ID;
  }

  /** The suggestions of the property or, without them, those of a `<datalist>`. */
  render(suggestions: readonly string[] | undefined, list: HTMLDataListElement | undefined): unknown {
    const options = suggestions?.map((value) => ({ value, label: '' })) ?? Array.from(list?.options ?? []);
    this.#isEmpty = options.length === 0;
    if (this.#isEmpty) return nothing;
    return html`<datalist id=${ID}>
      ${options.map(({ value, label }) => html`<option value=${value} label=${label || nothing}></option>`)}
    </datalist>`;
  }
}
