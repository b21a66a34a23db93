import { html } from 'lit';
import { afterDispatch } from '../internal/after-dispatch.js';
import { PressController, type PressOptions } from '../internal/controllers/press.js';
import { isFormAssociated } from '../internal/form-associated.js';
import { NcElement } from '../internal/nc-element.js';
import { property } from '../internal/property.js';
import { LongPressEvent } from './long-press-event.js';
import { PressLook, type Pressable } from './press-look.js';
import { viewStyles } from './view.styles.js';

/** Roles of what is activated by the keyboard. */
const ACTIVE_ROLE = /^(?:button|link|checkbox|radio|switch|tab|option|treeitem|menuitem(?:checkbox|radio)?)$/;

/** What is held for reasons of its own. */
const CONTROL = 'button, input, select, textarea, audio, video, [contenteditable]';

/** Presses that a view inside has kept to itself. */
const kept = new WeakSet<Event>();

/**
 * A box that tells when it is pressed, by its look, and when it is held, by an event. To the keyboard and to assistive
 * technology it is nothing, until the page gives it a `role` and a `tabindex`: one with the role of a button, link, tab
 * or the like is then clicked by Enter and Space.
 *
 * @slot - The content.
 * @event {LongPressEvent} longpress - The view was held for 350 ms, by a finger, mouse or pen that moved less than 10 px.
 *   No click follows. Of views in each other, the innermost that somebody listens to fires it; not for a press on a
 *   control inside.
 * @cssstate pressed - The view is pressed, with the delays of `hover-start-time` and `hover-stay-time`.
 * @cssstate long-pressable - Somebody listens for `longpress`.
 */
export class NcView extends NcElement implements Pressable {
  static override styles = viewStyles;
  static override template = html`<slot></slot>`;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'role'];
  }

  /** Class names that the view has while it is pressed, separated by spaces. Default: `none`. */
  @property({ attribute: 'hover-class', default: 'none' }) declare hoverClass: string;

  /** How long the view must be pressed until it looks so, in ms. Default: 50. */
  @property({ type: Number, attribute: 'hover-start-time', default: 50 }) declare hoverStartTime: number;

  /** How long it looks pressed after it was let go, in ms. Default: 400. */
  @property({ type: Number, attribute: 'hover-stay-time', default: 400 }) declare hoverStayTime: number;

  /** Views around this one do not look pressed along with it. */
  @property({ type: Boolean, attribute: 'hover-stop-propagation', default: false })
  declare hoverStopPropagation: boolean;

  #look?: PressLook;
  /** Somebody listens for long presses. */
  #isHeard = false;

  constructor() {
    super();
    // What a press needs comes with the first one: most views are never pressed.
    this.addEventListener('pointerdown', this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#look?.hide();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name !== 'role') return;
    const change = ACTIVE_ROLE.test(value ?? '') ? 'addEventListener' : 'removeEventListener';
    for (const type of ['keydown', 'keyup']) this[change](type, this);
  }

  /** @internal To hold a view that nobody listens to must stay a click: so it has to know. */
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener!, options);
    if (type !== 'longpress') return;
    this.#isHeard = true;
    this.setState('long-pressable', true);
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown') this.#firstPress(event as PointerEvent);
    else if (event.type === 'contextmenu') event.preventDefault();
    else this.#handleKey(event as KeyboardEvent);
  }

  /** @internal */
  pressedChanged(pressed: boolean): void {
    this.setState('pressed', pressed);
  }

  #firstPress(event: PointerEvent): void {
    this.removeEventListener('pointerdown', this);
    const look = new PressLook(this);
    const longPress = (start: PointerEvent) => this.#hold(start);
    const options: PressOptions = {
      mayEnter: (start) => {
        options.longPress = this.#isHeard && !this.#isOfControl(start) ? longPress : undefined;
        return true;
      },
      start: (start) => {
        if (!kept.has(start)) look.press();
        if (this.hoverStopPropagation) kept.add(start);
      },
      end: (cancelled) => {
        this.removeEventListener('contextmenu', this);
        if (cancelled) look.hide();
        else look.release();
      },
    };
    this.#look = look;
    new PressController(this, options).handleEvent(event);
  }

  #isOfControl(event: Event): boolean {
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this)) as Element[];
    return inside.some((node) => node instanceof Element && (node.matches(CONTROL) || isFormAssociated(node)));
  }

  #hold(start: PointerEvent): void {
    // A finger that stays down would get the browser's menu as well.
    if (start.pointerType === 'touch') this.addEventListener('contextmenu', this);
    this.dispatchEvent(new LongPressEvent(start));
  }

  /** As a native button: Enter clicks when it is pressed, Space when it is released; links know Enter only. */
  #handleKey(event: KeyboardEvent): void {
    const { key, type } = event;
    const isSpace = key === ' ' && this.getAttribute('role') !== 'link';
    if (event.target !== this || !(isSpace || (key === 'Enter' && type === 'keydown'))) return;
    if (isSpace && type === 'keydown')
      event.preventDefault(); // The page is not to scroll.
    else if (!event.repeat) afterDispatch(event, () => event.defaultPrevented || this.click());
  }
}
