import { html, nothing, svg, type PropertyValues } from 'lit';
import { returnFocus } from '../base/focus.js';
import type { PanController } from '../internal/gesture/pan.js';
import { ELEMENT } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { setLongTimeout, type Timer } from '../base/timers.js';
import { warnOnce } from '../internal/element/warn.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { Clearance } from './clearance.js';
import { swipeAway } from './swipe-away.js';
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

/** When one of these changes, the time of the toast starts again, as for a new toast. */
const MESSAGE = ['title', 'icon', 'image', 'duration', 'actionText'];

/**
 * A short message that closes by itself after a while, but not while the user points at it, has the focus in it or looks
 * at another page. It can be swiped away. Screen readers announce it after their present sentence, an error at once. Keep
 * the element on the page while it is closed: they announce only changes of a region that was there before.
 *
 * F6 goes to its button, wherever the focus is, and back. Where a toast closes that has the focus, the focus goes back too.
 *
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent} close - It has closed. `reason`: `timeout`, `swipe`, `confirm` (its button was pressed) or `api`.
 * @csspart box - The box.
 * @csspart title - The text.
 * @csspart action - The button.
 * @cssprop --nc-toast-background - Background of the box.
 * @cssprop --nc-toast-color - Text and icon.
 */
export class NcToast extends OverlayElement<void> {
  static override styles = toastStyles;

  /** The text. */
  @property({ default: '' }) declare title: string;

  /** The icon: `success`, `error`, `loading` or `none`. Default: `success`. */
  @property({ default: 'success' }) declare icon: ToastIcon;

  /** URL of a picture instead of the icon. */
  @property({ default: '' }) declare image: string;

  /** How long it stays, in ms; 0 or Infinity: until it is hidden. Default: 1500. */
  @property({ type: Number, default: 1500 }) declare duration: number;

  /** Blocks clicks, touches and scrolling of the page beneath. */
  @property({ type: Boolean, default: false }) declare mask: boolean;

  /**
   * Where on the screen it is: `top`, `center` or `bottom`. Default: `center`. At the top it is below the page's bar, which
   * is as high as `--window-top` says, at the bottom above `--window-bottom`.
   */
  @property({ default: 'center' }) declare position: ToastPosition;

  /**
   * An element of the page, or its id, which the toast does not cover: at the `bottom` it is above the element, at the
   * `top` below it. It follows the element. While that is not on the screen, it has no effect.
   */
  @property({ type: ELEMENT, attribute: 'position-anchor' }) declare positionAnchor: Element | string | undefined;

  /** Label of a button, for example to undo. Pressing it, or F6 and Enter, closes the toast with the reason `confirm`. */
  @property({ attribute: 'action-text', default: '' }) declare actionText: string;

  #timer: Timer | undefined;
  /** Reasons why its time does not run. */
  readonly #pauses = new Set<string>();
  readonly #clearance = new Clearance(this);
  #pan?: PanController;
  /** What had the focus before its button. */
  #before: HTMLElement | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.ariaAtomic = 'true';
    this.#describe();
  }

  /** Shows it. If it is on screen already, its time starts again. Resolves to the `close` event when it has closed. */
  override show(): ReturnType<OverlayElement<void>['show']> {
    const closed = super.show();
    if (this.isShowing) this.#startTime();
    return closed;
  }

  override handleEvent(event: Event): void {
    switch (event.type) {
      case 'keydown':
        return this.#jump(event as KeyboardEvent);
      case 'focusin':
        this.#before = (event as FocusEvent).relatedTarget as HTMLElement | null;
        return;
      case 'visibilitychange':
        return this.#pause('hidden', this.ownerDocument.hidden);
      // Not `pointerenter`, which a resting mouse fires too when the box appears beneath it.
      case 'pointermove':
        return this.#pause('pointer', true);
      case 'pointerleave':
        // A drag has captured the pointer, which is still on the box.
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
    this.ownerDocument.addEventListener('keydown', this);
    this.#pauses.clear();
    Object.assign(this.#box!.style, { translate: '', opacity: '' });
    this.#pause('hidden', this.ownerDocument.hidden);
    this.#clearance.start(this.surface!);
    this.#pan ??= swipeAway(
      this,
      () => this.#box,
      // The box may have moved away from the pointer, for which there is no event.
      () => this.#pause('pointer', false),
    );
  }

  protected override lowered(): void {
    this.ownerDocument.removeEventListener('visibilitychange', this);
    this.ownerDocument.removeEventListener('keydown', this);
    if (this.#hasFocus) this.#goBack();
    this.#clearance.stop();
    this.#pan?.cancel();
    clearTimeout(this.#timer);
  }

  protected override update(changed: PropertyValues): void {
    // Before the text: screen readers announce it by the role at that moment.
    this.#describe();
    super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.isShowing) return;
    if (changed.has('positionAnchor') || changed.has('position')) this.#clearance.start(this.surface!);
    if (MESSAGE.some((name) => changed.has(name))) this.#startTime();
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
        @focusin=${this}
      >
        <span id="text">${image ? html`<img src=${image} alt="" />` : (ICONS[icon] ?? ICONS.success!)()}
        <span part="title" ?hidden=${!title}>${title}</span></span>
        ${actionText ? html`<button type="button" part="action" aria-keyshortcuts="F6" @click=${this.#act}>${actionText}</button>` : nothing}
      </div>
    </div>`;
  }

  get #box(): HTMLElement | null {
    return this.renderRoot.querySelector('#box');
  }

  get #hasFocus(): boolean {
    return (this.renderRoot as ShadowRoot).activeElement !== null;
  }

  /** F6 goes to the next part of a window; here to the button, and back. */
  #jump(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const button = this.renderRoot.querySelector<HTMLElement>('[part=action]');
    if (key !== 'F6' || altKey || ctrlKey || metaKey || !button || event.defaultPrevented) return;
    event.preventDefault();
    if (this.#hasFocus) this.#goBack();
    else button.focus();
  }

  #goBack(): void {
    returnFocus(this.ownerDocument, this, this.#before ? [this.#before] : []);
  }

  #describe(): void {
    setRole(this.internals, this.icon === 'error' ? 'alert' : 'status');
  }

  #act(): void {
    this.dismiss('confirm');
  }

  #pause(why: string, on: boolean): void {
    if (on) this.#pauses.add(why);
    else this.#pauses.delete(why);
    this.#startTime();
  }

  /** Starts its time, from the beginning. */
  #startTime(): void {
    clearTimeout(this.#timer);
    if (!this.isShowing) return;
    if (this.duration > 0 && this.#pauses.size === 0) this.#timer = setLongTimeout(() => this.#expire(), this.duration);
  }

  #expire(): void {
    // The user has moved the focus to its button.
    if (this.#hasFocus) this.#startTime();
    else this.close('timeout');
  }
}
