import type { ReactiveControllerHost } from 'lit';
import { isFromField } from '../internal/gesture/fields.js';
import { PanController, type PanState } from '../internal/gesture/pan.js';
import type { Carousel, SwiperController } from './carousel.js';

/** A drag that ends faster than this, in px/ms, goes on to the next slide. */
const FLICK = 0.2;
/** How far a fast drag goes on with `acceleration`, in ms of its speed. */
const MOMENTUM = 300;

interface PanHost extends HTMLElement {
  readonly vertical: boolean;
  readonly disableTouch: boolean;
  readonly acceleration: boolean;
}

type PanCarousel = SwiperController & Pick<Carousel, 'motion' | 'release'>;

/** Lets the mouse and pens drag the slides. Fingers scroll natively. */
export class SwiperPan {
  readonly #host: PanHost;
  readonly #carousel: PanCarousel;
  readonly #states: CustomStateSet;
  /** How far the slides were shifted when the drag began: it may interrupt an animation. */
  #from = 0;

  constructor(host: PanHost & ReactiveControllerHost, carousel: PanCarousel, states: CustomStateSet) {
    this.#host = host;
    this.#carousel = carousel;
    this.#states = states;
    new PanController(host, {
      name: 'swiper',
      axis: () => (host.vertical ? 'y' : 'x'),
      mayEnter: (event) => this.#mayEnter(event),
      mayStart: ({ inline, y }) => this.#mayStart((host.vertical ? y : inline) < 0),
      start: () => this.#start(),
      move: (state) => this.#move(state),
      end: (state, isCancelled) => this.#end(state, isCancelled),
    });
  }

  #mayEnter(event: PointerEvent): boolean {
    const { track, view } = this.#carousel;
    if (event.pointerType === 'touch' || this.#host.disableTouch) return false;
    if (track.last === 0 || !view.geometry.size) return false;
    return !isFromField(event, this.#host);
  }

  /** At its ends the swiper leaves the drag to what is around it. */
  #mayStart(isForward: boolean): boolean {
    const { motion, track } = this.#carousel;
    if (motion.isMoving || track.isEndless) return true;
    return isForward ? track.place < track.last : track.place > 0;
  }

  #start(): void {
    const { motion } = this.#carousel;
    motion.hold();
    this.#from = motion.shift;
    this.#states.add('dragging');
  }

  #move({ inline, y }: PanState): void {
    const { motion, track, view } = this.#carousel;
    const way = (this.#host.vertical ? y : inline) / view.geometry.size;
    motion.drag(track.stretched(this.#from - way));
  }

  #end({ speedInline, speedY }: PanState, isCancelled: boolean): void {
    const { motion, track } = this.#carousel;
    this.#states.delete('dragging');
    if (!motion.isHeld) return;
    if (isCancelled) this.#carousel.release(track.place, '');
    else this.#carousel.release(this.#goal(-(this.#host.vertical ? speedY : speedInline)), 'touch');
  }

  /** Where a drag with this speed comes to rest. */
  #goal(speed: number): number {
    const { motion, view } = this.#carousel;
    const at = motion.visual;
    if (Math.abs(speed) <= FLICK) return Math.round(at);
    const isForward = speed > 0;
    const next = isForward ? Math.floor(at) + 1 : Math.ceil(at) - 1;
    if (!this.#host.acceleration) return next;
    const far = Math.round(at + (speed * MOMENTUM) / view.geometry.size);
    return isForward ? Math.max(next, far) : Math.min(next, far);
  }
}
