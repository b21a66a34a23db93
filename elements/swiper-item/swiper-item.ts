import { html, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { swiperItemStyles } from './swiper-item.styles.js';

/** The swiper that an item is in. */
export interface ItemOwner extends Element {
  childrenChanged(): void;
}

const isOwner = (element: Element | null): element is ItemOwner => element !== null && 'childrenChanged' in element;

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

  /** Its states: where it lies, and how it is there. */
  #at = '';
  #look = '';
  #isKnown = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (isOwner(this.parentElement)) return; // The swiper has left, with all that is in it.
    this.#put('', '');
    this.#bar(false);
  }

  /** @internal Puts the slide on a place of the track, counted in slides. It may be that nobody is to use it there. */
  place(at: number, isShown: boolean, isCurrent: boolean): void {
    this.#put(`at${at}`, isCurrent ? 'current' : 'beside');
    this.#bar(!isShown);
  }

  /** @internal Takes it off the track. One that was on it keeps its boxes, and so how far it was scrolled. */
  leave(): void {
    this.#put(this.#at, this.#at ? 'away' : 'off');
    this.#bar(true);
  }

  /** @internal What assistive technology is told; the page's own attributes come before it. */
  describe(kind: string, label: string): void {
    Object.assign(this.internals, { role: 'group', ariaRoleDescription: kind, ariaLabel: label });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { parentElement } = this;
    // Of a new one the swiper hears by itself.
    if (this.#isKnown && isOwner(parentElement)) parentElement.childrenChanged();
    this.#isKnown = true;
  }

  /** Each state that changes has styles computed anew. */
  #put(at: string, look: string): void {
    for (const [before, now] of [
      [this.#at, at],
      [this.#look, look],
    ] as const) {
      if (before === now) continue;
      if (before) this.setState(before, false);
      if (now) this.setState(now, true);
    }
    this.#at = at;
    this.#look = look;
  }

  #bar(isBarred: boolean): void {
    const slot = this.renderRoot.firstElementChild as HTMLSlotElement;
    if (slot.inert === isBarred) return;
    slot.inert = isBarred;
    this.internals.ariaHidden = isBarred ? 'true' : null;
  }
}
