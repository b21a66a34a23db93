import type { SwiperPart } from './parts.js';
import type { NcSwiper } from './swiper.js';

/** How long an arrow stays after the mouse has left its third of the swiper, in ms. */
const STAY = 300;

const EVENTS = ['pointermove', 'pointerleave'];

/** Tells by states at which end of a swiper the mouse is. */
class SwiperNear implements SwiperPart {
  readonly #swiper: NcSwiper;
  readonly #states: CustomStateSet;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(swiper: NcSwiper, states: CustomStateSet) {
    this.#swiper = swiper;
    this.#states = states;
    for (const type of EVENTS) swiper.addEventListener(type, this);
  }

  disconnect(): void {
    this.#show();
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerleave') this.#show();
    else if (event.pointerType === 'mouse' && this.#swiper.navigation === 'auto') this.#follow(event);
  }

  #follow({ clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = this.#swiper.getBoundingClientRect();
    const { vertical } = this.#swiper;
    const share = vertical ? (clientY - top) / height : (clientX - left) / width;
    const isBack = !vertical && this.#swiper.matches(':dir(rtl)') ? share > 2 / 3 : share < 1 / 3;
    const isEnd = isBack || share < 1 / 3 || share > 2 / 3;
    if (isEnd) this.#show(isBack ? 'near-previous' : 'near-next');
    else this.#timer ??= setTimeout(() => this.#show(), STAY);
  }

  #show(state?: string): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const each of ['near-previous', 'near-next']) if (each !== state) this.#states.delete(each);
    if (state) this.#states.add(state);
  }
}

export const create = (swiper: NcSwiper, { states }: ElementInternals): SwiperPart => new SwiperNear(swiper, states);
