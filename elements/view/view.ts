import { html } from 'lit';
import { afterDispatch } from '../internal/element/after-dispatch.js';
import { whenListened } from '../internal/observe/listeners.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import type { Pressable } from './press-look.js';
import type { ViewPress } from './view-press.js';
import { viewStyles } from './view.styles.js';

/** Roles of what is activated by the keyboard. */
const ACTIVE_ROLE = /^(?:button|link|checkbox|radio|switch|tab|option|treeitem|menuitem(?:checkbox|radio)?)$/;

let Press: typeof ViewPress | undefined;
let loading: Promise<void> | undefined;

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

  #press?: ViewPress;

  static {
    // To hold a view that nobody listens to must stay a click: so it has to know.
    whenListened(this, 'longpress', (view) => view.setState('long-pressable', true));
  }

  constructor() {
    super();
    this.addEventListener('pointerdown', this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // What a press needs is there soon after the first view, and in use from the first press on: most are never pressed.
    loading ??= import('./view-press.js').then((module) => {
      Press = module.ViewPress;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#press?.end();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name !== 'role') return;
    const change = ACTIVE_ROLE.test(value ?? '') ? 'addEventListener' : 'removeEventListener';
    for (const type of ['keydown', 'keyup']) this[change](type, this);
  }

  handleEvent(event: Event): void {
    if (event.type !== 'pointerdown') return this.#handleKey(event as KeyboardEvent);
    if (!Press) return;
    this.removeEventListener('pointerdown', this);
    this.#press = new Press(this, event as PointerEvent);
  }

  /** @internal */
  pressedChanged(pressed: boolean): void {
    this.setState('pressed', pressed);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await loading;
    return super.getUpdateComplete();
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
