import { css, type ReactiveController, type ReactiveElement } from 'lit';
import { viewOf } from '../internal/element/view.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import type { SwiperController, SwiperObserver } from './carousel.js';

export const styles = css`
  :host(:state(auto-height)) {
    block-size: auto;
  }
  :host(:state(auto-height)) #track {
    --_block-size: auto;
  }
  :host(:state(auto-height)) #scroller {
    position: relative;
    block-size: var(--_height, 150px);
    transition: block-size calc(var(--_pace, 0) * var(--nc-duration-normal, 220ms)) var(--nc-easing-out, ease-out);
  }
  @media (prefers-reduced-motion: reduce) {
    :host(:state(auto-height)) #scroller {
      transition: none;
    }
  }
`;

type AutoHeightHost = ReactiveElement & { readonly autoHeight: boolean; readonly vertical: boolean };

/** Makes a swiper as high as the slides in sight. */
export class SwiperAutoHeight implements ReactiveController, SwiperObserver, SizeWatcher {
  readonly #host: AutoHeightHost;
  readonly #controller: SwiperController;
  readonly #states: CustomStateSet;
  readonly #watched = new Set<HTMLElement>();
  #frame = 0;

  constructor(host: AutoHeightHost, controller: SwiperController, states: CustomStateSet) {
    this.#host = host;
    this.#controller = controller;
    this.#states = states;
    controller.observe(this);
    host.addController(this);
    this.hostUpdated();
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  hostDisconnected(): void {
    for (const item of this.#watched) unwatchSize(item, this);
    this.#watched.clear();
    viewOf(this.#host).cancelAnimationFrame(this.#frame);
  }

  hostUpdated(): void {
    const { style } = this.#controller.view.scroller;
    if (this.#isOn) this.#states.add('auto-height');
    else this.#states.delete('auto-height');
    if (!this.#host.autoHeight) style.removeProperty('--_height');
    this.#watch();
    if (!style.getPropertyValue('--_height')) this.#fit();
  }

  slidesArranged(): void {
    this.#watch();
  }

  slidesChanged(): void {
    this.#watch();
  }

  resized(): void {
    // In the next frame, since it changes the size of what is observed in this one.
    viewOf(this.#host).cancelAnimationFrame(this.#frame);
    this.#frame = viewOf(this.#host).requestAnimationFrame(() => {
      this.#fit();
      // Only the first height is set without a transition.
      this.#controller.view.scroller.style.setProperty('--_pace', '1');
    });
  }

  get #isOn(): boolean {
    return this.#host.autoHeight && !this.#host.vertical;
  }

  /** Observes the slides in sight, and no others. */
  #watch(): void {
    const { slides } = this.#controller;
    const { count, shown, current } = slides;
    const inSight = new Set<HTMLElement>();
    if (this.#isOn && this.#host.isConnected) {
      for (let offset = 0; offset < Math.min(shown, count); offset += 1) {
        const item = slides.at((current + offset) % count);
        if (item) inSight.add(item);
      }
    }
    for (const item of this.#watched) {
      if (inSight.has(item)) continue;
      unwatchSize(item, this);
      this.#watched.delete(item);
    }
    for (const item of inSight) {
      if (this.#watched.has(item)) continue;
      watchSize(item, this);
      this.#watched.add(item);
    }
  }

  #fit(): void {
    const heights = [...this.#watched].map((item) => item.offsetHeight);
    const height = Math.max(0, ...heights);
    if (height) this.#controller.view.scroller.style.setProperty('--_height', `${height}px`);
  }
}
