import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { passColors } from '../internal/styles/colors.js';
import { RovingFocusController } from '../internal/element/roving-focus.js';
import { CloseEvent, type CloseReason } from '../internal/element/events.js';
import { elementOf, rectangleOf } from '../internal/overlay/anchor.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { place, type Anchor } from '../internal/overlay/place.js';
import { jsonConverter, property, unlessFalse } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { actionSheetStyles } from './action-sheet.styles.js';
import { ActionSelectEvent } from './events.js';
import type { SheetDrag } from './use.js';

/** From here on it is a box rather than a sheet at the lower edge. */
const WIDE = '(min-width: 500px) and (min-height: 500px)';

/** One of the things that can be done. */
export interface ActionSheetItem {
  text: string;
  /** Below the text. */
  description?: string;
  /** Name of an `nc-icon`, or the address of a picture. */
  icon?: string;
  /** Any CSS colour, for this item's text and icon. */
  color?: string;
  /**
   * `destructive` is drawn as a warning, `selected` as what is chosen at present. `cancel` stands below the list, instead
   * of the button that is there otherwise, and closes without a choice.
   */
  role?: 'destructive' | 'selected' | 'cancel';
  disabled?: boolean;
  /** Comes back when it is chosen. */
  data?: unknown;
}

/** What was chosen. */
export interface ActionSheetResult {
  /** Which item, counted from 0. */
  readonly tapIndex: number;
  /** The item's own, if it has any. */
  readonly data?: unknown;
}

/** What the box stands beside: an element, the id of one, or a rectangle in px of the viewport. */
export type ActionSheetAnchor = Element | string | { left: number; top: number; width?: number; height?: number };

const itemOf = (given: unknown): ActionSheetItem =>
  typeof given === 'object' && given !== null ? (given as ActionSheetItem) : { text: String(given ?? '') };

let use: typeof import('./use.js') | undefined;
let loadingIcons: Promise<unknown> | undefined;

/**
 * A list of actions of which the user chooses one: a sheet at the lower edge of phones, a box in the middle of screens
 * from 500 × 500 px on, or beside an `anchor`. Arrow keys, Home, End and typed letters move in it, Enter chooses. Escape,
 * Back, its cancel button, a click beside it and a swipe down close it without a choice. With an empty list it does not
 * open; until there is a list it waits.
 *
 * @slot overlay - For other overlays that must work while this one is open, such as a toast.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent<ActionSheetResult>} close - It has closed. `result`: `{ tapIndex, data }`, if the `reason` is `confirm`.
 * @event {ActionSelectEvent} select - The user chose an item: fields `tapIndex` and `data`. Comes after `close`.
 * @csspart surface - The sheet, or the box.
 * @csspart title - The heading.
 * @csspart list - The items, which scroll when there are many.
 * @csspart item - An item.
 * @csspart text - Its text.
 * @csspart description - What stands below the text.
 * @csspart icon - Its icon.
 * @csspart cancel - The button that cancels.
 * @cssprop --nc-action-sheet-background - Background; `background-color` beats it.
 * @cssprop --nc-action-sheet-title-color - Heading.
 * @cssprop --nc-action-sheet-item-color - Items.
 * @cssprop --nc-action-sheet-cancel-color - Label of the cancel button.
 * @cssstate box - It is a box, as screens with room for one are; else a sheet at the lower edge.
 * @cssstate busy - `canDismiss` is thinking about a choice.
 * @cssstate dragging - The user has it in hand.
 */
export class NcActionSheet extends OverlayElement<ActionSheetResult> {
  static override styles = actionSheetStyles;
  static override localized = true;

  /** What can be done: texts, or objects with `text`, `description`, `icon`, `color`, `role`, `disabled` and `data`. */
  @property({ attribute: 'item-list', converter: jsonConverter })
  declare itemList: readonly (string | ActionSheetItem)[] | undefined;

  /** The heading. */
  @property({ default: '' }) declare title: string;

  /** Colour of the heading. Any CSS colour. */
  @property({ attribute: 'title-color', default: '' }) declare titleColor: string;

  /** Colour of the items. Any CSS colour. */
  @property({ attribute: 'item-color', default: '' }) declare itemColor: string;

  /** Offers a button to cancel. `show-cancel="false"` in HTML. Default: true. */
  @property({ attribute: 'show-cancel', converter: unlessFalse, default: true }) declare showCancel: boolean;

  /** Label of the cancel button. Default: Cancel, in the language of the app. */
  @property({ attribute: 'cancel-text', default: '' }) declare cancelText: string;

  /** Colour of the cancel button's label. Any CSS colour. */
  @property({ attribute: 'cancel-color', default: '' }) declare cancelColor: string;

  /** What is behind it all. Any CSS colour. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** A click beside it, or a swipe down, cancels. `light-dismiss="false"` in HTML. Default: true. */
  @property({ attribute: 'light-dismiss', converter: unlessFalse, default: true }) declare lightDismiss: boolean;

  /**
   * What the box stands beside, on screens that have room for one: an element, which it follows, or its id, or a rectangle
   * `{ left, top, width, height }` in px of the viewport. (`popover` of `showActionSheet`.)
   */
  @property() declare anchor: ActionSheetAnchor | null | undefined;

  readonly #roving = new RovingFocusController<HTMLButtonElement>(this, {
    items: () => this.#buttons,
    orientation: () => 'vertical',
    textOf: (button) => button.textContent,
  });
  #picked?: number | undefined;
  /** Before this update. */
  #hadFocus = false;
  #drag?: SheetDrag | undefined;
  #loading?: Promise<unknown> | undefined;
  /** Where its anchor is, or was when it was last seen. */
  #beside: Anchor | undefined;
  #unfollow?: (() => void) | undefined;

  /** Shows it. Resolves when it has closed again, to the `close` event; at once if there are no items. */
  override async show(): Promise<CloseEvent<ActionSheetResult>> {
    if (this.#items.length) return super.show();
    this.#warn();
    return new CloseEvent('cancel');
  }

  override handleEvent(event: Event): void {
    if (event.type !== 'resize') return super.handleEvent(event);
    this.requestUpdate();
    this.performUpdate();
    this.#place();
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
    this.#follow();
    for (const target of this.#resizing) target?.addEventListener('resize', this);
    this.#loading = this.#loadUse(this.surface!);
  }

  protected override lowered(): void {
    this.#unfollow?.();
    for (const target of this.#resizing) target?.removeEventListener('resize', this);
    this.#drag?.dispose();
    this.#drag = undefined;
    this.setState('dragging', false);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    if (this.isShowing) await Promise.all([this.#loading, loadingIcons]);
    return super.getUpdateComplete();
  }

  protected override appear(): void {
    this.#picked = undefined;
    // Until the page has said what there is to choose, there is nothing to show.
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
    // Not in the style sheet: WebKit does not ask those of shadow trees again when the window changes.
    if (this.open) this.setState('box', this.#isWide);
    passColors(this, changed, '--nc-action-sheet-');
    for (const button of this.renderRoot.querySelectorAll<HTMLElement>('[data-index]'))
      button.style.color = this.#items[Number(button.dataset['index'])]?.color ?? '';
    super.updated(changed);
    if (changed.has('itemList') && this.open && !this.isShowing && this.isConnected) this.appear();
    if (!this.isShowing) return;
    if (changed.has('itemList')) {
      this.#roving.setTabStop(this.#buttons.find((button) => button.tabIndex === 0));
      // The item that had it may be gone.
      if (this.#hadFocus && !(this.renderRoot as ShadowRoot).activeElement) this.takeFocus();
    }
    if (changed.has('anchor')) this.#follow();
    else if (changed.has('itemList')) this.#place(true);
  }

  protected override renderSurface(): unknown {
    const { title } = this;
    const items = this.#items;
    const hasIcons = items.some(({ icon }) => icon);
    if (hasIcons) loadingIcons ??= import('../icon/index.js').catch(reportError);
    const isStart = hasIcons || items.some(({ description, role }) => description || role === 'selected');
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
        class=${isStart ? 'start' : ''}
        aria-labelledby=${labelledBy}
        aria-label=${ariaLabel}
      >
        ${items.map((item, index) => (item.role === 'cancel' ? nothing : this.#renderItem(item, index)))}
      </div>
      ${this.#renderCancel()}
      <slot name="overlay"></slot>
    </dialog>`;
  }

  /** What `cancelText` says, unless the list has words of its own for it. */
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

  #renderItem({ text, description, icon, role, disabled }: ActionSheetItem, index: number): unknown {
    const isSelectable = this.#items.some((item) => item.role === 'selected');
    const isBusy = index === this.#picked && this.matches(':state(busy)');
    const picture =
      icon && /[/.:]/.test(icon) ? html`<img src=${icon} alt="" />` : html`<nc-icon type=${icon}></nc-icon>`;
    return html`<button
      type="button"
      part="item"
      data-index=${index}
      class=${role === 'destructive' ? 'destructive' : ''}
      role=${isSelectable ? 'menuitemradio' : 'menuitem'}
      aria-checked=${isSelectable ? role === 'selected' : nothing}
      aria-busy=${isBusy ? 'true' : nothing}
      ?disabled=${disabled}
      @click=${() => this.#pick(index)}
    >
      ${icon ? html`<span part="icon">${picture}</span>` : nothing}
      <span class="words">
        <span part="text">${text}</span>
        ${description ? html`<span part="description">${description}</span>` : nothing}
      </span>
    </button>`;
  }

  get #items(): readonly ActionSheetItem[] {
    return Array.isArray(this.itemList) ? this.itemList.map(itemOf) : [];
  }

  get #buttons(): HTMLButtonElement[] {
    return [...(this.renderRoot?.querySelectorAll<HTMLButtonElement>('[part="item"]') ?? [])];
  }

  get #isWide(): boolean {
    return this.ownerDocument.defaultView?.matchMedia(WIDE).matches ?? false;
  }

  get #anchorBox(): Anchor | undefined {
    const { anchor } = this;
    const element = elementOf(this, anchor);
    if (element) return rectangleOf(element);
    const { left, top, width = 0, height = 0 } = (anchor ?? {}) as Partial<Anchor>;
    const box = { left, top, width, height };
    return Object.values(box).every(Number.isFinite) ? (box as Anchor) : undefined;
  }

  get #resizing(): readonly (EventTarget | null | undefined)[] {
    const view = this.ownerDocument.defaultView;
    return [view, view?.visualViewport];
  }

  #warn(): void {
    warnOnce(this, 'itemList', 'at least one item', this.itemList);
  }

  /** Stands beside its anchor from now on, wherever that goes. */
  #follow(): void {
    const { anchor } = this;
    const find = () => elementOf(this, anchor);
    this.#unfollow?.();
    this.#unfollow = undefined;
    this.#place();
    if (find() || typeof anchor === 'string')
      this.#unfollow = use?.follow(
        () => use!.sidesOf(rectangleOf(find())),
        () => this.#place(true),
      );
    if (anchor && !find() && !this.#beside)
      warnOnce(this, 'anchor', 'an element, the id of one, or { left, top, width, height }', anchor);
  }

  /** `stays`: where it is, if its anchor has gone meanwhile. */
  #place(stays = false): void {
    const box = this.#anchorBox;
    if (box || !stays) this.#beside = box;
    this.surface!.toggleAttribute('data-anchored', this.#beside !== undefined);
    if (this.#beside && this.#isWide) place(this.surface!, this.#beside, 'center');
  }

  #pick(index: number): void {
    if (this.matches(':state(busy)')) return;
    this.#picked = index;
    this.dismiss('confirm');
  }

  async #loadUse(surface: HTMLElement): Promise<void> {
    use ??= await import('./use.js');
    if (!this.isShowing || this.surface !== surface || this.#drag) return;
    this.#follow();
    const isSheet = () => !this.#isWide && this.lightDismiss && this.isDismissible;
    this.#drag = new use.SheetDrag({
      surface,
      edge: 'bottom',
      stops: [],
      get mayClose() {
        return isSheet();
      },
      expandToScroll: true,
      held: (on) => this.setState('dragging', on),
      stopped: () => undefined,
      pushed: () => this.dismiss('swipe'),
    });
  }
}
