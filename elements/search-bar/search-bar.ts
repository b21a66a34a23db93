import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { counted } from '../base/counted.js';
import { lazy } from '../base/lazy.js';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { Part } from '../internal/element/parts.js';
import { property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { markFilled } from '../internal/observe/filled.js';
import { clearButton } from '../internal/text/clear-button.js';
import { setAttribute } from '../internal/text/field.js';
import { nameFieldSoon } from '../internal/text/names.js';
import { SUGGESTIONS } from '../internal/text/suggestions.js';
import { TextControl } from '../internal/text/text-control.js';
import { SearchEvent } from './events.js';
import { forgetSearch, keepSearch, readHistory } from './history.js';
import type { SearchPanel } from './panel.js';
import { searchBarStyles } from './search-bar.styles.js';

const panel = new Part(lazy(() => import('./panel.js')));

/**
 * A field to search with: suggestions while the user types, and what was searched for before while the field is empty.
 *
 * Enter searches. Escape closes the suggestions, then empties the field, then cancels. Delete takes an earlier search away.
 *
 * @slot icon - Instead of the magnifying glass.
 * @slot suffix - After the text, inside the field, such as a button that scans.
 * @event {InputEvent} input - The user changed the text; once per commit of an input method.
 * @event {Event} change - The user left the field, or searched, with another text.
 * @event {SearchEvent} search - The user searches: by Enter, or by choosing a suggestion or an earlier search.
 * @event {Event} clear - The user emptied the field, by its button or Escape; follows `input` and `change`.
 * @event {Event} cancel - The user canceled, by the button or Escape; the field is empty.
 * @event {ConfirmEvent} confirm - The user pressed Enter; before `search`.
 * @csspart label - The label above the field.
 * @csspart icon - The icon before the text, or the ring that turns while it loads.
 * @csspart input - The native field.
 * @csspart clear - The button that empties the field.
 * @csspart cancel - The button that cancels.
 * @csspart panel - The box with suggestions or earlier searches.
 * @csspart option - A suggestion, or an earlier search.
 * @csspart forget - The button that takes an earlier search away.
 * @csspart forget-all - The button that takes all of them away.
 * @csspart message - What is wrong, below the field.
 * @csspart counter - How many characters there are.
 * @cssprop --nc-field-background - Background of the field.
 * @cssprop --nc-field-border - Border color.
 * @cssprop --nc-field-radius - Corners; default 22px, with `shape="square"` 10px.
 * @cssprop --nc-field-color - Text color.
 * @cssstate active - The field has the focus, or a text.
 * @cssstate open - Suggestions or earlier searches are shown.
 * @cssstate loading - It shows that something loads.
 * @cssstate square - Its corners are those of other fields.
 * @cssstate row - Always: the field and what is beside it share a frame.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 * @cssstate blank - There is no text.
 */
export class NcSearchBar extends TextControl {
  static readonly blocksImplicitSubmission = true;
  static override styles = searchBarStyles;
  static override template: TemplateResult = html`<label part="label" for="field"></label
    ><input
      id="field"
      part="input"
      type="search"
      inputmode="search"
      enterkeyhint="search"
      autocomplete="off"
    /><span part="icon"
      ><slot name="icon"
        ><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m13 13 4.5 4.5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z"></path></svg></slot></span
    ><slot name="suffix"></slot><span id="frame"></span>`;

  #panel?: SearchPanel;
  #hasFocus = false;
  /** Whether the user may see suggestions or earlier searches now: until they choose, search, or close them. */
  #isWanted = false;
  /** The suggestion that the keys have moved to; -1: none. */
  #active = -1;
  /** What was searched for before, while the field is empty. */
  #history: readonly string[] = [];

  /** When there is a button that cancels: `auto` (while the field has the focus or a text), `always` or `never`. */
  @property({ attribute: 'cancel-button', default: 'auto' }) declare cancelButton: 'auto' | 'always' | 'never';

  /** `round`, or `square` with the corners of other fields. */
  @property({ default: 'round' }) declare shape: 'round' | 'square';

  /** Shows that results or suggestions are on their way. */
  @property({ type: Boolean, default: false }) declare loading: boolean;

  /** Texts offered below the field, as they are: the page changes them while the user types. */
  @property({ type: SUGGESTIONS, attribute: false }) declare suggestions?: readonly string[];

  /** The key of `localStorage` under which the last 10 searches are kept; empty: they are not. */
  @property({ attribute: 'history-key', default: '' }) declare historyKey: string;

  constructor() {
    super();
    this.addEventListener('mousedown', this);
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    markFilled(this.renderRoot, 'suffix');
  }

  override connectedCallback(): void {
    this.setState('row', true);
    super.connectedCallback();
    this.placeChanged();
  }

  protected override placeChanged(): void {
    super.placeChanged();
    // A landmark, unless the page has put it into one.
    setRole(this.internals, this.parentElement?.closest('search, [role=search]') ? null : 'search');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#hasFocus = false;
    this.#close();
    this.#panel?.close();
  }

  override handleEvent(event: Event): void {
    const { type } = event;
    const path = event.composedPath() as Element[];
    const isField = path[0] === this.field;
    if (type === 'mousedown') {
      // The field keeps the focus, and on a touch screen its keyboard.
      if (path.some((node) => node.id === 'surface' || node.localName === 'button')) event.preventDefault();
      return;
    }
    if (type === 'keydown' && this.#handleKey(event as KeyboardEvent, isField)) return;
    super.handleEvent(event);
    if (type === 'focusin') this.#entered();
    else if (type === 'focusout') this.#left(event, isField);
    else if (isField && (type === 'input' || type === 'click')) this.#open();
  }

  /** @internal */
  get defaultName(): string {
    const search = msg('Search', { id: 'nc.search-bar.placeholder', desc: 'Empty search field' });
    return this.placeholder || search;
  }

  protected override get keyboard(): string {
    return this.inputMode || 'search';
  }

  protected override get autofill(): string {
    return this.autocomplete || 'off';
  }

  protected override get defaultConfirmType(): string {
    return 'search';
  }

  protected override get actionKey(): string {
    return super.actionKey || 'search';
  }

  protected override confirmed(): void {
    this.#close();
    keepSearch(this.historyKey, this.value.trim());
    super.confirmed();
    this.dispatchEvent(new SearchEvent(this.value));
  }

  protected override update(changed: PropertyValues): void {
    if (changed.has('suggestions')) this.#active = -1;
    super.update(changed);
    if (this.hasUpdated && !changed.has('placeholder') && !changed.has('locale')) return;
    this.field.placeholder = this.defaultName;
    nameFieldSoon(this, this.field);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { field, suggestions } = this;
    if (changed.has('shape')) this.setState('square', this.shape === 'square');
    if (changed.has('loading')) this.setState('loading', this.loading);
    if (changed.has('suggestions')) setAttribute(field, 'role', suggestions ? 'combobox' : '');
    const surface = this.renderRoot.querySelector<HTMLElement>('#surface');
    const hasList = surface?.firstElementChild?.id === 'list';
    setAttribute(field, 'aria-autocomplete', suggestions ? 'list' : '');
    setAttribute(field, 'aria-expanded', suggestions ? String(hasList) : '');
    setAttribute(field, 'aria-controls', hasList ? 'list' : '');
    setAttribute(field, 'aria-activedescendant', hasList && this.#active >= 0 ? `option${this.#active}` : '');
    this.setState('active', this.#isActive);
    this.setState('open', surface);
    this.#panel?.shown(surface);
  }

  /** Buttons, message and counter, and the panel. */
  protected override renderContent(): unknown {
    const { value, readonly, cancelButton } = this;
    const isClearable = value !== '' && !readonly && !this.isDisabled;
    const hasCancel = cancelButton === 'always' || (cancelButton !== 'never' && this.#isActive && !this.isDisabled);
    return html`${isClearable ? clearButton(this.#clear) : nothing}${
      hasCancel ? this.#cancelButton() : nothing
    }${super.renderContent()}${this.#renderPanel()}${this.#renderCount()}`;
  }

  get #isActive(): boolean {
    return this.#hasFocus || this.value !== '';
  }

  /** What the panel would show. */
  get #offer(): 'history' | 'suggestions' | undefined {
    if (!this.#isWanted || !this.#hasFocus || this.readonly || this.isDisabled) return undefined;
    if (this.value === '' && this.#history.length > 0) return 'history';
    return this.suggestions?.length ? 'suggestions' : undefined;
  }

  #renderPanel(): unknown {
    const offer = this.#offer;
    const module = offer && panel.get(this);
    if (!module) return nothing;
    this.#panel ??= new module.SearchPanel({
      element: this,
      field: () => this.field,
      chose: (text, event) => this.#choose(text, event),
      forgot: (text) => this.#forget(text),
    });
    return offer === 'history'
      ? this.#panel.history(this.#history)
      : this.#panel.suggestions(this.suggestions!, this.#active, this.loading);
  }

  /** For screen readers: how many texts are offered while the user types. */
  #renderCount(): unknown {
    const { suggestions, loading } = this;
    if (!suggestions) return nothing;
    const count = this.#offer === 'suggestions' && !loading ? suggestions.length : 0;
    return html`<span class="unseen" role="status">${count ? countText(count) : ''}</span>`;
  }

  #cancelButton(): unknown {
    const label = msg('Cancel', { id: 'nc.search-bar.cancel', desc: 'Button that ends a search' });
    // Where it comes and goes, Escape is its key.
    return html`<button
      type="button"
      part="cancel"
      tabindex=${this.cancelButton === 'always' ? 0 : -1}
      ?disabled=${this.isDisabled}
      @click=${this.#cancel}
      >${label}</button
    >`;
  }

  #entered(): void {
    this.#hasFocus = true;
    if (this.value === '' && readHistory(this.historyKey).length > 0) this.#open();
    this.requestUpdate();
  }

  #left(event: Event, isField: boolean): void {
    if (this.shadowRoot?.activeElement) return; // The window has lost the focus: the user comes back.
    this.#hasFocus = false;
    this.focused = false;
    if (!isField) this.editing.handleEvent(event); // From a button of ours: the field was left before, unseen.
    this.#close();
  }

  #open(): void {
    this.#isWanted = true;
    this.#active = -1;
    this.#history = this.value === '' ? readHistory(this.historyKey) : [];
    this.requestUpdate();
  }

  #close(): void {
    this.#isWanted = false;
    this.#active = -1;
    this.requestUpdate();
  }

  /** Handles the keys of the panel and Escape; false for others, and for those of an input method. */
  #handleKey(event: KeyboardEvent, isField: boolean): boolean {
    const { key } = event;
    if (event.isComposing || event.keyCode === 229 || this.editing.isComposing) return false;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const offer = this.#offer;
    const act = (action: () => void) => {
      unlessPrevented(event, () => {
        event.preventDefault();
        action();
      });
      return true;
    };
    if (key === 'Escape') return this.#handleEscape(event, act);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      if (offer === 'history') return act(() => this.#moveFocus(step));
      return isField && Boolean(this.suggestions?.length) && act(() => this.#move(step));
    }
    const active = offer === 'suggestions' ? this.suggestions![this.#active] : undefined;
    if (key === 'Enter' && isField && active !== undefined) return act(() => this.#choose(active, event));
    const row = isField ? null : this.shadowRoot!.activeElement?.closest('.row');
    if (key === 'Delete' && row) return act(() => this.#forget(row.firstElementChild!.textContent));
    return false;
  }

  #handleEscape(event: Event, act: (action: () => void) => boolean): boolean {
    if (this.#offer)
      return act(() => {
        this.field.focus();
        this.#close();
      });
    if (this.readonly) return false;
    if (this.value !== '') return act(() => this.#clear());
    // A dialog around it may close as well.
    if (this.cancelButton !== 'never') unlessPrevented(event, () => this.#end());
    return false;
  }

  /** The active suggestion: one further, from the last to none to the first. */
  #move(step: number): void {
    const count = this.suggestions?.length ?? 0;
    const active = this.#active;
    if (!this.#offer) this.#open();
    this.#active = ((active + 1 + step + count + 1) % (count + 1)) - 1;
    this.requestUpdate();
  }

  /** Through the earlier searches, with the field before the first one. */
  #moveFocus(step: number): void {
    const rows = [...this.renderRoot.querySelectorAll('.row')];
    const stops = [this.field, ...rows.map((row) => row.querySelector('button')!)];
    const at = rows.findIndex((row) => row.contains(this.shadowRoot!.activeElement)) + 1;
    stops[(at + step + stops.length) % stops.length]!.focus();
  }

  /** Searches for a text that was offered. */
  #choose(text: string, event: Event): void {
    this.field.focus();
    this.editing.replace(text);
    this.editing.confirm(event);
  }

  #forget(text: string | undefined): void {
    const rows = [...this.renderRoot.querySelectorAll('.row')];
    const at = rows.findIndex((row) => row.contains(this.shadowRoot!.activeElement));
    forgetSearch(this.historyKey, text);
    this.#history = readHistory(this.historyKey);
    // The other rows move up, and the last one goes, maybe with the button that has the focus.
    if (text === undefined || at < 0) this.field.focus();
    else if (at === rows.length - 1) (rows[at - 1]?.querySelector('button') ?? this.field).focus();
    this.requestUpdate();
  }

  #clear(): void {
    this.editing.replace('');
    this.focus();
    this.#open();
    this.dispatchEvent(new Event('clear'));
  }

  #cancel(event: MouseEvent): void {
    this.editing.replace('');
    // By a key: the button may go, and the focus with it.
    if (event.detail === 0) this.focus();
    else this.field.blur();
    this.#end();
  }

  #end(): void {
    this.#close();
    this.dispatchEvent(new Event('cancel'));
  }
}

const countText = (count: number): string =>
  counted(
    msg(str`{${count}, plural, one {# suggestion} other {# suggestions}}`, {
      id: 'nc.search-bar.count',
      desc: 'How many texts are offered, for screen readers',
    }),
  );
