import { html, type PropertyValues } from 'lit';
import { NcElement } from '../internal/nc-element.js';
import { property } from '../internal/property.js';
import { swiperItemStyles } from './swiper-item.styles.js';

/** The swiper that an item is in. */
export interface ItemOwner extends Element {
  itemChanged(): void;
}

const isOwner = (element: Element | null): element is ItemOwner => element !== null && 'itemChanged' in element;

/**
 * One slide of a swiper. Slides out of sight are neither focusable nor read, and cost no layout.
 *
 * @slot - What the slide shows.
 * @cssstate current - It is the current slide of its swiper.
 */
export class NcSwiperItem extends NcElement {
  static override styles = swiperItemStyles;
  static override template = html`<slot></slot>`;

  /** Name of the slide, which events report as `currentItemId` and `current-item-id` of the swiper refers to. */
  @property({ attribute: 'item-id', default: '' }) declare itemId: string;

  /** Place of the slide among all, from 0: in a swiper with `item-count`, where only those in range are in the page. */
  @property({ type: Number }) declare index?: number;

  /** Holds `--_at`: a style that is the element's own, and not in the page's markup. */
  #sheet: CSSStyleSheet | undefined;
  #at: number | undefined;

  override adoptedCallback(): void {
    super.adoptedCallback();
    // The base has given it the styles of its class, and no others.
    this.#sheet = this.#at = undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (isOwner(this.parentElement)) return; // The swiper has left, with all that is in it.
    this.internals.states.clear();
    this.#bar(false);
  }

  /** @internal Puts the slide on a place of the track, counted in slides. It may be that nobody is to use it there. */
  place(at: number, isShown: boolean, isCurrent: boolean): void {
    this.setState('off', false);
    this.setState('away', false);
    this.setState('placed', true);
    this.setState('current', isCurrent);
    this.#bar(!isShown);
    if (at === this.#at) return;
    this.#at = at;
    if (!this.#sheet) {
      const { CSSStyleSheet } = this.ownerDocument.defaultView!;
      this.#sheet = new CSSStyleSheet();
      this.#sheet.insertRule(':host{}');
      this.shadowRoot!.adoptedStyleSheets.push(this.#sheet);
    }
    (this.#sheet.cssRules[0] as CSSStyleRule).style.setProperty('--_at', String(at));
  }

  /** @internal Takes it off the track. One that was on it keeps its boxes, and so how far it was scrolled. */
  leave(): void {
    this.setState(this.#at === undefined ? 'off' : 'away', true);
    this.setState('current', false);
    this.#bar(true);
  }

  /** @internal What assistive technology is told; the page's own attributes come before it. */
  describe(role: string, kind: string, label: string): void {
    const { internals } = this;
    internals.role = role;
    internals.ariaRoleDescription = kind;
    internals.ariaLabel = label;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { parentElement } = this;
    if ((changed.has('index') || changed.has('itemId')) && isOwner(parentElement)) parentElement.itemChanged();
  }

  #bar(isBarred: boolean): void {
    const slot = this.renderRoot.firstElementChild as HTMLSlotElement;
    if (slot.inert !== isBarred) slot.inert = isBarred;
    this.internals.ariaHidden = isBarred ? 'true' : null;
  }
}
