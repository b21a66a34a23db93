import { html, nothing, svg, type PropertyValues } from 'lit';
import type { PanController } from '../internal/gesture/pan.js';
import { elementOf, rectangleOf } from '../internal/overlay/anchor.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { toastStyles } from './toast.styles.js';

export type ToastIcon = 'success' | 'error' | 'loading' | 'none';
export type ToastPosition = 'top' | 'center' | 'bottom';

const drawing = (path: string) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<circle cx="12" cy="12" r="10" /><path d=${path} />`}</svg>`;

const ICONS: Readonly<Record<string, () => unknown>> = {
  success: () => drawing('m7.5 12.4 3.1 3.1 6-6.5'),
  error: () => drawing('M12 7v6M12 16.6v.1'),
  loading: () => html`<span class="spinner"></span>`,
  none: () => nothing,
};

const POSITIONS = ['top', 'center', 'bottom'];

/** What is left for it in any case, in px of the page's height. */
const LEAST_ROOM = 120;

/** What users do to it, and what its anchor does. */
let use: typeof import('./use.js') | undefined;

/** What the text of a toast is made of: another one is read, and stays, as long as a new one. */
const TEXT = ['title', 'icon', 'image', 'duration', 'actionText'];

/**
 * Says briefly that something happened, and goes by itself: not while the user points at it, has the focus in it or
 * looks at another page. It can be swiped away. Screen readers say it when they are done with their sentence, an error
 * at once. Keep the element on the page: only then do they know of it before it speaks.
 *
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent} close - It has gone. `reason`: `timeout`, `swipe`, `confirm` (its button was pressed) or `api`.
 * @csspart box - The box.
 * @csspart title - The text.
 * @csspart action - The button.
 * @cssprop --nc-toast-background - Background of the box.
 * @cssprop --nc-toast-color - Text and icon.
 */
export class NcToast extends OverlayElement<void> {
  static override styles = toastStyles;

  /** What it says. */
  @property({ default: '' }) declare title: string;

  /** `success`, `error`, `loading` or `none`. Default: `success`. */
  @property({ default: 'success' }) declare icon: ToastIcon;

  /** URL of a picture instead of the icon. */
  @property({ default: '' }) declare image: string;

  /** Milliseconds on screen; 0: until it is hidden. Default: 1500. */
  @property({ type: Number, default: 1500 }) declare duration: number;

  /** Keeps clicks, touches and scrolling from the page beneath. */
  @property({ type: Boolean, default: false }) declare mask: boolean;

  /** `top`, `center` or `bottom`. Default: `center`. */
  @property({ default: 'center' }) declare position: ToastPosition;

  /**
   * Keeps clear of an element of the page, given itself or by its id, wherever that goes: at the `bottom` it stands above
   * it, at the `top` below. One that is not on the screen leaves it where it would be.
   */
  @property({ attribute: 'position-anchor' }) declare positionAnchor: Element | string | undefined;

  /** Label of a button, e.g. to undo. Pressing it closes the toast with the reason `confirm`. */
  @property({ attribute: 'action-text', default: '' }) declare actionText: string;

  #timer?: ReturnType<typeof setTimeout>;
  /** Why its time does not run. */
  readonly #pauses = new Set<string>();
  #pan?: PanController;
  #loading?: Promise<void>;
  #unfollow?: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.ariaAtomic = 'true';
    this.#describe();
  }

  /** Shows it; where it shows already, its time begins anew. Resolves when it has closed, to the `close` event. */
  override show(): ReturnType<OverlayElement<void>['show']> {
    const closed = super.show();
    if (this.isShowing) this.#run();
    return closed;
  }

  override handleEvent(event: Event): void {
    switch (event.type) {
      case 'visibilitychange':
        return this.#pause('hidden', this.ownerDocument.hidden);
      // A box that appears beneath a resting mouse is entered, but nobody points at it.
      case 'pointermove':
        return this.#pause('pointer', true);
      case 'pointerleave':
        // A drag has taken the pointer, but it is on it.
        return this.#pause('pointer', this.#pan?.active ?? false);
      case 'pointerdown':
        if (event.currentTarget === this.#box) return this.#pause('pointer', true);
    }
    super.handleEvent(event);
  }

  protected override get locksScroll(): boolean {
    return this.mask;
  }

  protected override raised(): void {
    this.ownerDocument.addEventListener('visibilitychange', this);
    this.#pauses.clear();
    Object.assign(this.#box!.style, { translate: '', opacity: '' });
    this.#pause('hidden', this.ownerDocument.hidden);
    this.#follow();
    if (!this.#pan) this.#loading = this.#loadUse();
  }

  protected override lowered(): void {
    this.ownerDocument.removeEventListener('visibilitychange', this);
    this.#unfollow?.();
    clearTimeout(this.#timer);
    this.#pan?.cancel();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.#loading;
    return isComplete;
  }

  protected override update(changed: PropertyValues): void {
    // The role first, so that what is said is said in its manner.
    this.#describe();
    super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('positionAnchor') || changed.has('position')) this.#follow();
    if (this.isShowing && TEXT.some((name) => changed.has(name))) this.#run();
  }

  protected override renderSurface(): unknown {
    const { icon, image, title, actionText, mask } = this;
    if (!Object.hasOwn(ICONS, icon)) warnOnce(this, 'icon', Object.keys(ICONS).join(', '), icon);
    if (!POSITIONS.includes(this.position)) warnOnce(this, 'position', POSITIONS.join(', '), this.position);
    const position = POSITIONS.includes(this.position) ? this.position : 'center';
    const isLine = position !== 'center' || actionText || (icon === 'none' && !image);
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<div id="surface" popover="manual" title="" data-position=${position} ?data-mask=${mask}>
      <div
        id="box"
        part="box"
        ?data-line=${isLine}
        @pointerdown=${this}
        @pointermove=${this}
        @pointerleave=${this}
      >
        <span id="text">${image ? html`<img src=${image} alt="" />` : (ICONS[icon] ?? ICONS.success!)()}
        <span part="title" ?hidden=${!title}>${title}</span></span>
        ${actionText ? html`<button type="button" part="action" @click=${this.#act}>${actionText}</button>` : nothing}
      </div>
    </div>`;
  }

  get #box(): HTMLElement | null {
    return this.renderRoot.querySelector('#box');
  }

  #describe(): void {
    this.internals.role = this.icon === 'error' ? 'alert' : 'status';
  }

  #act(): void {
    this.dismiss('confirm');
  }

  async #loadUse(): Promise<void> {
    try {
      use ??= await import('./use.js');
      this.#pan ??= use.swipeAway(
        this,
        () => this.#box,
        // It may have sprung away from beneath the pointer, which tells nobody.
        () => this.#pause('pointer', false),
      );
      this.#follow();
    } catch {
      // Without a network it can't be swiped; it goes by itself. The next time tries again.
    }
  }

  /** Keeps clear of its anchor from now on. */
  #follow(): void {
    const { positionAnchor: given, surface } = this;
    this.#unfollow?.();
    this.#unfollow = undefined;
    if (!surface) return;
    if (given && !elementOf(this, given)) warnOnce(this, 'positionAnchor', 'an element, or the id of one', given);
    this.#keepClear();
    if (given && this.isShowing) this.#unfollow = use?.follow(() => this.#insets, this.#keepClear.bind(this));
  }

  /** From the top and bottom of the screen to what is beyond its anchor. */
  get #insets(): readonly [top: string, bottom: string] {
    const { innerWidth, innerHeight } = this.ownerDocument.defaultView!;
    const box = rectangleOf(elementOf(this, this.positionAnchor));
    const isSeen = box && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!isSeen) return ['', ''];
    // Where the anchor leaves no room, what matters is that the toast is seen.
    const inset = (length: number) => `${Math.max(0, Math.min(length, innerHeight - LEAST_ROOM))}px`;
    return [inset(box.bottom), inset(innerHeight - box.top)];
  }

  #keepClear(): void {
    const { surface, position } = this;
    const [top, bottom] = this.#insets;
    surface!.toggleAttribute('data-anchored', top !== '');
    surface!.style.top = position === 'top' ? top : '';
    surface!.style.bottom = position === 'bottom' ? bottom : '';
  }

  #pause(why: string, on: boolean): void {
    if (on) this.#pauses.add(why);
    else this.#pauses.delete(why);
    this.#run();
  }

  /** Starts its time, from the beginning. */
  #run(): void {
    clearTimeout(this.#timer);
    if (!this.isShowing) return;
    if (this.duration > 0 && this.#pauses.size === 0) this.#timer = setTimeout(() => this.#expire(), this.duration);
  }

  #expire(): void {
    // Whoever has come to its button with the keyboard is not hurried.
    if ((this.renderRoot as ShadowRoot).activeElement) this.#run();
    else this.close('timeout');
  }
}
