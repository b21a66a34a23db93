import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { json, NUMBER, type Kind } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { PickEvent } from '../internal/element/pick-event.js';
import { ChildWatch } from '../internal/observe/children.js';
import { childrenOf } from '../internal/observe/flat.js';
import type { ColumnOwner } from '../picker-view-column/index.js';
import { PickerViewChangeEvent } from './events.js';
import { pickerViewStyles } from './picker-view.styles.js';

const COLUMN = 'nc-picker-view-column';
type ValueColumn = Element & { value: number; placeChanged?(): void };

/** Indexes of rows; undefined for a column that has none. */
const INDEXES: Kind = json({
  expected: 'a list of numbers',
  read: (value, refuse) => (Array.isArray(value) ? value.map((each: unknown) => NUMBER.read(each, refuse)) : refuse()),
});

/**
 * Wheels side by side, one for each `nc-picker-view-column` inside.
 *
 * @slot - The columns.
 * @event {PickerViewChangeEvent} change - The user moved a wheel to another row; field `value`. Bubbles.
 * @event {PickEvent} pickstart - A wheel starts to move because of the user while the others are still.
 * @event {PickEvent} pickend - All wheels have stopped.
 * @csspart indicator - The band behind the picked rows; it also has the part names in `indicator-class`.
 * @csspart columns - The row of columns.
 * @csspart mask - The layer over the columns, if `mask-style` or `mask-class` is set; it also has the part names in `mask-class`.
 * @cssprop --nc-picker-view-item-height - Height of a row; default 44px.
 * @cssprop --nc-picker-view-rows - Number of visible rows, unless a height is set; default 5.
 * @cssprop --nc-picker-view-indicator-background - Background of the band.
 * @cssprop --nc-picker-view-color - Color of the rows.
 * @cssprop --nc-picker-view-font-size - Font size of the rows; default 1.1875rem.
 * @cssprop --nc-picker-view-fade - Opacity of the rows farthest from the middle; default 0.2.
 */
export class NcPickerView extends NcElement implements ColumnOwner {
  static override styles = pickerViewStyles;
  static override childWatch = new ChildWatch();
  static override template: TemplateResult = html`<div part="indicator"></div><div part="columns"><slot></slot></div>`;

  /** Styles of the band, as CSS text. A `height` in it is the height of the rows, too. */
  @property({ attribute: 'indicator-style', default: '' }) declare indicatorStyle: string;

  /** Part names by which the page styles the band: `indicator-class="band"`, `nc-picker-view::part(band) { … }`. */
  @property({ attribute: 'indicator-class', default: '' }) declare indicatorClass: string;

  /** Styles of a mask over the wheels, as CSS text. It replaces their fading. */
  @property({ attribute: 'mask-style', default: '' }) declare maskStyle: string;

  /** Part names by which the page styles the mask: `mask-class="veil"`, `nc-picker-view::part(veil) { … }`. */
  @property({ attribute: 'mask-class', default: '' }) declare maskClass: string;

  /** Fires `change` for each row that passes while a wheel turns, not only when it stops. Default: false. */
  @property({ type: Boolean, attribute: 'immediate-change', default: false }) declare immediateChange: boolean;

  /** The value that was set, also for columns that are not there yet. */
  #value: readonly number[] = [];
  #moving = 0;

  /**
   * Index of the picked row of each column, within its rows. Columns that a shorter list leaves out stay as they are.
   * Setting it fires no event. The attribute is JSON.
   */
  @property({ type: INDEXES, noAccessor: true })
  get value(): number[] {
    const columns = this.#columns;
    return columns.length ? columns.map((column) => column.value) : [...this.#value];
  }
  set value(value: readonly number[]) {
    this.#value = value ? [...value] : [];
    for (const column of this.#columns) this.columnConnected(column);
  }

  /** @internal */
  columnConnected(column: ValueColumn): void {
    const wanted = this.#value[this.#columns.indexOf(column)];
    if (wanted !== undefined) column.value = wanted;
  }

  /** @internal */
  columnChanged(type: 'pickstart' | 'change' | 'pickend'): void {
    if (type === 'change') {
      this.#value = this.value;
      this.dispatchEvent(new PickerViewChangeEvent(this.value));
    } else {
      const before = this.#moving;
      this.#moving += type === 'pickstart' ? 1 : -1;
      if (before === 0 || this.#moving === 0) this.dispatchEvent(new PickEvent(type));
    }
  }

  /** @internal Columns that come through a slot of the page do not see it before. */
  override childrenChanged(): void {
    for (const column of this.#columns) column.placeChanged?.();
  }

  protected override firstUpdated(): void {
    this.childrenChanged();
  }

  // Class names of the page have no styles in a shadow tree. As part names they can be styled by `::part(name)`.
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const [indicator, columns] = this.renderRoot.children as Iterable<Element> as [HTMLElement, HTMLElement];
    if (changed.has('indicatorClass')) indicator.part.value = `indicator ${this.indicatorClass}`;
    if (changed.has('indicatorStyle')) {
      const { style } = indicator;
      style.cssText = this.indicatorStyle;
      columns.style.setProperty('--nc-picker-view-item-height', style.height);
    }
    if (changed.has('maskClass') || changed.has('maskStyle')) {
      const mask = this.renderRoot.querySelector<HTMLElement>('[part~=mask]');
      columns.style.setProperty('--nc-picker-view-fade', mask && '1');
      if (mask) mask.style.cssText = this.maskStyle;
    }
  }

  protected override renderContent(): unknown {
    const { maskClass, maskStyle } = this;
    return maskClass || maskStyle ? html`<div part=${`mask ${maskClass}`}></div>` : nothing;
  }

  get #columns(): ValueColumn[] {
    return childrenOf(this).filter((child) => child.localName === COLUMN) as Element[] as ValueColumn[];
  }
}
