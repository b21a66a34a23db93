import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import type { ReactiveController, ReactiveElement } from 'lit';
import type { NcSwiperItem } from '../swiper-item/index.js';
import { setRole } from '../internal/element/role.js';
import type { SwiperController, SwiperObserver } from './carousel.js';

/** Describes a swiper and its slides to assistive technology: a carousel with "2 of 5". */
export class SwiperDescriptions implements ReactiveController, SwiperObserver {
  readonly #host: ReactiveElement;
  readonly #controller: SwiperController;
  readonly #internals: ElementInternals;
  /** The slides that have been described, by their places, and in which words. */
  #described: ReadonlyMap<number, NcSwiperItem> = new Map();
  #wording = '';

  constructor(host: ReactiveElement, controller: SwiperController, internals: ElementInternals) {
    this.#host = host;
    this.#controller = controller;
    this.#internals = internals;
    controller.observe(this);
    host.addController(this);
  }

  hostUpdated(): void {
    const isNamed = this.#host.hasAttribute('aria-label') || this.#host.hasAttribute('aria-labelledby');
    setRole(this.#internals, isNamed ? 'region' : 'group');
    this.#internals.ariaRoleDescription = msg('carousel', {
      id: 'nc.swiper.carousel',
      desc: 'What a screen reader calls slides that move past a window',
    });
    this.#controller.view.scroller.ariaLabel = msg('Slides', {
      id: 'nc.swiper.slides',
      desc: 'Name of the window in which slides move, for screen readers; arrow keys move them',
    });
    this.slidesArranged();
  }

  slidesArranged(): void {
    const { slides, track, view } = this.#controller;
    // If nothing can move, there is nothing to do with keys.
    const tabIndex = track.last > 0 ? 0 : -1;
    if (view.scroller.tabIndex !== tabIndex) view.scroller.tabIndex = tabIndex;
    const kind = msg('slide', {
      id: 'nc.swiper.slide',
      desc: 'What a screen reader calls one slide of a carousel',
    });
    const { arranged } = view;
    const wording = kind + slideName(0, slides.count);
    for (const [at, item] of arranged) {
      if (wording === this.#wording && this.#described.get(at) === item) continue;
      item.describe(kind, slideName(track.indexOf(at), slides.count));
    }
    this.#wording = wording;
    this.#described = arranged;
  }
}

/** "2 of 5". */
export const slideName = (index: number, count: number): string => {
  return counted(
    msg(str`{${index + 1}, number} of {${count}, number}`, {
      id: 'nc.swiper.place',
      desc: 'Name of a slide: its number, and how many there are',
    }),
  );
};
