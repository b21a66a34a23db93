import { html, render, type PropertyValues, type TemplateResult } from 'lit';
import { keepFocusIn } from '../base/kept-focus.js';
import { lazy } from '../base/lazy.js';
import { NcElement } from '../internal/element/nc-element.js';
import { Part } from '../internal/element/parts.js';
import { attribute, property } from '../internal/element/property.js';
import { viewOf } from '../internal/element/view.js';
import { warnOnce } from '../internal/element/warn.js';
import { isFromField } from '../internal/gesture/fields.js';
import { PanController, type PanState } from '../internal/gesture/pan.js';
import { PressController } from '../internal/gesture/press.js';
import { swallowMouse } from '../internal/gesture/swallow-click.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import '../icon/index.js';
import { SwipeActEvent, SwipeOpenEvent } from './events.js';
import { rowClosed, rowOpened } from './open-rows.js';
import { OPTIONS, optionsOf, renderOptions, valueOf, type SwipeOption, type SwipeSide } from './options.js';
import { dragged, isFarEnough, maySwipe, released, shiftOf, sideOf, type Widths } from './shift.js';
import { swipeActionStyles } from './swipe-action.styles.js';

const contextMenu = new Part(lazy(() => import('./context-menu.js')));

const SIDES = ['start', 'end'] as const;

/** What has a context menu of the browser's own. */
const NATIVE_MENU = 'a[href], input, textarea, [contenteditable]:not([contenteditable="false"]), img, video, audio';

/** One action of a row, as its context menu lists it. */
interface Action {
  readonly text: string;
  readonly icon?: string;
  readonly disabled?: boolean;
  readonly destructive?: boolean;
  run(): void;
}

/**
 * A row that uncovers actions at its sides: by a swipe with a finger or the mouse; by Tab, which leads to the actions; or
 * all of them in a menu, by a long press, a right click or the key for context menus. A press elsewhere, a scroll, Escape
 * and the swipe of another row cover them again.
 *
 * @slot - The row.
 * @slot start - Actions at the start, such as buttons. In the `action` event `value` is that of the element.
 * @slot end - Actions at the end.
 * @event {SwipeOpenEvent} open - The user has uncovered the actions of a side; field `side`.
 * @event {SwipeOpenEvent} close - The user has covered them; field `side`.
 * @event {SwipeActEvent} action - The user chose an action; fields `value`, `side` and `index`. With `preventDefault()` the
 *   row stays open.
 * @csspart content - Around the row.
 * @csspart start - Around the actions at the start.
 * @csspart end - Around the actions at the end.
 * @csspart action - A button of `startOptions` or `endOptions`.
 * @cssprop --nc-swipe-action-background - Background of the row. Default: none.
 * @cssstate open - The actions of a side are uncovered.
 * @cssstate dragging - The user swipes.
 * @cssstate full - The user swipes so far that the outer action follows.
 */
export class NcSwipeAction extends NcElement implements SizeWatcher {
  static override styles = swipeActionStyles;
  static override template: TemplateResult = html`<div id="box" data-side=""
    ><div id="start" part="start"><div class="row"><slot name="start"></slot></div></div
    ><div id="content" part="content"><slot></slot></div
    ><div id="end" part="end"><div class="row"><slot name="end"></slot></div></div
  ></div>`;

  /** The side whose actions are uncovered: `start`, `end`, or empty. Follows the user. */
  @property({ default: '' }) declare open: SwipeSide | '';

  /** Actions at the start: texts, or objects with `text`, `label`, `type`, `icon`, `value` and `disabled`. JSON as an attribute. */
  @property({ attribute: 'start-options', type: OPTIONS })
  declare startOptions: readonly (string | SwipeOption)[] | undefined;

  /** The same at the end. */
  @property({ attribute: 'end-options', type: OPTIONS })
  declare endOptions: readonly (string | SwipeOption)[] | undefined;

  /** Whether a swipe over more than 60% of the row does the outer action. */
  @property({ type: Boolean, attribute: 'full-swipe', default: false }) declare fullSwipe: boolean;

  /** One row of a group is open at a time. Default: all rows of the page without a group. */
  @property({ default: '' }) declare group: string;

  /** The user cannot uncover the actions. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** The widths of the actions, measured when the user takes hold of the row or it opens. */
  #widths: Widths = { start: 0, end: 0 };
  /** Where it is, in px in reading direction. */
  #shift = 0;
  /** The side that was open when the swipe began. */
  #from: SwipeSide | '' = '';
  #page: Document | undefined;
  /** Both sides have been drawn once. */
  #isDrawn = false;
  readonly #pan: PanController;

  constructor() {
    super();
    this.addEventListener('contextmenu', this);
    this.addEventListener('click', this, true);
    this.#pan = new PanController(this, {
      name: 'swipe-action',
      axis: () => 'x',
      mayEnter: (event) => this.#mayEnter(event),
      mayStart: ({ inline }) => this.#mayStart(inline),
      start: () => this.setState('dragging', true),
      move: (state) => this.#move(state),
      end: (state, isCancelled) => this.#end(state, isCancelled),
    });
    // Safari on iOS has no `contextmenu` event.
    new PressController(this, {
      mayEnter: (event) => event.pointerType === 'touch' && this.#hasMenu(event),
      longPress: (event) => {
        swallowMouse();
        this.#openMenu(event);
      },
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A swipe is not a scroll. This listener is there before the touch, or the browser would not ask it.
    this.addEventListener('touchmove', this, { passive: false });
    if (this.hasUpdated && this.open) this.#show(this.open);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('touchmove', this);
    this.#forget();
  }

  handleEvent(event: Event): void {
    switch (event.type) {
      case 'touchmove':
        if (this.#pan.active && event.cancelable) event.preventDefault();
        break;
      case 'click':
        this.#handleClick(event);
        break;
      case 'contextmenu':
        if (!event.defaultPrevented && this.#hasMenu(event)) {
          event.preventDefault();
          this.#openMenu(event as MouseEvent);
        }
        break;
      case 'focusin':
        this.#turn(this.#sideOf(event) ?? '');
        // An action may remove the row.
        if (this.parentElement) keepFocusIn(this.parentElement, event);
        break;
      case 'focusout':
        if (this.#sideOf(event) && !this.#isInside((event as FocusEvent).relatedTarget as Node | null)) this.cover();
    }
  }

  /** @internal The actions have another size, say because of a font that has loaded. */
  resized(): void {
    const { start, end } = this.#widths;
    if (!this.#page || this.#pan.active) return;
    this.#measure();
    if (start === this.#widths.start && end === this.#widths.end) return;
    // In the next frame: it resizes what is observed.
    viewOf(this).requestAnimationFrame(() => this.#page && !this.#pan.active && this.#show(this.#open));
  }

  /** @internal Covers the actions, since the user did something else. */
  cover(): void {
    if (this.#pan.active) this.#pan.cancel();
    this.#turn('');
  }

  protected override firstUpdated(): void {
    // The host is not told of a focus that moves within its shadow tree.
    for (const type of ['focusin', 'focusout']) this.#box.addEventListener(type, this);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const side of SIDES) this.#draw(side, changed);
    this.#isDrawn = true;
    const { open } = this;
    if (!['', ...SIDES].includes(open)) warnOnce(this, 'open', 'start, end or empty', open);
    if (changed.has('open') || changed.has('startOptions') || changed.has('endOptions')) this.#show(this.#open);
  }

  /** The open side: `open`, if it is one. */
  get #open(): SwipeSide | '' {
    return SIDES.find((side) => side === this.open) ?? '';
  }

  get #box(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('#box')!;
  }

  #row(side: SwipeSide): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(`#${side} > .row`)!;
  }

  #options(side: SwipeSide): readonly SwipeOption[] {
    return optionsOf(side === 'start' ? this.startOptions : this.endOptions);
  }

  #slotted(side: SwipeSide): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(`:scope > [slot="${side}"]`)];
  }

  #draw(side: SwipeSide, changed: PropertyValues): void {
    const options = this.#options(side);
    if (!changed.has(`${side}Options`) || (!this.#isDrawn && !options.length)) return;
    render(renderOptions(options), this.#row(side), { host: this });
  }

  /** Shows a side, or none, as `open` says. */
  #show(side: SwipeSide | ''): void {
    this.#measure();
    this.#moveTo(shiftOf(side, this.#widths));
    this.setState('open', side !== '');
    if (side === '') this.#forget();
    else if (this.isConnected) {
      if (!this.#page) for (const each of SIDES) watchSize(this.#row(each), this);
      this.#page = this.ownerDocument;
      rowOpened(this);
    }
  }

  /** It is not open any more, or not on the page. */
  #forget(): void {
    const page = this.#page;
    this.#page = undefined;
    if (!page) return;
    for (const side of SIDES) unwatchSize(this.#row(side), this);
    rowClosed(this, page);
  }

  /** The user opens a side, or closes it. */
  #turn(side: SwipeSide | ''): void {
    const before = this.#open;
    this.setState('full', false);
    if (side === before) return this.#moveTo(shiftOf(side, this.#widths));
    this.open = side;
    this.#show(side);
    if (side === '') this.dispatchEvent(new SwipeOpenEvent('close', before as SwipeSide));
    else this.dispatchEvent(new SwipeOpenEvent('open', side));
  }

  /** Measures how wide the actions of each side are by themselves, also while they are stretched. */
  #measure(): void {
    const width = (side: SwipeSide) => {
      const row = this.#row(side);
      const slotted = this.#slotted(side);
      if (!slotted.length && row.childElementCount < 2) return 0;
      row.dataset['measured'] = '';
      const { offsetWidth } = row;
      delete row.dataset['measured'];
      return offsetWidth;
    };
    this.#widths = { start: width('start'), end: width('end') };
  }

  #moveTo(shift: number): void {
    this.#shift = shift;
    const { style, dataset } = this.#box;
    style.setProperty('--_shift', shift ? `${shift}px` : '');
    // The other side keeps its width of 0.
    dataset['side'] = sideOf(shift);
  }

  #mayEnter(event: PointerEvent): boolean {
    if (this.disabled || isFromField(event, this) || this.#isInMenu(event)) return false;
    if (event.pointerType === 'mouse' && !event.isPrimary) return false;
    this.#from = this.#open;
    this.#measure();
    return this.#widths.start > 0 || this.#widths.end > 0;
  }

  #mayStart(inline: number): boolean {
    return maySwipe(inline, this.#from, this.#widths, this.fullSwipe);
  }

  #move({ inline }: PanState): void {
    this.#moveTo(dragged(inline, this.#from, this.#widths, this.fullSwipe));
    this.setState('full', this.#isFull);
  }

  #end({ speedInline }: PanState, isCancelled: boolean): void {
    const isFull = this.#isFull;
    const shift = this.#shift;
    this.setState('dragging', false);
    if (isCancelled) return this.#turn(this.#from);
    const side = sideOf(shift);
    if (isFull && side) {
      const actions = this.#actions(side);
      const outer = side === 'start' ? actions[0] : actions.at(-1);
      this.#turn(side);
      outer?.run();
    } else this.#turn(released(shift, speedInline, this.#widths));
  }

  get #isFull(): boolean {
    return this.fullSwipe && isFarEnough(this.#shift, this.offsetWidth);
  }

  /** The side whose actions an event is in. */
  #sideOf(event: Event): SwipeSide | undefined {
    const path = event.composedPath();
    return SIDES.find((side) => path.includes(this.renderRoot.querySelector(`#${side}`)!));
  }

  #isInMenu(event: Event): boolean {
    return event.composedPath().some((node) => (node as Partial<Element>).localName === 'nc-menu');
  }

  #isInside(node: Node | null): boolean {
    return this.contains(node) || this.renderRoot.contains(node);
  }

  #handleClick(event: Event): void {
    if (this.#isInMenu(event)) return;
    const side = this.#sideOf(event);
    if (!side) {
      // A tap on the row covers the actions, and does no more.
      if (!this.#open || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.cover();
      return;
    }
    const path = event.composedPath() as HTMLElement[];
    const button = path.find((node) => node.dataset?.['index'] && node.part.contains('action'));
    const slotted = this.#slotted(side).findIndex((element) => path.includes(element));
    if (button) this.#actOption(side, Number(button.dataset['index']));
    else if (slotted >= 0) this.#actSlotted(side, slotted);
  }

  #actOption(side: SwipeSide, index: number): void {
    const option = this.#options(side)[index];
    if (option) this.#act(valueOf(option), side, index);
  }

  #actSlotted(side: SwipeSide, index: number): void {
    const element = this.#slotted(side)[index] as HTMLElement & { readonly value?: unknown };
    this.#act(element.value || element.textContent.trim(), side, index);
  }

  #act(value: unknown, side: SwipeSide, index: number): void {
    if (this.dispatchEvent(new SwipeActEvent(value, side, index))) this.cover();
  }

  /** The actions of a side, those of the page's own first. */
  #actions(side: SwipeSide): readonly Action[] {
    const slotted = this.#slotted(side).map((element, index) => ({
      text: element.ariaLabel || element.textContent.trim(),
      disabled: element.matches(':disabled, :state(disabled)'),
      // Its own listeners as well.
      run: () => (element.isConnected ? element.click() : this.#actSlotted(side, index)),
    }));
    const options = this.#options(side).map(({ text, icon, type, disabled = false }, index) => ({
      text,
      ...(icon && { icon }),
      disabled,
      destructive: type === 'warn',
      run: () => this.#actOption(side, index),
    }));
    return [...slotted, ...options].filter(({ text }) => text !== '');
  }

  #hasMenu(event: Event): boolean {
    const path = event.composedPath() as Element[];
    const isNative = path.slice(0, path.indexOf(this)).some((node) => node.matches?.(NATIVE_MENU));
    return !this.disabled && !isNative && !this.#isInMenu(event) && SIDES.some((side) => this.#actions(side).length);
  }

  #openMenu({ clientX, clientY }: MouseEvent): void {
    const actions = SIDES.flatMap((side) => this.#actions(side));
    // By a key it is at no point.
    const anchor = clientX || clientY ? { left: clientX, top: clientY } : this;
    this.cover();
    contextMenu.use(this, ({ choose }) => {
      const root = this.renderRoot as ShadowRoot;
      if (!this.isConnected || root.querySelector('nc-menu')) return;
      const entries = actions.map(({ text, icon, disabled, destructive }) => ({
        ...{ text, ...(icon && { icon }), ...(disabled && { disabled }), ...(destructive && { destructive }) },
      }));
      void choose(root, entries, anchor).then((index) => index !== undefined && actions[index]?.run());
    });
  }
}
