import { childrenOf } from '../internal/observe/flat.js';
import type { NcSwiper, SwiperChangeEvent } from '../swiper/index.js';
import type { NcSwiperItem } from '../swiper-item/index.js';
import type { Between } from './strip.js';

/** What a link needs of the tabs. */
interface LinkHost {
  /** The swiper rests on, or moves to, another slide. */
  swiperMoved(index: number, isByUser: boolean): void;
  /** Where the slides in sight are among the tabs; undefined: the swiper rests. */
  follow(between: Between | undefined): void;
}

const EVENTS = ['change', 'transition', 'animationfinish'];

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

/**
 * Binds tabs to a swiper. Both keep an index of their own; each tells the other only of an index that differs from the
 * other's, so nothing goes in circles.
 */
export class SwiperLink {
  readonly #host: LinkHost;
  #swiper: NcSwiper | undefined;

  constructor(host: LinkHost) {
    this.#host = host;
  }

  get swiper(): NcSwiper | undefined {
    return this.#swiper;
  }

  bind(swiper: NcSwiper | undefined): void {
    if (swiper === this.#swiper) return;
    for (const type of EVENTS) this.#swiper?.removeEventListener(type, this);
    this.#swiper = swiper;
    for (const type of EVENTS) swiper?.addEventListener(type, this);
    this.#host.follow(undefined);
  }

  /** The slide of a tab, if the page contains it. */
  slideAt(index: number): Element | undefined {
    const slides = (this.#swiper ? childrenOf(this.#swiper) : []).filter(
      ({ localName }) => localName === 'nc-swiper-item',
    );
    return slides.find((slide, place) => ((slide as NcSwiperItem).index ?? place) === index);
  }

  /** Moves the swiper to the slide of a tab. */
  move(index: number, isByUser: boolean, isAnimated = true): void {
    const swiper = this.#swiper;
    if (!swiper || swiper.current === index) return;
    // One that is not defined yet keeps the property.
    if (swiper.move) swiper.move(index, isByUser ? 'click' : '', isAnimated);
    else swiper.current = index;
  }

  handleEvent(event: Event): void {
    const swiper = this.#swiper!;
    if (event.target !== swiper) return; // Of a control, or another swiper, in a slide.
    if (event.type === 'transition') this.#follow(swiper);
    else if (event.type === 'animationfinish') this.#host.follow(undefined);
    else {
      const { current, source } = event as SwiperChangeEvent;
      this.#host.swiperMoved(current, source !== '' && source !== 'autoplay');
    }
  }

  #follow({ progress, circular, slideCount }: NcSwiper): void {
    if (slideCount < 1) return;
    const at = circular ? progress : Math.min(slideCount - 1, Math.max(0, progress));
    const low = Math.floor(at);
    this.#host.follow({ from: modulo(low, slideCount), to: modulo(low + 1, slideCount), share: at - low });
  }
}
