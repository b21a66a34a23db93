import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { inputEvent, type CloseReason } from '../../internal/element/events.js';
import { follow, sidesOf } from '../../internal/overlay/follow.js';
import { OverlayElement } from '../../internal/overlay/overlay-element.js';
import { place } from '../../internal/overlay/place.js';
import type { NcPickerViewColumn } from '../../picker-view-column/index.js';
import type { PickerValue } from '../model/value.js';
import { widthOf, type Column } from './column.js';
import { languageOf, type NcPicker } from '../picker.js';
import { ColumnChangeEvent, PickerChangeEvent } from '../events.js';
import { Draft } from './draft.js';
import { Listbox, prefersList, type ListboxHost } from './listbox.js';
import { panelStyles } from './panel.styles.js';
import type { SwipeHost } from './swipe.js';

/** From here on there is room for a box beside the picker. */
const WIDE = '(min-width: 768px)';

let loadedSwipe: typeof import('./swipe.js') | undefined;

/**
 * What a picker opens: wheels with a draft of the choice, in a sheet at the lower edge of small screens, in a box beside
 * the picker on others, or a list there.
 */
export class NcPickerPanel extends OverlayElement<PickerValue> implements ListboxHost, SwipeHost {
  static override styles = panelStyles;
  static override localized = true;

  /** The picker whose choice it is. */
  owner!: NcPicker;
  #draft?: Draft;
  readonly #listbox = new Listbox(this);
  /** What has the focus only because there are no rows yet. */
  #standIn: Element | null = null;
  /** What had the focus before an update. */
  #focused: Element | null | undefined;
  /** What the user is typing, in whatever form: it is theirs until a wheel is turned. */
  #text?: string;
  /** What is wrong with it, and the same once the user was told. */
  #wrong = '';
  #shown = '';
  #unfollow?: (() => void) | undefined;
  #drag?: ReturnType<typeof import('./swipe.js').swipeable> | undefined;
  #loading?: Promise<void> | undefined;
  /** @internal */
  maySwipe = false;

  override handleEvent(event: Event): void {
    switch (event.type) {
      case 'keydown':
        return this.#handleKey(event as KeyboardEvent);
      case 'resize':
        this.requestUpdate();
        this.performUpdate();
        this.#follow();
        return this.#place();
      case 'change':
        return this.#turned(event.currentTarget as NcPickerViewColumn);
      case 'input':
        // What is typed here is nobody's value yet.
        event.stopPropagation();
        if (!(event as InputEvent).isComposing) this.#typed(event.target as HTMLInputElement);
        return;
      case 'compositionend':
        // Some browsers have told of the text before, and will not do so again.
        return this.#typed(event.target as HTMLInputElement);
      case 'pointerdown':
        this.maySwipe = (event.target as Element).closest('.sheet > header') !== null;
        return super.handleEvent(event);
      default:
        super.handleEvent(event);
    }
  }

  /** The picker has changed while this is open; `anew`: so has what is chosen there. */
  refresh(anew: boolean): void {
    if (!this.isShowing) return;
    this.#draft!.refresh(anew);
    if (anew) this.#forgetText();
    this.requestUpdate();
  }

  /** @internal */
  listMoved(row: number): void {
    this.#draft!.pick(0, row);
    this.requestUpdate();
  }

  /** @internal */
  held(on: boolean): void {
    this.setState('dragging', on);
  }

  /** @internal */
  listChose(): void {
    this.#confirm();
  }

  protected override get closesOnBackdrop(): boolean {
    return true;
  }

  protected override resultOf(reason: CloseReason): PickerValue | undefined {
    return reason === 'confirm' ? this.#draft!.value! : undefined;
  }

  protected override close(reason: CloseReason): void {
    const { owner, isShowing } = this;
    if (!isShowing) return;
    const [result, codes] = [this.#draft!.value!, this.#draft!.codes];
    super.close(reason);
    owner.closed(reason === 'confirm' ? result : undefined);
    if (reason === 'confirm') {
      owner.dispatchEvent(inputEvent());
      owner.dispatchEvent(new PickerChangeEvent(owner.value, codes));
    } else if (reason !== 'api') owner.dispatchEvent(new Event('cancel'));
  }

  protected override raised(): void {
    this.#place();
    this.#follow();
    this.#listbox.reveal(true);
    for (const target of this.#resizing) target?.addEventListener('resize', this);
    this.#loading = this.#makeSwipeable(this.surface!);
  }

  protected override lowered(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
    for (const target of this.#resizing) target?.removeEventListener('resize', this);
    this.#drag?.dispose();
    this.#drag = undefined;
    this.held(false);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    if (this.isShowing) await this.#loading;
    return super.getUpdateComplete();
  }

  protected override takeFocus(): void {
    const first = this.#first;
    const { activeElement } = this.shadowRoot!;
    if (!first || first !== activeElement) (first ?? this.renderRoot.querySelector<HTMLElement>('button'))?.focus();
    this.#standIn = first ? null : this.shadowRoot!.activeElement;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#focused = this.shadowRoot?.activeElement;
    if (changed.has('open') && this.open && !this.isShowing) {
      this.#draft = undefined;
      this.#forgetText();
      this.#draft = new Draft(this.owner, {
        label: this.#title || this.#choose,
        language: () => languageOf(this.ownerDocument),
        arrived: () => this.refresh(false),
      });
    } else if (changed.has('locale')) this.#draft?.refresh(false);
  }

  protected override updated(changed: PropertyValues): void {
    // The dialog gives it the focus then, which takes less than to move that later.
    if (!this.isShowing) this.#first?.toggleAttribute('autofocus', true);
    super.updated(changed);
    if (!this.isShowing) return;
    this.#listbox.reveal();
    const focused = this.#focused;
    if (focused && (focused === this.#standIn || !focused.isConnected)) this.takeFocus();
  }

  protected override renderSurface(): unknown {
    // Not in the style sheet: WebKit does not ask those of shadow trees again when the window changes.
    const view = this.ownerDocument.defaultView!;
    const isWide = view.matchMedia(WIDE).matches;
    const isList = isWide && prefersList(this.owner, view);
    // The empty title keeps the browser from showing one of the page as a tooltip.
    return html`<dialog id="surface" part="surface" class=${isWide ? 'box' : 'sheet'} title="" aria-label=${this.#title || this.#choose} @keydown=${this}>
      ${isList ? nothing : this.#renderHeader()}${this.#renderField()}${isList ? this.#renderList() : this.#renderWheels()}
    </dialog>`;
  }

  #renderHeader(): unknown {
    const { cancelText, confirmText } = this.owner;
    return html`<header>
      <button type="button" part="cancel" @click=${() => this.dismiss('cancel')}>
        ${cancelText || msg('Cancel', { id: 'nc.picker.cancel', desc: 'Button that closes a picker without a choice' })}
      </button>
      <h2 part="title">${this.#title}</h2>
      <button type="button" part="confirm" @click=${this.#confirm}>
        ${confirmText || msg('Done', { id: 'nc.picker.done', desc: 'Button that confirms the choice of a picker' })}
      </button>
    </header>`;
  }

  #renderWheels(): unknown {
    return html`<div id="wheels" class=${this.owner.mode}>${this.#draft!.columns.map(this.#renderColumn, this)}${this.#renderStatus()}</div>`;
  }

  /** What is chosen there needs no button. */
  #renderList(): unknown {
    const { columns, chosenRow, isLong } = this.#draft!;
    return columns[0]?.rows.length
      ? this.#listbox.render(columns[0], chosenRow, isLong)
      : html`<div id="none" class=${isLong ? 'long' : ''}>${this.#renderStatus()}</div>`;
  }

  get #title(): string {
    const { headerText, label, ariaLabel, labels } = this.owner;
    return headerText || label || ariaLabel || labels.map((each) => each.textContent!.trim()).join(' ');
  }

  get #choose(): string {
    return msg('Choose', { id: 'nc.picker.choose', desc: 'Name of an open picker that has no other' });
  }

  /** What has the focus at first. */
  get #first(): HTMLElement | undefined {
    return this.#listbox.element ?? this.#wheels[0];
  }

  get #wheels(): NodeListOf<NcPickerViewColumn> {
    return this.renderRoot.querySelectorAll('nc-picker-view-column');
  }

  get #field(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  get #resizing(): readonly (EventTarget | null | undefined)[] {
    const view = this.ownerDocument.defaultView;
    return [view, view?.visualViewport];
  }

  /** Where a date or time can be typed, or a long list be searched. */
  #renderField(): unknown {
    const { text = '', isLong } = this.#draft!;
    const { mode } = this.owner;
    const label = isLong
      ? msg('Search', { id: 'nc.picker.search', desc: 'Field that searches the rows of a picker' })
      : mode === 'time'
        ? msg('Time', { id: 'nc.picker.time', desc: 'Field to type a time into' })
        : mode === 'date'
          ? msg('Date', { id: 'nc.picker.date', desc: 'Field to type a date into' })
          : '';
    if (!label) return nothing;
    const isWrong = this.#shown !== '';
    return html`<input
        id="field"
        part="input"
        type=${isLong ? 'search' : 'text'}
        inputmode=${isLong ? 'search' : 'numeric'}
        enterkeyhint="done"
        autocomplete="off"
        spellcheck="false"
        placeholder=${isLong ? label : nothing}
        aria-label=${label}
        aria-invalid=${isWrong}
        aria-describedby=${isWrong ? 'message' : nothing}
        .value=${this.#text ?? text}
        @input=${this}
        @compositionend=${this}
      />${isWrong ? html`<div id="message" role="alert">${this.#shown}</div>` : nothing}`;
  }

  #renderColumn({ rows, index, label, loop, busy }: Column, column: number): unknown {
    if (busy) return nothing;
    return html`<nc-picker-view-column
      tabindex="0"
      data-column=${column}
      label=${label}
      .items=${rows}
      .value=${index}
      .style=${`flex-grow: ${widthOf(rows)}`}
      ?loop=${loop}
      @change=${this}
    ></nc-picker-view-column>`;
  }

  /** Why there is nothing to choose, or not yet. */
  #renderStatus(): unknown {
    const { columns, hasFailed } = this.#draft!;
    if (hasFailed) {
      return html`<div role="status">
        <button type="button" id="retry" @click=${this.#retry}>
          ${msg('Try again', { id: 'nc.picker.retry', desc: 'Button that loads the rows of a picker again' })}
        </button>
      </div>`;
    }
    if (columns.some(({ busy }) => busy)) {
      return html`<div role="status">${msg('Loading…', { id: 'nc.picker.loading', desc: 'Rows are on their way' })}</div>`;
    }
    if (columns.some(({ rows }) => rows.length > 0)) return nothing;
    return html`<div role="status">
      ${msg('Nothing found', { id: 'nc.picker.none', desc: 'There are no rows to choose from' })}
    </div>`;
  }

  get #anchor(): Element {
    const { owner } = this;
    const field = owner.renderRoot.querySelector('[part="field"]')!;
    return field.checkVisibility() ? field : owner;
  }

  #place(): void {
    const anchor = this.#anchor;
    const isRtl = getComputedStyle(anchor).direction === 'rtl';
    place(this.surface!, anchor.getBoundingClientRect(), isRtl ? 'right' : 'left');
  }

  /** A sheet stands beside nothing: to look at each frame where that is would cost it more than a fling does. */
  #follow(): void {
    this.#unfollow?.();
    this.#unfollow = this.surface!.matches('.box')
      ? follow(
          () => sidesOf(this.#anchor.getBoundingClientRect()),
          () => this.#place(),
        )
      : undefined;
  }

  async #makeSwipeable(surface: HTMLElement): Promise<void> {
    loadedSwipe ??= await import('./swipe.js');
    if (this.isShowing && this.surface === surface) this.#drag ??= loadedSwipe.swipeable(this, surface);
  }

  #turned(wheel: NcPickerViewColumn): void {
    const column = Number(wheel.dataset.column);
    const row = this.#draft!.pick(column, wheel.value);
    this.#forgetText();
    this.requestUpdate();
    if (this.owner.mode === 'multiSelector') this.owner.dispatchEvent(new ColumnChangeEvent(column, row));
  }

  #typed({ value: text }: HTMLInputElement): void {
    const draft = this.#draft!;
    this.#text = text;
    this.#shown = '';
    if (draft.isLong) draft.search(text);
    else this.#wrong = draft.type(text);
    this.requestUpdate();
  }

  #retry(): void {
    this.#draft!.retry();
    this.takeFocus();
  }

  #confirm(): void {
    // What still turns rests where it is.
    for (const wheel of this.#wheels) wheel.settle();
    if (this.#wrong) {
      this.#shown = this.#wrong;
      this.requestUpdate();
      this.#field!.focus();
    } else if (this.#draft!.value !== null) this.dismiss('confirm');
  }

  /** The wheels say what is chosen. What is sought stays sought. */
  #forgetText(): void {
    if (!this.#draft?.isLong) this.#text = undefined;
    this.#wrong = this.#shown = '';
  }

  #handleKey(event: KeyboardEvent): void {
    // 229: the key went to the input method; Safari sends it for the Enter that picks a candidate.
    if (event.isComposing || event.keyCode === 229) {
      // The same browser would close the dialog by the Escape that ends a composition.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    // Whoever uses the keys knows where the focus is.
    this.#standIn = null;
    if (event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const [target] = event.composedPath() as Element[];
    if (event.key === 'Enter' && !event.repeat && !target!.closest('button')) {
      event.preventDefault();
      this.#confirm();
    } else if (event.key === 'ArrowDown' && target === this.#field) {
      event.preventDefault();
      this.takeFocus();
    }
  }
}
