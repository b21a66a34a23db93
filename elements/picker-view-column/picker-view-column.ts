import { html, type PropertyValues } from 'lit';
import { unwatchChildren, watchChildren, type ChildWatcher } from '../internal/observe/children.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, jsonConverter, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { PickEvent } from '../internal/element/pick-event.js';
import { PickerViewColumnChangeEvent } from './events.js';
import { pickerViewColumnStyles } from './picker-view-column.styles.js';
import { use, Wheel, type WheelHost } from './wheel.js';

/** The view that a column is in: it speaks for its columns. */
export interface ColumnOwner extends Element {
  readonly immediateChange: boolean;
  columnJoined(column: NcPickerViewColumn): void;
  /** Follows the column's own event. */
  columnTold(type: 'pickstart' | 'change' | 'pickend'): void;
}

const isOwner = (element: Element | null): element is ColumnOwner => element !== null && 'columnTold' in element;

/** Rows that a key goes by; a page is what is seen. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  End: Infinity,
  Home: -Infinity,
};

/**
 * One wheel of a picker view. Its rows are its children, or `items`. Turned by finger, mouse, mouse wheel, touchpad and
 * keyboard (arrows, Page Up and Down, Home, End, typed letters); a tap on a row goes there.
 *
 * @slot - The rows, one element each, unless there are `items`.
 * @event {PickerViewColumnChangeEvent} change - The user moved the wheel to another row; field `value`.
 * @event {PickEvent} pickstart - The wheel starts to move because of the user.
 * @event {PickEvent} pickend - It rests again.
 * @csspart scroller - What the rows move in, with the mask that fades them.
 * @csspart rows - The rows of `items`.
 * @cssprop --nc-picker-view-item-height - Height of a row; default 44px.
 * @cssprop --nc-picker-view-rows - How many rows are seen, unless a height is set; default 5.
 * @cssprop --nc-picker-view-color - Colour of the rows.
 * @cssprop --nc-picker-view-font-size - Size of their text; default 1.1875rem.
 * @cssprop --nc-picker-view-fade - Opacity of what is farthest from the middle; default 0.2.
 * @cssstate disabled - The wheel cannot be turned.
 */
export class NcPickerViewColumn extends NcElement implements ChildWatcher, WheelHost {
  static override styles = pickerViewColumnStyles;
  static override template = html`<div id="scroller" part="scroller" tabindex="-1" aria-hidden="true"><div id="track"><slot></slot><div id="rows" part="rows"></div><div id="stops"></div></div></div>`;

  /** The rows, as texts: any number of them, of which only those in sight are drawn. Unset: the children are the rows. */
  @property({ converter: jsonConverter }) declare items?: readonly string[];

  /** Goes on with the first row after the last one. Only with `items`. */
  @property({ type: Boolean, default: false }) declare loop: boolean;

  /** Accessible name, e.g. "Month". Not shown. */
  @property({ default: '' }) declare label: string;

  /** Keeps the user from turning the wheel. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** What code or the user set last; while there are no rows it waits for them. */
  #value = 0;
  #wheel?: Wheel;
  #owner: ColumnOwner | undefined;

  constructor() {
    super();
    this.addEventListener('keydown', this.#press);
  }

  /** Place of the row in the middle, from 0, within the range. Setting it fires no event; rows may come later. */
  @property({ type: Number, noAccessor: true, default: 0 })
  get value(): number {
    const { count } = this;
    return count ? Math.min(this.#value, count - 1) : this.#value;
  }
  set value(value: number) {
    const before = this.value;
    this.#value = Math.max(0, Math.trunc(Number(value)) || 0);
    if (this.value === before) return;
    this.#wheel?.redirect();
    this.requestUpdate('value', before);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role ??= 'spinbutton';
    if (!this.hasAttribute('tabindex')) this.tabIndex = this.disabled ? -1 : 0;
    const { parentElement } = this;
    this.#owner = isOwner(parentElement) ? parentElement : undefined;
    this.#owner?.columnJoined(this);
    this.#wheel ??= new Wheel(this, this.renderRoot.querySelector<HTMLElement>('#scroller')!);
    this.#wheel.connect();
    watchChildren(this);
  }

  override disconnectedCallback(): void {
    // Before its gesture would end.
    this.#wheel?.disconnect();
    super.disconnectedCallback();
    unwatchChildren();
    this.#owner = undefined;
  }

  /** Stops a wheel that turns on the nearest row, at once; its events tell of that as if it had come to rest by itself. */
  settle(): void {
    this.#wheel?.settle();
  }

  /** @internal Of rows. */
  get count(): number {
    return Array.isArray(this.items) ? this.items.length : this.childElementCount;
  }

  /** @internal */
  get isEndless(): boolean {
    return this.loop && Boolean(this.items) && this.count > 1;
  }

  /** @internal */
  get isUsable(): boolean {
    return !this.disabled && this.count > 0;
  }

  /** @internal */
  get isImmediate(): boolean {
    return this.#owner?.immediateChange ?? false;
  }

  /** @internal */
  childrenChanged(): void {
    if (!this.items) this.requestUpdate('items', null);
  }

  /** @internal */
  wheelStarted(): void {
    this.#tell(new PickEvent('pickstart'));
  }

  /** @internal */
  wheelPicked(index: number): void {
    if (index === this.value) return;
    this.#value = index;
    this.#describe();
    this.#tell(new PickerViewColumnChangeEvent(index));
  }

  /** @internal */
  wheelEnded(): void {
    this.#tell(new PickEvent('pickend'));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { items } = this;
    if (items && !Array.isArray(items)) {
      warnOnce(this, 'items', 'a list of texts', items);
      this.items = undefined;
    }
    // What is out of range does not come back by itself when the range grows.
    this.#value = this.value;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals } = this;
    if (changed.has('label')) internals.ariaLabel = this.label || null;
    if (changed.has('disabled')) {
      internals.ariaDisabled = this.disabled ? 'true' : null;
      this.setState('disabled', this.disabled);
      if (this.disabled) this.settle();
      const tabIndex = this.disabled ? -1 : 0;
      if (this.tabIndex !== tabIndex) this.tabIndex = tabIndex;
    }
    this.setState('items', Boolean(this.items));
    this.#wheel!.changed(changed.has('value'));
    this.#describe();
  }

  /** Tells assistive technology which row it is, and of how many. */
  #describe(): void {
    const { internals, value, count } = this;
    internals.ariaValueNow = String(value);
    internals.ariaValueMin = '0';
    internals.ariaValueMax = String(Math.max(0, count - 1));
    internals.ariaValueText = count ? this.textOf(value) : '';
  }

  /** @internal */
  textOf(index: number): string {
    return String(this.items ? this.items[index] : this.children[index]!.textContent.trim());
  }

  #tell(event: Event): void {
    // A listener may remove the column.
    const owner = this.#owner;
    this.dispatchEvent(event);
    owner?.columnTold(event.type as 'change');
  }

  #press(event: KeyboardEvent): void {
    const { key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === 'ArrowLeft' || key === 'ArrowRight') return use?.leave(this, event);
    if (!this.isUsable) return;
    const { value, count } = this;
    let way = STEPS[key];
    if (way === undefined) {
      const found = use?.rowTyped(this, event) ?? -1;
      if (found < 0) return;
      way = found - value;
    }
    event.preventDefault();
    this.#wheel!.step(Math.abs(way) > count ? (way > 0 ? count - 1 : 0) - value : way);
  }
}
