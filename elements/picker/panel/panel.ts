import { html, nothing, type PropertyValues } from 'lit';
import type { CloseReason } from '../../internal/element/events.js';
import { PanelElement } from '../../internal/overlay/panel/panel-element.js';
import { prefersMonth } from '../model/month.js';
import type { PickerValue } from '../model/value.js';
import type { MonthHost, MonthPanel, PanelHost } from './host.js';
import { Listbox, prefersList } from './listbox.js';
import { PanelSelection } from './selection.js';
import { TextEntry } from './text-entry.js';
import { renderStatus, renderWheels, wheelsIn } from './wheels.js';
import { pickerPanelStyles } from './panel.styles.js';

/**
 * The open picker: wheels in a sheet at the lower edge of small screens; wheels, a list or a month in a box beside the
 * picker on larger ones. It chooses in a selection of its own, which reaches the picker when the user confirms.
 */
export class NcPickerPanel extends PanelElement<PickerValue> {
  static override styles = pickerPanelStyles;
  static override localized = true;

  /** The picker to which it belongs. */
  host!: PanelHost;
  #selection?: PanelSelection;
  readonly #listbox = new Listbox({
    root: () => this.renderRoot,
    moved: (row) => {
      this.#selection!.pick(0, row);
      this.requestUpdate();
    },
    chose: () => this.confirm(),
  });
  readonly #entry = new TextEntry({
    root: () => this.renderRoot,
    selection: () => this.#selection!,
    changed: () => this.requestUpdate(),
    toggled: () => this.#toggleEntry(),
  });
  /** The grid of days, once it is loaded. */
  #month?: MonthPanel;
  /** The element that has the focus only because there are no rows yet. */
  #standIn: Element | null = null;
  /** The element that had the focus before an update. */
  #focused: Element | null | undefined;

  /** The picker has changed while this is open. `reset`: also returns to the value of the picker. */
  refresh(reset: boolean): void {
    if (!this.isShowing) return;
    this.#selection!.refresh(reset);
    if (reset) this.#entry.reset();
    this.requestUpdate();
  }

  /** @internal Gives it a grid, for dates. */
  addMonth(create: (host: MonthHost) => MonthPanel): void {
    this.#month ??= create({
      panel: this,
      date: () => this.#selection!.text!,
      moved: (date) => this.#moveTo(date),
      chose: (date) => {
        this.#moveTo(date);
        this.confirm();
      },
    });
  }

  protected override get anchor(): Element {
    return this.host.anchor();
  }

  protected override get heading(): string {
    return this.host.title();
  }

  protected override resultOf(reason: CloseReason): PickerValue | undefined {
    return reason === 'confirm' ? this.#selection!.value! : undefined;
  }

  protected override close(reason: CloseReason): void {
    if (!this.isShowing) return;
    const { value, codes } = this.#selection!;
    super.close(reason);
    this.host.closed(
      reason === 'confirm'
        ? { type: 'confirmed', value: value!, codes }
        : { type: reason === 'api' ? 'closed' : 'cancelled' },
    );
  }

  protected override raised(): void {
    super.raised();
    this.#listbox.reveal(true);
  }

  protected override takeFocus(): void {
    const first = this.#firstControl;
    const { activeElement } = this.shadowRoot!;
    if (!first || first !== activeElement) (first ?? this.renderRoot.querySelector<HTMLElement>('button'))?.focus();
    this.#standIn = first ? null : this.shadowRoot!.activeElement;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#focused = this.shadowRoot?.activeElement;
    if (changed.has('open') && this.open && !this.isShowing) this.#select();
    else if (changed.has('locale')) this.#selection?.refresh(false);
    if (this.#selection?.text) this.#month?.follow();
  }

  protected override updated(changed: PropertyValues): void {
    // The dialog focuses it when it opens, which is cheaper than moving the focus afterwards.
    if (!this.isShowing) this.#firstControl?.toggleAttribute('autofocus', true);
    super.updated(changed);
    if (!this.isShowing) return;
    this.#listbox.reveal();
    const focused = this.#focused;
    if (focused && (focused === this.#standIn || !focused.isConnected)) this.takeFocus();
  }

  protected override renderBody(isWide: boolean, view: Window): unknown {
    const { options } = this.host;
    const isList = isWide && prefersList(options, view);
    const isMonth = isWide && this.#month !== undefined && prefersMonth(options, view);
    const header = isList || isMonth ? nothing : this.#renderHeader(view);
    const content = isList ? this.#renderList() : isMonth ? this.#month!.render() : this.#renderWheels();
    return html`${header}${this.#entry.render(options.mode, view, header !== nothing)}${content}`;
  }

  #renderHeader(view: Window): unknown {
    const { cancelText, confirmText, mode } = this.host.options;
    const more = this.#entry.renderButton(mode, view);
    return this.renderHeader({ title: this.heading, cancelText, confirmText, more });
  }

  #renderWheels(): unknown {
    const wheels = renderWheels(this.#selection!.columns, (column, row) => this.#turn(column, row));
    return html`<div id="wheels" class=${this.host.options.mode}>${wheels}${this.#renderStatus()}</div>`;
  }

  #renderList(): unknown {
    const { columns, chosenRow, isSearchable } = this.#selection!;
    return columns[0]?.rows.length
      ? this.#listbox.render(columns[0], chosenRow, isSearchable)
      : html`<div id="none" class=${isSearchable ? 'long' : ''}>${this.#renderStatus()}</div>`;
  }

  #renderStatus(): unknown {
    const { columns, hasFailed } = this.#selection!;
    return renderStatus(columns, hasFailed, this.#retry);
  }

  /** The control that has the focus first; undefined while there are no rows. */
  get #firstControl(): HTMLElement | undefined {
    return this.#listbox.element ?? this.#month?.element ?? wheelsIn(this.renderRoot)[0];
  }

  /** Starts a selection, with the value of the picker. */
  #select(): void {
    const { host } = this;
    this.#entry.reset(true);
    this.#selection = new PanelSelection({
      options: host.options,
      chosen: () => host.chosen(),
      start: () => host.start(),
      label: this.name,
      language: () => host.language(),
      rowsLoaded: () => this.refresh(false),
    });
  }

  /** The user moved to a day of the month. */
  #moveTo(date: string): void {
    this.#selection!.enterText(date);
    this.#entry.reset();
    this.requestUpdate();
  }

  #turn(column: number, row: number): void {
    const index = this.#selection!.pick(column, row);
    this.#entry.reset();
    this.requestUpdate();
    this.host.wheelTurned(column, index);
  }

  #toggleEntry(): void {
    this.#entry.toggle();
    this.requestUpdate();
    this.performUpdate(); // The keyboard on the screen comes only in the task of the user's gesture.
    const { element } = this.#entry;
    if (element) element.focus();
    else this.takeFocus();
  }

  #retry(): void {
    this.#selection!.retry();
    this.takeFocus();
  }

  protected confirm(): void {
    // A wheel that still turns stops where it is.
    for (const wheel of wheelsIn(this.renderRoot)) wheel.settle();
    if (!this.#entry.reportValidity()) {
      this.requestUpdate();
      this.#entry.element!.focus();
    } else if (this.#selection!.value !== null) this.dismiss('confirm');
  }

  protected handleKey(event: KeyboardEvent): void {
    // 229: the key went to the input method. Safari sends it for the Enter that picks a candidate.
    if (event.isComposing || event.keyCode === 229) {
      // Safari would also close the dialog by the Escape that ends a composition.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    // Users of the keyboard know where the focus is: it stays there when rows have loaded.
    this.#standIn = null;
    if (event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const [target] = event.composedPath() as Element[];
    if (event.key === 'Enter' && !event.repeat && !target!.closest('button')) {
      event.preventDefault();
      this.confirm();
    } else if (event.key === 'ArrowDown' && target === this.#entry.element) {
      event.preventDefault();
      this.takeFocus();
    }
  }
}
