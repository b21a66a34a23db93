import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { CloseEvent, type CloseReason } from '../internal/element/events.js';
import { LEFT_OUT, UNLESS_FALSE } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { RovingFocusController } from '../internal/element/roving-focus.js';
import { warnOnce } from '../internal/element/warn.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { SheetDrag } from '../internal/overlay/sheet/drag.js';
import { passColors } from '../internal/styles/colors.js';
import '../icon/index.js';
import { actionSheetStyles } from './action-sheet.styles.js';
import { ActionSelectEvent } from './events.js';
import { areAtStart, ITEMS, itemsOf, renderItem, type ActionSheetItem, type ActionSheetResult } from './items.js';
import { ANCHOR, Placement, type ActionSheetAnchor } from './placement.js';

export type { ActionSheetAnchor, ActionSheetItem, ActionSheetResult };

/**
 * A list of actions of which the user chooses one: a sheet at the lower edge of phones; on screens from 500 × 500 px on a
 * box, in the middle or beside an `anchor`. Arrow keys, Home, End and typed letters move in it, Enter chooses. Escape,
 * Back, its cancel button, a click beside it and a swipe down close it without a choice. Without an `itemList` it opens as
 * soon as there is one; with an empty list it does not open.
 *
 * @slot overlay - For other overlays that must work while this one is open, such as a toast.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent<ActionSheetResult>} close - It has closed. `result`: `{ tapIndex, data }`, if the `reason` is `confirm`.
 * @event {ActionSelectEvent} select - The user chose an item; fields `tapIndex` and `data`. Fires after `close`.
 * @csspart surface - The sheet, or the box.
 * @csspart title - The heading.
 * @csspart list - Around the items. It scrolls.
 * @csspart item - An item.
 * @csspart text - The text of an item.
 * @csspart description - The description of an item.
 * @csspart icon - The icon of an item.
 * @csspart cancel - The button that cancels.
 * @cssprop --nc-action-sheet-background - Background, unless there is a `background-color`.
 * @cssprop --nc-action-sheet-gap - Room around and between two cards, that of the items and that of the cancel button, where the
 *   sheet is at the lower edge. Default: one sheet.
 * @cssprop --nc-action-sheet-title-color - Color of the heading.
 * @cssprop --nc-action-sheet-item-color - Color of the items.
 * @cssprop --nc-action-sheet-cancel-color - Color of the cancel button's label.
 * @cssstate box - It is a box rather than a sheet, as the screen is large enough.
 * @cssstate busy - The user has chosen, and `canDismiss` has not answered yet.
 * @cssstate dragging - The user drags it.
 */
export class NcActionSheet extends OverlayElement<ActionSheetResult> {
  static override styles = actionSheetStyles;
  static override localized = true;

  /** The items: texts, or objects with `text`, `description`, `icon`, `color`, `role`, `disabled` and `data`. JSON as an attribute. */
  @property({ attribute: 'item-list', type: ITEMS })
  declare itemList: readonly (string | ActionSheetItem)[] | undefined;

  /** The heading. */
  @property({ default: '' }) declare title: string;

  /** Color of the heading. Any CSS color. */
  @property({ attribute: 'title-color', default: '' }) declare titleColor: string;

  /** Color of the items. Any CSS color. */
  @property({ attribute: 'item-color', default: '' }) declare itemColor: string;

  /** Shows a cancel button. `show-cancel="false"` in HTML. Default: true. */
  @property({ attribute: 'show-cancel', type: UNLESS_FALSE, default: true }) declare showCancel: boolean;

  /** Label of the cancel button. Default: Cancel, in the language of the app. */
  @property({ attribute: 'cancel-text', default: '' }) declare cancelText: string;

  /** Color of the cancel button's label. Any CSS color. */
  @property({ attribute: 'cancel-color', default: '' }) declare cancelColor: string;

  /** Background of the sheet or box. Any CSS color. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** Whether a click beside it or a swipe down closes it. `light-dismiss="false"` in HTML. Default: true. */
  @property({ attribute: 'light-dismiss', type: UNLESS_FALSE, default: true }) declare lightDismiss: boolean;

  /**
   * Where a box is placed: beside an element, which it follows, the id of one, or a rectangle
   * `{ left, top, width, height }` in px of the viewport. (`popover` of `showActionSheet`.)
   */
  @property({ type: ANCHOR }) declare anchor: ActionSheetAnchor | null | undefined;

  readonly #roving = new RovingFocusController<HTMLButtonElement>(this, {
    items: () => this.#buttons,
    orientation: () => 'vertical',
    textOf: (button) => button.textContent,
  });
  readonly #placement = new Placement(this);
  /** Index of the item that the user has chosen. */
  #picked?: number | undefined;
  /** Whether the focus was in it before the present update. */
  #hadFocus = false;
  #drag?: SheetDrag | undefined;

  /** Shows it. Resolves to the `close` event when it has closed again; at once if there are no items. */
  override async show(): Promise<CloseEvent<ActionSheetResult>> {
    if (this.#items.length) return super.show();
    this.#warn();
    return new CloseEvent('cancel');
  }

  override handleEvent(event: Event): void {
    if (event.type !== 'resize') return super.handleEvent(event);
    this.requestUpdate();
    this.performUpdate();
    this.#placement.place(this.surface!);
  }

  /** @internal */
  protected override resultOf(reason: CloseReason): ActionSheetResult | undefined {
    const tapIndex = this.#picked;
    if (reason !== 'confirm' || tapIndex === undefined) return undefined;
    const { data } = this.#items[tapIndex] ?? {};
    return { tapIndex, ...(data !== undefined && { data }) };
  }

  protected override get closesOnBackdrop(): boolean {
    return this.lightDismiss;
  }

  protected override takeFocus(): void {
    const buttons = this.#buttons;
    const chosen = buttons.find((button) => button.ariaChecked === 'true');
    this.#roving.setTabStop(chosen);
    (buttons.find((button) => button.tabIndex === 0 && !button.disabled) ?? this.surface)?.focus();
  }

  protected override raised(): void {
    const surface = this.surface!;
    this.#placement.start(surface);
    for (const target of this.#placement.resizing) target.addEventListener('resize', this);
    const mayClose = () => !this.#placement.isBox && this.lightDismiss && this.isDismissible;
    this.#drag = new SheetDrag({
      surface,
      edge: 'bottom',
      stops: [],
      get mayClose() {
        return mayClose();
      },
      expandToScroll: true,
      held: (on) => this.setState('dragging', on),
      stopped: () => undefined,
      pushed: () => this.dismiss('swipe'),
    });
  }

  protected override lowered(): void {
    this.#placement.stop();
    for (const target of this.#placement.resizing) target.removeEventListener('resize', this);
    this.#drag?.dispose();
    this.#drag = undefined;
    this.setState('dragging', false);
  }

  protected override appear(): void {
    this.#picked = undefined;
    // Without items there is nothing to show yet.
    if (this.#items.length) super.appear();
  }

  protected override close(reason: CloseReason, result = this.resultOf(reason)): void {
    if (!this.isShowing) return;
    super.close(reason, result);
    if (reason === 'confirm' && result) this.dispatchEvent(new ActionSelectEvent(result.tapIndex, result.data));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.open || this.isShowing || this.itemList === undefined || this.#items.length) return;
    this.#warn();
    this.open = false;
  }

  protected override update(changed: PropertyValues): void {
    this.#hadFocus = Boolean((this.renderRoot as Partial<ShadowRoot>).activeElement);
    super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    // Not a media query of the style sheet: in shadow trees WebKit does not evaluate those again after a resize.
    if (this.open) this.setState('box', this.#placement.isBox);
    passColors(this, changed, '--nc-action-sheet-');
    for (const button of this.renderRoot.querySelectorAll<HTMLElement>('[data-index]'))
      button.style.color = this.#items[Number(button.dataset['index'])]?.color ?? '';
    super.updated(changed);
    if (changed.has('itemList') && this.open && !this.isShowing && this.isConnected) this.appear();
    if (!this.isShowing) return;
    if (changed.has('itemList')) {
      this.#roving.setTabStop(this.#buttons.find((button) => button.tabIndex === 0));
      // The focused item may be gone.
      if (this.#hadFocus && !(this.renderRoot as ShadowRoot).activeElement) this.takeFocus();
    }
    if (changed.has('anchor')) this.#placement.start(this.surface!);
    else if (changed.has('itemList')) this.#placement.adjust(this.surface!);
  }

  protected override renderSurface(): unknown {
    const { title } = this;
    const items = this.#items;
    const isSelectable = items.some(({ role }) => role === 'selected');
    const isBusy = this.matches(':state(busy)');
    const renderAt = (item: ActionSheetItem, index: number) =>
      renderItem(item, {
        ...{ index, isSelectable, isBusy: isBusy && index === this.#picked },
        choose: () => this.#pick(index),
      });
    const label =
      this.ariaLabel ||
      msg('Actions', { id: 'nc.action-sheet.label', desc: 'Name of a list of actions without a heading' });
    const labelledBy = title ? 'title' : nothing;
    const ariaLabel = title ? nothing : label;
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<dialog
      id="surface"
      part="surface"
      title=""
      tabindex="-1"
      aria-labelledby=${labelledBy}
      aria-label=${ariaLabel}
    >
      <h2 id="title" part="title">${title}</h2>
      <div
        id="list"
        part="list"
        role="menu"
        class=${areAtStart(items) ? 'start' : ''}
        aria-labelledby=${labelledBy}
        aria-label=${ariaLabel}
      >
        ${items.map((item, index) => (item.role === 'cancel' || item === LEFT_OUT ? nothing : renderAt(item, index)))}
      </div>
      ${this.#renderCancel()}
      <slot name="overlay"></slot>
    </dialog>`;
  }

  /** An item with the role `cancel` replaces the button of `showCancel` and `cancelText`. */
  #renderCancel(): unknown {
    const { cancelText, showCancel } = this;
    const index = this.#items.findIndex(({ role }) => role === 'cancel');
    if (!showCancel && index < 0) return nothing;
    const label = msg('Cancel', { id: 'nc.action-sheet.cancel', desc: 'Button that closes a list of actions' });
    return html`<button
      type="button"
      part="cancel"
      data-index=${index}
      @click=${() => this.dismiss('cancel')}
    >
      ${this.#items[index]?.text || cancelText || label}
    </button>`;
  }

  get #items(): readonly ActionSheetItem[] {
    return itemsOf(this.itemList);
  }

  get #buttons(): HTMLButtonElement[] {
    return [...(this.renderRoot?.querySelectorAll<HTMLButtonElement>('[part="item"]') ?? [])];
  }

  #warn(): void {
    warnOnce(this, 'itemList', 'at least one item', this.itemList);
  }

  #pick(index: number): void {
    if (this.matches(':state(busy)')) return;
    this.#picked = index;
    this.dismiss('confirm');
  }
}
