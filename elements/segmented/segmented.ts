import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../icon/index.js';
import { actByKey, unlessPrevented } from '../internal/element/after-dispatch.js';
import { inputEvent, ValueEvent } from '../internal/element/events.js';
import { pictureOf } from '../internal/element/picture.js';
import { attribute, property } from '../internal/element/property.js';
import { reveal } from '../internal/element/reveal.js';
import { RovingFocusController } from '../internal/element/roving-focus.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { isLabelClick } from '../internal/form/label-click.js';
import { submitImplicitly } from '../internal/form/submit.js';
import { chooseMessage, type Failure } from '../internal/form/validators.js';
import { ChildWatch } from '../internal/observe/children.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import { glide, spanIn, type Span } from '../internal/motion/moving-mark.js';
import { OPTIONS, segmentOf, segmentOfElement, type Segment, type SegmentedOption } from './options.js';
import { segmentedStyles } from './segmented.styles.js';

export type { SegmentedOption };

/** What of an `<option>` counts. */
const WATCHED = ['slot', 'value', 'label', 'disabled', 'selected', 'data-icon', 'aria-label'];

/**
 * One of a few choices, all in sight: a row of segments. The arrow keys choose among them. It submits the value of the
 * chosen one under its name. Where there is too little room for the words, the row scrolls, and shows the chosen one.
 *
 * @slot - `<option>` elements, instead of `options`: with `value`, `disabled`, `selected`, and `data-icon` for an icon. They are read, not shown.
 * @event {Event} input - The user chose.
 * @event {ValueEvent<string>} change - The user chose; follows `input`. Bubbles.
 * @csspart label - The legend.
 * @csspart track - The row of segments.
 * @csspart segment - A segment.
 * @csspart segment-selected - The chosen segment.
 * @csspart thumb - What marks the chosen segment.
 * @csspart icon - The icon of a segment.
 * @csspart text - The text of a segment.
 * @csspart message - What is wrong, below the segments.
 * @cssprop --nc-segmented-background - Background of the row.
 * @cssprop --nc-segmented-color - Color of segments.
 * @cssprop --nc-segmented-selected-color - Color of the chosen segment.
 * @cssprop --nc-segmented-thumb-color - Background of the chosen segment.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcSegmented extends FormControl implements SizeWatcher {
  static override styles = segmentedStyles;
  static override childWatch = new ChildWatch({ text: true, attributes: WATCHED });
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FormControl.formProperties,
    ...['name', 'options', 'defaultValue'],
  ]);

  /** What the user or code set; undefined while the control still follows `defaultValue`. */
  #value: string | undefined;
  /** The user has changed the value. */
  #isEdited = false;
  /** The options of `<option>` elements, once they have been read. */
  #read: readonly Segment[] | undefined;
  /** Where the thumb was before this update. */
  #before: Span | undefined;
  /** The chosen segment that was last brought into view. */
  #shown: HTMLButtonElement | undefined;
  readonly #roving = new RovingFocusController<HTMLButtonElement>(this, {
    items: () => this.#buttons,
    moved: (button) => button.click(),
  });

  /** The choices: texts, or objects `{ value, label, icon, disabled }`. The attribute is JSON. Default: the `<option>` elements inside. */
  @property({ type: OPTIONS }) declare options?: readonly (SegmentedOption | string | number)[];

  /** The legend, above the segments; also the control's accessible name. */
  @property({ default: '' }) declare label: string;

  /** As wide as its container, instead of as its segments. */
  @attribute({ type: Boolean }) declare block: boolean;

  /** The value that is chosen initially and after a reset. Default: that of the `<option>` with `selected`, or none. */
  @property({ attribute: 'value', default: '' }) declare defaultValue: string;

  /** The value of the chosen option; empty when none is. Setting it fires no event; its option may come later. */
  @property({ attribute: false, noAccessor: true })
  get value(): string {
    const segments = this.#segments;
    const wanted = this.#wanted;
    return !segments.length || segments.some(({ value }) => value === wanted) ? wanted : '';
  }
  set value(value: string) {
    this.#value = value ?? '';
    this.#changed();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role = 'radiogroup';
    if (!this.hasUpdated) this.childrenChanged();
    else this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#read = undefined;
    if (this.hasUpdated) unwatchSize(this.#view, this);
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type } = event;
    if (type === 'focusout') {
      if (this.#isEdited) this.interacted();
      this.requestUpdate(); // Tab leads to the chosen one again.
    } else if (type === 'keydown') this.#handleKey(event as KeyboardEvent);
    else if (isLabelClick(event, this)) this.focus();
  }

  /** Gives the focus to the chosen segment, or else to the first one that can be used. */
  override focus(options?: FocusOptions): void {
    if (this.isUpdatePending && this.isConnected) this.performUpdate();
    this.#stop?.focus(options);
  }

  override blur(): void {
    (this.shadowRoot?.activeElement as HTMLElement | null)?.blur();
  }

  protected override get validityAnchor(): HTMLElement {
    return this.#stop ?? this;
  }

  protected override formValue(): FormValue {
    const chosen = this.#segments.find(({ value }) => value === this.value);
    return chosen && !chosen.disabled ? chosen.value : null;
  }

  protected override formState(): FormValue {
    return this.value;
  }

  protected override restoreValue(state: FormValue): void {
    this.value = state as string;
  }

  protected override resetValue(): void {
    this.#isEdited = false;
    this.#value = undefined;
    this.#changed();
  }

  protected override failure(): Failure | null {
    const isMissing = this.required && !this.#segments.some(({ value }) => value === this.#wanted);
    return isMissing ? { flag: 'valueMissing', message: chooseMessage() } : null;
  }

  protected override update(changed: PropertyValues): void {
    const thumb = this.#thumb;
    this.#before = thumb ? spanIn(this.#track!, thumb) : undefined;
    super.update(changed);
    if (thumb && this.#thumb && this.#thumb !== thumb) glide(this.#thumb, this.#track!, this.#before!);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals } = this;
    if (changed.has('label')) this.nameBy(this.label);
    if (changed.has('required')) internals.ariaRequired = String(this.required);
    if (changed.has('readonly')) internals.ariaReadOnly = String(this.readonly);
    const focused = this.#buttons.find((button) => button.matches(':focus'));
    this.#roving.setTabStop(focused ?? this.#chosen);
    if (changed.has('options')) this.syncValidity(); // The browser's message points to a segment.
    if (this.#shown && this.#chosen !== this.#shown) this.#watch();
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    this.#watch();
  }

  /** The next frame asks for `resized()`, when the layout is known: to ask for it now would compute it once more. */
  #watch(): void {
    if (this.isConnected) watchSize(this.#view, this);
  }

  /** @internal The row may have to scroll now. */
  resized(): void {
    this.#showChosen();
  }

  /** Scrolls the row, and nothing around it, as far as the chosen segment needs. */
  #showChosen(): void {
    const chosen = this.#chosen;
    this.#shown = chosen;
    if (chosen) reveal(this.#view, chosen);
  }

  protected override renderContent(): TemplateResult {
    const { label, value } = this;
    return html`${label ? html`<div part="label" aria-hidden="true">${label}</div>` : nothing}
      <div id="view"
        ><div part="track">${this.#segments.map((segment) => this.#segment(segment, segment.value === value))}</div
      ></div>
      ${this.renderNotes()}`;
  }

  #segment(segment: Segment, isChosen: boolean): TemplateResult {
    const { icon, label, name, disabled } = segment;
    return html`<button
      type="button"
      role="radio"
      part=${isChosen ? 'segment segment-selected' : 'segment'}
      aria-checked=${isChosen}
      aria-label=${name || nothing}
      ?disabled=${disabled || this.isDisabled}
      @click=${(event: Event) => unlessPrevented(event, () => this.#choose(segment))}
    >
      ${isChosen ? html`<span part="thumb" class="mark"></span>` : nothing}
      ${icon ? html`<span part="icon">${pictureOf(icon)}</span>` : nothing}
      ${label ? html`<span part="text">${label}</span>` : nothing}
    </button>`;
  }

  get #segments(): readonly Segment[] {
    if (this.options) return this.options.map(segmentOf);
    const elements = (): HTMLOptionElement[] => [...this.querySelectorAll<HTMLOptionElement>(':scope > option')];
    return this.isConnected ? (this.#read ??= elements().map(segmentOfElement)) : elements().map(segmentOfElement);
  }

  get #wanted(): string {
    return this.#value ?? (this.defaultValue || (this.options ? '' : this.#selectedOption));
  }

  /** The value of the option that is chosen initially. */
  get #selectedOption(): string {
    return this.querySelector<HTMLOptionElement>(':scope > option[selected]')?.value ?? '';
  }

  get #buttons(): readonly HTMLButtonElement[] {
    return [...(this.renderRoot?.querySelectorAll<HTMLButtonElement>('[role=radio]') ?? [])];
  }

  get #view(): HTMLElement {
    return this.renderRoot.querySelector('#view')!;
  }

  get #track(): HTMLElement | null {
    return this.renderRoot.querySelector('[part=track]');
  }

  get #thumb(): HTMLElement | null {
    return this.renderRoot.querySelector('[part=thumb]');
  }

  get #chosen(): HTMLButtonElement | undefined {
    return this.#buttons.find((button) => button.getAttribute('aria-checked') === 'true');
  }

  /** The segment that Tab reaches. */
  get #stop(): HTMLButtonElement | undefined {
    return this.#buttons.find((button) => button.tabIndex === 0 && !button.disabled);
  }

  #choose({ value, disabled }: Segment): void {
    if (disabled || this.isDisabled || this.readonly || value === this.value) return;
    this.#value = value;
    this.#isEdited = true;
    this.syncUserValue();
    this.requestUpdate();
    this.dispatchEvent(inputEvent());
    this.dispatchEvent(new ValueEvent('change', value, { bubbles: true }));
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.repeat && !this.isDisabled) actByKey(event, () => submitImplicitly(this));
  }

  /** Code has changed the value. */
  #changed(): void {
    this.sync();
    this.requestUpdate('value', null);
  }

  /** @internal The `<option>` elements have come, gone or changed. */
  override childrenChanged(): void {
    super.childrenChanged();
    this.#read = undefined;
    if (!this.options) this.requestUpdate('options', null);
  }
}
