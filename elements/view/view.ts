import { html, type TemplateResult } from 'lit';
import { actByKey } from '../internal/element/after-dispatch.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { whenListened } from '../internal/observe/listeners.js';
import { ViewPress, type PressableView } from './view-press.js';
import { viewStyles } from './view.styles.js';

/** Roles of elements that Enter or Space activates. */
const ACTIVE_ROLE = /^(?:button|link|checkbox|radio|switch|tab|option|treeitem|menuitem(?:checkbox|radio)?)$/;

/**
 * A box that looks pressed while the user presses it, and fires `longpress` when they hold it. It has no role and no tab
 * stop until the page sets `role` and `tabindex`. With the role of a button, link, tab or the like, Enter and Space click
 * it.
 *
 * @slot - The content.
 * @event {LongPressEvent} longpress - The user held the view for 350 ms, by finger, mouse or pen, and moved by less than
 *   10 px. No click follows. Of nested views, only the innermost one with a listener fires it. A press on a control
 *   inside the view does not count.
 * @cssstate pressed - The view is pressed, with the delays of `hover-start-time` and `hover-stay-time`.
 * @cssstate long-pressable - The view has a listener for `longpress`.
 */
export class NcView extends NcElement implements PressableView {
  static override styles = viewStyles;
  static override template: TemplateResult = html`<slot></slot>`;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'role'];
  }

  /** Class names that the view has while it looks pressed, separated by spaces. Default: `none`. */
  @property({ attribute: 'hover-class', default: 'none' }) declare hoverClass: string;

  /** How long the user must press until the view looks pressed, in ms. Default: 50. */
  @property({ type: Number, attribute: 'hover-start-time', default: 50 }) declare hoverStartTime: number;

  /** How long the view looks pressed after the release, in ms. Default: 400. */
  @property({ type: Number, attribute: 'hover-stay-time', default: 400 }) declare hoverStayTime: number;

  /** While this view is pressed, the views around it do not look pressed. */
  @property({ type: Boolean, attribute: 'hover-stop-propagation', default: false })
  declare hoverStopPropagation: boolean;

  /** Made at the first press: most views are never pressed. */
  #press?: ViewPress;

  static {
    // A long press suppresses the click, so a view only recognizes one if the page listens for it.
    whenListened(this, 'longpress', (view) => view.setState('long-pressable', true));
  }

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  constructor() {
    super();
    this.addEventListener('pointerdown', this);
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
    if (event.type === 'pointerdown') {
      this.removeEventListener('pointerdown', this);
      this.#press = new ViewPress(this, this.internals.states, event as PointerEvent);
    } else this.#handleKey(event as KeyboardEvent);
  }

  /** As on a native button: Enter clicks on keydown, Space on keyup. On a native link only Enter does. */
  #handleKey(event: KeyboardEvent): void {
    const { key, type } = event;
    const isSpace = key === ' ' && this.getAttribute('role') !== 'link';
    if (event.target !== this || !(isSpace || (key === 'Enter' && type === 'keydown'))) return;
    if (isSpace && type === 'keydown')
      event.preventDefault(); // Space would scroll the page.
    else if (!event.repeat) actByKey(event, () => this.click());
  }
}
