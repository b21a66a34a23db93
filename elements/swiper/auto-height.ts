import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import { adoptStyles } from './adopt.js';
import { autoHeightStyles } from './auto-height.styles.js';
import type { SwiperPart } from './parts.js';
import type { NcSwiper } from './swiper.js';

/** Makes a swiper as high as what is in sight of it. */
class SwiperAutoHeight implements SwiperPart, SizeWatcher {
  readonly #swiper: NcSwiper;
  readonly #states: CustomStateSet;
  #frame = 0;
  readonly #watched = new Set<HTMLElement>();

  constructor(swiper: NcSwiper, states: CustomStateSet) {
    this.#swiper = swiper;
    this.#states = states;
  }

  connect(): void {
    this.updated();
  }

  disconnect(): void {
    for (const item of this.#watched) unwatchSize(item, this);
    this.#watched.clear();
    cancelAnimationFrame(this.#frame);
  }

  updated(): void {
    const { autoHeight, vertical, track } = this.#swiper;
    adoptStyles(this.#swiper, autoHeightStyles);
    if (autoHeight && !vertical) this.#states.add('auto-height');
    else this.#states.delete('auto-height');
    if (!autoHeight) track.scroller.style.removeProperty('--_height');
    this.arranged();
    if (!track.scroller.style.getPropertyValue('--_height')) this.#fit();
  }

  changed(): void {
    this.arranged();
  }

  arranged(): void {
    const { autoHeight, vertical, count, shown, current, isConnected } = this.#swiper;
    const inSight = new Set<HTMLElement>();
    for (let beside = 0; isConnected && autoHeight && !vertical && beside < Math.min(shown, count); beside += 1) {
      const item = this.#swiper.itemAt((current + beside) % count);
      if (item) inSight.add(item);
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

  /** In the next frame: it changes the size of what is observed in this one. */
  resized(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#fit();
      // The first height is there at once.
      this.#swiper.track.scroller.style.setProperty('--_pace', '1');
    });
  }

  #fit(): void {
    const heights = [...this.#watched].map((item) => item.offsetHeight);
    const height = Math.max(0, ...heights);
    if (height) this.#swiper.track.scroller.style.setProperty('--_height', `${height}px`);
  }
}

export const create = (swiper: NcSwiper, { states }: ElementInternals): SwiperPart =>
  new SwiperAutoHeight(swiper, states);
