import { html, type PropertyValues, type TemplateResult } from 'lit';
import { columnName } from '../internal/element/column-name.js';
import { NcElement } from '../internal/element/nc-element.js';
import { PickEvent } from '../internal/element/pick-event.js';
import { json, listOf, TEXT } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { ChildWatch } from '../internal/observe/children.js';
import { childrenOf, holderOf } from '../internal/observe/flat.js';
import { PickerViewColumnChangeEvent } from './events.js';
import { WheelKeyboard } from './wheel-keyboard.js';
import { WheelPointer } from './wheel-pointer.js';
import { Wheel } from './wheel.js';
import { pickerViewColumnStyles } from './picker-view-column.styles.js';

/** The picker view around a column. */
export interface ColumnOwner extends Element {
  readonly immediateChange: boolean;
  /** @internal Called when a column is connected: it may have a value for it. */
  columnConnected(column: HTMLElement & { value: number }): void;
  /** @internal Called after the column's own event. */
  columnChanged(type: 'pickstart' | 'change' | 'pickend'): void;
}

const isOwner = (element: Element): element is ColumnOwner => 'columnChanged' in element;

const ROWS = json(listOf(TEXT, 'a list of texts', ''));

/**
 * One wheel of a picker view. Its rows are its children, or `items`. Users turn it by finger, mouse, mouse wheel,
 * touchpad and keyboard (arrows, Page Up and Down, Home, End, typed letters); a tap on a row goes there.
 *
 * @slot - The rows, one element each, unless there are `items`.
 * @event {PickerViewColumnChangeEvent} change - The user moved the wheel to another row; field `value`.
 * @event {PickEvent} pickstart - The wheel starts to move because of the user.
 * @event {PickEvent} pickend - The wheel has stopped.
 * @csspart scroller - The area in which the rows scroll, with the mask that fades them.
 * @csspart rows - The rows of `items`.
 * @cssprop --nc-picker-view-item-height - Height of a row; default 44px.
 * @cssprop --nc-picker-view-rows - Number of visible rows, unless a height is set; default 5.
 * @cssprop --nc-picker-view-color - Color of the rows.
 * @cssprop --nc-picker-view-font-size - Font size of the rows; default 1.1875rem.
 * @cssprop --nc-picker-view-fade - Opacity of the rows farthest from the middle; default 0.2.
 * @cssstate disabled - The wheel cannot be turned.
 */
export class NcPickerViewColumn extends NcElement {
  static override styles = pickerViewColumnStyles;
  static override childWatch = new ChildWatch();
  static override template: TemplateResult = html`<div id="scroller" part="scroller" tabindex="-1" aria-hidden="true"><div id="track"><slot></slot><div id="rows" part="rows"></div><div id="stops"></div></div></div>`;

  /** The rows as texts, any number of them: only those in view are drawn. Unset: the children are the rows. */
  @property({ type: ROWS }) declare items?: readonly string[];

  /** Lets the first row follow the last one. Only with `items`. Default: false. */
  @property({ type: Boolean, default: false }) declare loop: boolean;

  /** Accessible name, e.g. "Month". Not shown. Default: the number of the column. */
  @property({ default: '' }) declare label: string;

  /** Keeps the user from turning the wheel. Default: false. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** The value that code or the user set last. While there are no rows it may be beyond them. */
  #value = 0;
  #wheel?: Wheel;
  #owner: ColumnOwner | undefined;
  /** Whether rows may come through a slot of the page. */
  #hasSlot = false;

  /** Index of the row in the middle, within the rows. Setting it fires no event; the rows may come later. Default: 0. */
  @property({ type: Number, noAccessor: true, default: 0 })
  get value(): number {
    const count = this.#count;
    return count ? Math.min(this.#value, count - 1) : this.#value;
  }
  set value(value: number) {
    const before = this.value;
    this.#value = Math.max(0, Math.trunc(Number(value)) || 0);
    if (this.value === before) return;
    this.#wheel?.retarget();
    this.requestUpdate('value', before);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role ??= 'spinbutton';
    if (!this.hasAttribute('tabindex')) this.tabIndex = this.disabled ? -1 : 0;
    this.placeChanged();
    this.#wheel ??= this.#createWheel();
    this.#wheel.connect();
    this.watchLocale();
    this.#hasSlot = this.querySelector(':scope > slot') !== null;
  }

  override disconnectedCallback(): void {
    // First: a drag that the base class ends would count as canceled.
    this.#wheel?.disconnect();
    super.disconnectedCallback();
    this.#owner = undefined;
  }

  /** @internal It may be a column of another element. */
  override placeChanged(): void {
    super.placeChanged();
    const owner = holderOf(this, isOwner) ?? undefined;
    if (owner === this.#owner) return;
    this.#owner = owner;
    owner?.columnConnected(this);
    if (this.hasUpdated) this.requestUpdate();
  }

  /** Stops a moving wheel on the nearest row, at once. It fires the events of a wheel that stopped by itself. */
  settle(): void {
    this.#wheel?.settle();
  }

  /** @internal */
  override childrenChanged(): void {
    this.#hasSlot = this.querySelector(':scope > slot') !== null;
    if (!this.items) this.requestUpdate('items', null);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // A value out of range does not come back by itself when the range grows.
    this.#value = this.value;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals } = this;
    internals.ariaLabel = this.label || this.#ownName;
    if (changed.has('disabled')) {
      internals.ariaDisabled = this.disabled ? 'true' : null;
      this.setState('disabled', this.disabled);
      if (this.disabled) this.settle();
      const tabIndex = this.disabled ? -1 : 0;
      if (this.tabIndex !== tabIndex) this.tabIndex = tabIndex;
    }
    this.setState('items', Boolean(this.items));
    this.#wheel!.update(changed.has('value'));
    this.#describe();
  }

  /** The name of a column to which the page gave none. */
  get #ownName(): string {
    const { localName, parentElement } = this;
    const owner = this.#owner ?? parentElement;
    const columns = owner ? childrenOf(owner).filter((child) => child.localName === localName) : [];
    const number = columns.indexOf(this) + 1 || 1;
    return columnName(number);
  }

  get #count(): number {
    return this.items?.length ?? (this.#hasSlot ? childrenOf(this).length : this.childElementCount);
  }

  get #isUsable(): boolean {
    return !this.disabled && this.#count > 0;
  }

  #createWheel(): Wheel {
    const wheel = new Wheel(this.renderRoot.querySelector<HTMLElement>('#scroller')!, {
      count: () => this.#count,
      value: () => this.value,
      items: () => this.items,
      isLooping: () => this.loop && Boolean(this.items) && this.#count > 1,
      picksPassingRows: () => this.#owner?.immediateChange ?? false,
      started: () => this.#notify(new PickEvent('pickstart')),
      picked: (index) => this.#pick(index),
      stopped: () => this.#notify(new PickEvent('pickend')),
    });
    new WheelPointer(this, wheel, () => this.#isUsable);
    new WheelKeyboard(this, wheel, {
      isUsable: () => this.#isUsable,
      value: () => this.value,
      count: () => this.#count,
      textOf: (index) => this.#textOf(index),
    });
    return wheel;
  }

  #pick(index: number): void {
    if (index === this.value) return;
    this.#value = index;
    this.#describe();
    this.#notify(new PickerViewColumnChangeEvent(index));
  }

  /** Tells assistive technology which row is picked, of how many. */
  #describe(): void {
    const { internals, value } = this;
    const count = this.#count;
    internals.ariaValueNow = String(value);
    internals.ariaValueMin = '0';
    internals.ariaValueMax = String(Math.max(0, count - 1));
    internals.ariaValueText = count ? this.#textOf(value) : '';
  }

  #textOf(index: number): string {
    return String(this.items ? this.items[index] : (childrenOf(this)[index]?.textContent.trim() ?? ''));
  }

  #notify(event: Event): void {
    // A listener may remove the column.
    const owner = this.#owner;
    this.dispatchEvent(event);
    owner?.columnChanged(event.type as 'change');
  }
}
