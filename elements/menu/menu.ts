import { msg } from '@lit/localize';
import { html, type PropertyValues } from 'lit';
import { lazy } from '../base/lazy.js';
import { actByKey } from '../internal/element/after-dispatch.js';
import type { CloseEvent, CloseReason } from '../internal/element/events.js';
import { Part } from '../internal/element/parts.js';
import { property } from '../internal/element/property.js';
import { RovingFocusController } from '../internal/element/roving-focus.js';
import { boxOf } from '../internal/element/scale.js';
import { warnOnce } from '../internal/element/warn.js';
import { allInside, closestTo, holderOf } from '../internal/observe/flat.js';
import { AnchoredElement, type Placement } from '../internal/overlay/anchored-element.js';
import '../menu-item/index.js';
import type { NcMenuItem } from '../menu-item/menu-item.js';
import { ENTRIES, renderEntries, type MenuEntry } from './entries.js';
import { MenuSelectEvent } from './events.js';
import { menuStyles } from './menu.styles.js';
import { SubmenuHover } from './submenu-hover.js';

export type { Placement };

export type MenuTrigger = 'click' | 'contextmenu' | 'manual';

/** What the user chose. */
export interface MenuResult {
  readonly value: string | number;
}

const longPress = new Part(lazy(() => import('./long-press.js')));

const TRIGGERS = ['click', 'contextmenu', 'manual'];

/** The innermost menu that an event is in. */
const menuOf = (event: Event) => (event.composedPath() as Element[]).find(({ localName }) => localName === 'nc-menu');
/** The innermost item that an event is in. */
const itemOf = (event: Event) =>
  (event.composedPath() as Element[]).find(({ localName }) => localName === 'nc-menu-item') as NcMenuItem | undefined;
const submenuOf = (item: NcMenuItem) => item.submenu as NcMenu | null;

/**
 * A menu beside the button that opens it, or at the point of a context menu. Arrow keys, Home, End and typed letters move
 * in it, Enter and Space choose. An item with a menu of its own opens that by the arrow key, a tap, or a mouse that
 * rests on it. Escape, Back and a press beside it close it, and the focus returns.
 *
 * @slot - The items: `nc-menu-item`, and `hr` between them.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent<MenuResult>} close - It has closed. `result`: `{ value }`, if the `reason` is `confirm`.
 * @event {MenuSelectEvent} select - The user chose an item of it, or of a menu in it; fields `value`, `item` and `checked`.
 *   With `preventDefault()` it stays open.
 * @csspart surface - The box.
 * @csspart item - An item of `items`.
 * @cssprop --nc-menu-background - Background.
 * @cssprop --nc-menu-min-width - Least width; default 11rem.
 * @cssprop --nc-menu-max-width - Greatest width; default 20rem. It never exceeds the screen.
 */
export class NcMenu extends AnchoredElement<MenuResult> {
  static override styles = menuStyles;
  static override localized = true;

  /** @internal */
  readonly popupRole = 'menu';

  /**
   * What opens it at the element of `for`: `click`, also an arrow key; `contextmenu`, at the point of a right click or a
   * long press, and by the keys for context menus; or `manual`, only `open`, `show()` and `showAt()`. Default: `click`.
   */
  @property({ default: 'click' }) declare trigger: MenuTrigger;

  /**
   * Where it is beside its anchor, if it has room there: `top`, `right`, `bottom`, `left`, or `start` and `end`, which follow
   * the direction of the text; each also with `-start` or `-end`, the edges that are aligned. Default: `bottom-start`; in an
   * item `end-start`.
   */
  @property({ default: '' }) declare placement: Placement | '';

  /**
   * Items besides those inside it: texts, or objects with `text`, `value`, `type`, `name`, `icon`, `shortcut`, `href`,
   * `checked`, `disabled`, `destructive` and `items`. JSON as an attribute.
   */
  @property({ type: ENTRIES }) declare items: readonly (string | MenuEntry)[] | undefined;

  /** Name for screen readers. */
  @property({ default: '' }) declare label: string;

  /** Which item gets the focus when it opens. */
  #focused: 'first' | 'last' | 'none' = 'first';
  #result: MenuResult | undefined;
  /** The latest press in it was by a finger. */
  #isTouch = false;
  /** The key that presses an item at the moment. */
  #key = '';
  readonly #hover: SubmenuHover<NcMenuItem>;
  #hasLongPress = false;

  constructor() {
    super();
    for (const type of ['click', 'keydown', 'pointerdown', 'pointermove', 'pointerleave'])
      this.addEventListener(type, this);
    const openBox = () => {
      const surface = this.#openSubmenu?.surface;
      return surface ? boxOf(surface) : undefined;
    };
    this.#hover = new SubmenuHover<NcMenuItem>({
      get openBox() {
        return openBox();
      },
      enter: (item) => this.#enter(item),
      rest: (item) => !item.disabled && submenuOf(item)?.unfold('none'),
    });
    new RovingFocusController<NcMenuItem>(this, {
      items: () => this.#items,
      isDisabled: (item) => item.disabled,
      orientation: () => 'vertical',
      textOf: (item) => item.text,
      ignores: (event) => menuOf(event) !== this,
    });
  }

  /** @internal */
  get triggerKind(): MenuTrigger {
    const { trigger } = this;
    if (this.#parent) return 'manual';
    if (TRIGGERS.includes(trigger)) return trigger;
    warnOnce(this, 'trigger', TRIGGERS.join(', '), trigger);
    return 'click';
  }

  override show(): Promise<CloseEvent<MenuResult>> {
    const closed = super.show();
    this.#focused = 'first';
    return closed;
  }

  /** Shows it at a point of the viewport, in px. Resolves to the `close` event when it has closed again. */
  showAt(left: number, top: number): Promise<CloseEvent<MenuResult>> {
    this.point = { left, top };
    return this.show();
  }

  /** @internal */
  override openBy(event: Event, point?: { left: number; top: number }): void {
    this.#focused = (event as Partial<KeyboardEvent>).key === 'ArrowUp' ? 'last' : 'first';
    const wasShowing = this.isShowing;
    super.openBy(event, point);
    if (wasShowing) this.#takeFocus();
  }

  /** @internal Opens it as the menu of an item. */
  unfold(focused: 'first' | 'none'): void {
    this.#focused = focused;
    if (!this.isShowing) void this.show();
    else if (focused === 'first') this.#takeFocus();
  }

  /** @internal */
  override isWithin(path: readonly EventTarget[]): boolean {
    return super.isWithin(path) || path.includes(this.#root);
  }

  override handleEvent(event: Event): void {
    // Its surface reports to it as well.
    if (event.currentTarget !== this) return super.handleEvent(event);
    if (menuOf(event) !== this) return this.#hover.stop();
    const { pointerType } = event as PointerEvent;
    switch (event.type) {
      case 'keydown':
        return this.#handleKey(event as KeyboardEvent);
      case 'click':
        return this.#handleClick(event);
      case 'pointerdown':
        this.#isTouch = pointerType === 'touch';
        return;
      case 'pointerleave':
        return this.#hover.stop();
      default:
        if (pointerType !== 'touch') this.#hover.move(event as PointerEvent, itemOf(event));
    }
  }

  protected override get placing(): string {
    return this.placement || (this.#parent ? 'end-start' : 'bottom-start');
  }

  protected override get anchorElement(): Element | null {
    return this.#parent ?? super.anchorElement;
  }

  protected override resultOf(reason: CloseReason): MenuResult | undefined {
    return reason === 'confirm' ? this.#result : undefined;
  }

  protected override appear(): void {
    this.#result = undefined;
    super.appear();
  }

  protected override raised(): void {
    this.#align();
    super.raised();
    this.#parent?.expand(true);
    if (this.#focused !== 'none') this.#takeFocus();
  }

  protected override updated(changed: PropertyValues): void {
    if (this.isShowing) this.#align();
    super.updated(changed);
    if (this.#hasLongPress || !this.htmlFor || this.triggerKind !== 'contextmenu') return;
    this.#hasLongPress = true;
    longPress.use(this, ({ LongPress }) => new LongPress(this));
  }

  protected override lowered(): void {
    super.lowered();
    this.#hover.stop();
    this.#parent?.expand(false);
  }

  protected override close(reason: CloseReason, result?: MenuResult): void {
    // The focus returns by way of the items.
    this.#openSubmenu?.close('api');
    super.close(reason, result);
  }

  protected override renderSurface(): unknown {
    const { label, ariaLabel, triggerElement } = this;
    const name =
      label ||
      ariaLabel ||
      triggerElement?.ariaLabel ||
      triggerElement?.textContent.trim() ||
      msg('Menu', { id: 'nc.menu.label', desc: 'Name of a menu without a label, for screen readers' });
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<div id="surface" part="surface" popover="manual" role="menu" title="" tabindex="-1" aria-label=${name}
      ><slot></slot>${renderEntries(this.items)}</div>`;
  }

  /** The item that it is the menu of. */
  get #parent(): NcMenuItem | null {
    return holderOf(this, (holder): holder is NcMenuItem => holder.localName === 'nc-menu-item');
  }

  /** The outermost menu. */
  get #root(): NcMenu {
    const item = this.#parent;
    const outer =
      (item && closestTo(item, 'nc-menu')) ?? (item?.getRootNode() as Partial<ShadowRoot> | undefined)?.host;
    return outer?.localName === 'nc-menu' ? (outer as NcMenu).#root : this;
  }

  get #items(): readonly NcMenuItem[] {
    const { renderRoot } = this;
    const given = allInside<NcMenuItem>(this, 'nc-menu-item').filter((item) => closestTo(item, 'nc-menu') === this);
    const listed = [...renderRoot.querySelectorAll('nc-menu-item')].filter((item) => !item.closest('nc-menu'));
    return [...given, ...listed];
  }

  get #openSubmenu(): NcMenu | undefined {
    return this.#items.map(submenuOf).find((submenu) => submenu?.isShowing) ?? undefined;
  }

  #takeFocus(): void {
    const usable = this.#items.filter(({ disabled }) => !disabled);
    const item = this.#focused === 'last' ? usable.at(-1) : usable[0];
    (item ?? this.surface)?.focus();
  }

  /** The texts of all items begin at the same place. */
  #align(): void {
    const items = this.#items;
    const isIndented = items.some(({ hasMark }) => hasMark);
    for (const item of items) item.indent(isIndented);
  }

  /** The mouse is on an item. */
  #enter(item: NcMenuItem): void {
    const open = this.#openSubmenu;
    if (open && open.#parent !== item) open?.dismiss('cancel');
    if (!item.disabled) item.focus({ preventScroll: true });
  }

  #handleKey(event: KeyboardEvent): void {
    const { key, defaultPrevented, ctrlKey, metaKey, altKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey) return;
    const item = itemOf(event);
    const [forward, back] = this.matches(':dir(rtl)') ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (key === 'Tab') this.#root.dismiss('cancel');
    else if (item && (key === 'Enter' || key === ' ')) actByKey(event, () => this.#press(item, key));
    else if (item && key === forward && !item.disabled && item.submenu) {
      event.preventDefault();
      submenuOf(item)?.unfold('first');
    } else if (key === back && this.#parent) {
      event.preventDefault();
      this.dismiss('cancel');
    } else if (!item && /^Arrow(?:Up|Down)$/.test(key)) {
      event.preventDefault();
      this.#focused = key === 'ArrowUp' ? 'last' : 'first';
      this.#takeFocus();
    }
  }

  #press(item: NcMenuItem, key: string): void {
    this.#key = key;
    item.press();
    this.#key = '';
  }

  #handleClick(event: Event): void {
    const item = itemOf(event);
    if (!item || event.defaultPrevented) return;
    const submenu = submenuOf(item);
    if (item.disabled) event.preventDefault();
    else if (!submenu) this.#choose(item);
    else if (submenu.isShowing && this.#isTouch && !this.#key) submenu.dismiss('cancel');
    else {
      this.#enter(item);
      submenu.unfold(this.#key ? 'first' : 'none');
    }
  }

  #choose(item: NcMenuItem): void {
    const { type, name } = item;
    const value = item.value === '' ? item.text : item.value;
    if (type === 'checkbox') item.checked = !item.checked;
    if (type === 'radio') {
      for (const each of this.#items) if (each.type === type && each.name === name) each.checked = each === item;
    }
    const root = this.#root;
    const event = new MenuSelectEvent(value, item, item.checked);
    // Space checks several items, one after the other.
    const stays = this.#key === ' ' && type !== 'normal';
    if (!root.dispatchEvent(event) || stays) return;
    root.#result = { value };
    root.dismiss('confirm');
  }
}
