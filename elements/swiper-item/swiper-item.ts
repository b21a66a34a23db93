import { html, type PropertyValues, type TemplateResult } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { holderOf } from '../internal/observe/flat.js';
import { swiperItemStyles } from './swiper-item.styles.js';

/** The swiper that an item is in. */
export interface ItemOwner extends Element {
  /** @internal */
  readonly slideCount: number;
  /** @internal */
  childrenChanged(): void;
}

const isOwner = (element: Element): element is ItemOwner => 'slideCount' in element;

/**
 * One slide of a swiper. While it is out of sight it costs no layout, cannot be focused and is not read aloud.
 *
 * @slot - The content of the slide.
 * @cssstate current - It is the current slide of its swiper.
 */
export class NcSwiperItem extends NcElement {
  static override styles = swiperItemStyles;
  static override template: TemplateResult = html`<slot></slot>`;

  /** Id of the slide: events report it as `currentItemId`, and `current-item-id` of the swiper refers to it. */
  @property({ attribute: 'item-id', default: '' }) declare itemId: string;

  /** Index of the slide among all, from 0. Only for a swiper with `item-count`, where the page contains those in range only. */
  @property({ type: Number }) declare index?: number;

  /** The state for its place, and the one for how it is shown there. */
  #at = '';
  #look = '';
  #hasUpdatedBefore = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.placeChanged();
  }

  /** @internal A slide outside a swiper is plain content. */
  override placeChanged(): void {
    super.placeChanged();
    if (holderOf(this, isOwner)) return; // The swiper was removed, and the slide with it.
    this.#put('', '');
    this.#setInert(false);
  }

  /** @internal Positions the slide `at` so many slides from the start of the track. It can be used only if it `isShown`. */
  place(at: number, isShown: boolean, isCurrent: boolean): void {
    this.#put(`at${at}`, isCurrent ? 'current' : 'beside');
    this.#setInert(!isShown);
  }

  /** @internal Hides the slide. If it has been shown, it keeps its boxes, and so their scroll positions. */
  leave(): void {
    this.#put(this.#at, this.#at ? 'away' : 'off');
    this.#setInert(true);
  }

  /** @internal Describes the slide to assistive technology. Attributes of the page override it. */
  describe(kind: string, label: string): void {
    setRole(this.internals, 'group');
    Object.assign(this.internals, { ariaRoleDescription: kind, ariaLabel: label });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const swiper = holderOf(this, isOwner);
    // A new slide is reported by the observer of the swiper.
    if (this.#hasUpdatedBefore) swiper?.childrenChanged();
    this.#hasUpdatedBefore = true;
  }

  /** Changes only the states that differ: each change has the browser compute styles. */
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

  #setInert(isInert: boolean): void {
    const slot = this.renderRoot.firstElementChild as HTMLSlotElement;
    if (slot.inert === isInert) return;
    slot.inert = isInert;
    this.internals.ariaHidden = isInert ? 'true' : null;
  }
}
