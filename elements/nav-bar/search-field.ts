import { msg } from '@lit/localize';
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { endComposition, isComposing, startComposition } from '../internal/text/composition.js';
import { cssLength, setStyles } from '../internal/styles/inline.js';
import { SearchFocusEvent, SearchTextEvent } from './events.js';
import type { NavBarSearch } from './types.js';

/** The bar that shows the field. */
interface SearchHost extends HTMLElement, ReactiveControllerHost {
  readonly searchInput?: NavBarSearch;
}

/** The search field of a navigation bar, or the button that looks like one. Its events are fired on the bar. */
export class SearchField implements ReactiveController {
  readonly #host: SearchHost;
  /** The options that the field was last styled for. */
  #shown?: NavBarSearch | undefined;
  /** The text that the page was told last. */
  #told = '';

  constructor(host: SearchHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const before = this.#shown;
    const { searchInput } = this.#host;
    if (searchInput === before) return;
    this.#shown = searchInput;
    const search = this.#host.shadowRoot!.querySelector<HTMLElement>('[part=search]');
    if (!search || !searchInput) return;
    const { color, backgroundColor, placeholderColor, borderRadius, align, autoFocus } = searchInput;
    setStyles(search, {
      color,
      'background-color': backgroundColor,
      '--_placeholder': placeholderColor,
      'border-radius': borderRadius === undefined ? undefined : cssLength(borderRadius),
      '--_align': align,
    });
    // Apps pass a new object with each render. Only the first one may take the focus.
    if (autoFocus && !before?.autoFocus) this.#field?.focus();
  }

  hostDisconnected(): void {
    const field = this.#field;
    if (field) endComposition(field);
  }

  render({ placeholder = '', disabled = false }: NavBarSearch): TemplateResult {
    const label = placeholder || msg('Search', { id: 'nc.nav-bar.search', desc: 'Name of the search field' });
    const icon = html`<nc-icon type="search"></nc-icon>`;
    if (disabled) {
      return html`<button type="button" part="search" @click=${this.#handleTap}>
        ${icon}<span>${label}</span>
      </button>`;
    }
    return html`<label part="search"
      >${icon}<input
        type="search"
        enterkeyhint="search"
        aria-label=${label}
        placeholder=${placeholder}
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKey}
        @focus=${this.#handleFocus}
        @blur=${this.#handleFocus}
        @compositionstart=${this.#handleComposition}
        @compositionend=${this.#handleComposition}
    /></label>`;
  }

  get #field(): HTMLInputElement | null {
    return this.#host.shadowRoot!.querySelector('input');
  }

  #fire(type: 'searchinput' | 'searchconfirm'): void {
    this.#told = this.#field?.value ?? '';
    this.#host.dispatchEvent(new SearchTextEvent(type, this.#told));
  }

  #tellUnread(field: HTMLInputElement): void {
    if (field.value !== this.#told) this.#fire('searchinput');
  }

  readonly #handleTap = (): void => {
    this.#host.dispatchEvent(new Event('searchclick'));
  };

  readonly #handleComposition = (event: CompositionEvent): void => {
    const field = event.target as HTMLInputElement;
    if (event.type === 'compositionend') endComposition(field, event);
    else startComposition(field, { compositionCommitted: () => this.#fire('searchinput') });
  };

  readonly #handleInput = (event: InputEvent): void => {
    const field = event.target as HTMLInputElement;
    stop(event);
    if (!isComposing(field)) this.#fire('searchinput');
    else if (!event.isComposing) endComposition(field);
  };

  /** Something else may have written into the field. */
  readonly #handleChange = (event: Event): void => {
    stop(event);
    this.#tellUnread(event.target as HTMLInputElement);
  };

  readonly #handleKey = (event: KeyboardEvent): void => {
    // 229: the key went to the input method; Safari sends it for the Enter that picks a candidate.
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
    endComposition(event.target as HTMLInputElement);
    this.#tellUnread(event.target as HTMLInputElement);
    this.#fire('searchconfirm');
  };

  readonly #handleFocus = (event: FocusEvent): void => {
    if (event.type === 'blur') {
      endComposition(event.target as HTMLInputElement);
      this.#tellUnread(event.target as HTMLInputElement);
    }
    this.#host.dispatchEvent(new SearchFocusEvent(event.type === 'focus'));
  };
}

/** The field's own events stay inside: the bar fires events of its own. */
function stop(event: Event): void {
  event.stopPropagation();
}
