import { reducedMotion } from '../internal/motion/reduced-motion.js';
import type { SwiperPart } from './parts.js';
import { choiceOf, isStopped } from './rotation.js';
import type { NcSwiper } from './swiper.js';

const HOST_EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];

/** Tells swipers whether they can be seen. One observer serves all of a document. */
const observers = new WeakMap<Document, IntersectionObserver>();
const players = new WeakMap<Element, SwiperAutoplay>();

function observerOf({ ownerDocument }: Element): IntersectionObserver {
  let observer = observers.get(ownerDocument);
  if (!observer) {
    const { IntersectionObserver } = ownerDocument.defaultView ?? window;
    observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) players.get(target)?.seen(isIntersecting);
    });
    observers.set(ownerDocument, observer);
  }
  return observer;
}

/** Moves a swiper on, a whole interval after it has been left alone. */
class SwiperAutoplay implements SwiperPart {
  readonly #swiper: NcSwiper;
  readonly #reduced = reducedMotion();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #interval = 0;
  #isSeen = false;
  #isHovered = false;
  #isConnected = false;
  /** Somebody else moves it. */
  #isMoved = false;
  #isStepping = false;

  constructor(swiper: NcSwiper) {
    this.#swiper = swiper;
    for (const type of HOST_EVENTS) swiper.addEventListener(type, this);
    players.set(swiper, this);
  }

  connect(): void {
    this.#isConnected = true;
    this.#swiper.ownerDocument.addEventListener('visibilitychange', this);
    this.#reduced.addEventListener('change', this);
    observerOf(this.#swiper).observe(this.#swiper);
    this.#consider();
  }

  disconnect(): void {
    this.#isConnected = this.#isSeen = this.#isHovered = this.#isMoved = false;
    this.#swiper.ownerDocument.removeEventListener('visibilitychange', this);
    this.#reduced.removeEventListener('change', this);
    observerOf(this.#swiper).unobserve(this.#swiper);
    this.#consider();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (type === 'pointerenter') this.#isHovered = (event as PointerEvent).pointerType === 'mouse';
    else if (type === 'pointerleave') this.#isHovered = false;
    this.#consider();
  }

  seen(isSeen: boolean): void {
    this.#isSeen = isSeen;
    this.#consider();
  }

  updated(): void {
    const { interval } = this.#swiper;
    if (interval !== this.#interval) this.#stop();
    this.#interval = interval;
    this.#consider();
  }

  arranged(): void {
    this.#consider();
  }

  touched(): void {
    this.#consider();
  }

  began(): void {
    this.#isMoved = !this.#isStepping;
    if (this.#isMoved) this.#consider();
  }

  rested(): void {
    if (this.#isMoved) this.#stop();
    this.#isMoved = false;
    this.#consider();
  }

  get #mayRotate(): boolean {
    const { autoplay, track, ownerDocument } = this.#swiper;
    if (!autoplay || !this.#isConnected || !this.#isSeen || ownerDocument.hidden) return false;
    if (isStopped(this.#swiper) || this.#isMoved || track.motion?.isTouched || track.last === 0) return false;
    // Who asked for it need not leave the swiper to get it.
    return !this.#hasFocus && (Boolean(choiceOf(this.#swiper)) || !this.#isHovered);
  }

  /** Whether a slide, or the keyboard, would lose what it is at. A press of the mouse gives the focus to the scroller. */
  get #hasFocus(): boolean {
    const { activeElement } = this.#swiper.shadowRoot!;
    const root = this.#swiper.getRootNode() as Document | ShadowRoot;
    if (!activeElement) return this.#swiper.contains(root.activeElement);
    const isControl = activeElement.matches('[part=rotation]') && choiceOf(this.#swiper);
    return !isControl && activeElement.matches(':focus-visible');
  }

  #consider(): void {
    const mayRotate = this.#mayRotate;
    this.#swiper.track.scroller.ariaLive = mayRotate ? 'off' : 'polite';
    if (!mayRotate) this.#stop();
    else this.#timer ??= setTimeout(this.#step, Math.max(0, this.#interval));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #step = (): void => {
    this.#timer = undefined;
    const { track, current } = this.#swiper;
    this.#isStepping = true;
    if (!track.isMoving && this.#mayRotate) {
      if (current >= track.last) this.#swiper.move(0, 'autoplay');
      else this.#swiper.step(1, 'autoplay');
    }
    this.#isStepping = false;
    this.#consider();
  };
}

export const create = (swiper: NcSwiper): SwiperPart => new SwiperAutoplay(swiper);
