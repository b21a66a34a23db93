import { msg } from '@lit/localize';
import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { setLongTimeout, type Timer } from '../base/timers.js';
import { viewOf } from '../internal/element/view.js';
import { reducedMotion } from '../base/reduced-motion.js';
import type { SwiperController, SwiperObserver } from './carousel.js';

type AutoplayHost = ReactiveElement & { readonly autoplay: boolean; readonly interval: number };

const HOST_EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];

/** One observer serves all swipers of a document. It reports whether they are in sight. */
const observers = new WeakMap<Document, IntersectionObserver>();
const players = new WeakMap<Element, SwiperAutoplay>();

function observerOf(element: Element): IntersectionObserver {
  const { ownerDocument } = element;
  let observer = observers.get(ownerDocument);
  if (!observer) {
    const { IntersectionObserver } = viewOf(element);
    observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) players.get(target)?.seen(isIntersecting);
    });
    observers.set(ownerDocument, observer);
  }
  return observer;
}

/**
 * Moves a swiper on by itself, and draws the button that stops and starts that. The first step comes a whole interval
 * after the user has left the swiper alone.
 */
export class SwiperAutoplay implements ReactiveController, SwiperObserver {
  readonly #host: AutoplayHost;
  readonly #controller: SwiperController;
  readonly #reduced = reducedMotion();
  #timer: Timer | undefined;
  #interval = 0;
  /** What the user chose by the button, if anything. */
  #choice: boolean | undefined;
  #isInView = false;
  #isHovered = false;
  /** Whether something else moves the slides. */
  #isMovedByOthers = false;
  #isStepping = false;

  constructor(host: AutoplayHost, controller: SwiperController) {
    this.#host = host;
    this.#controller = controller;
    for (const type of HOST_EVENTS) host.addEventListener(type, this);
    players.set(host, this);
    controller.observe(this);
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.ownerDocument.addEventListener('visibilitychange', this);
    this.#reduced.addEventListener('change', this);
    observerOf(this.#host).observe(this.#host);
    this.#consider();
  }

  hostDisconnected(): void {
    this.#isInView = this.#isHovered = this.#isMovedByOthers = false;
    this.#host.ownerDocument.removeEventListener('visibilitychange', this);
    this.#reduced.removeEventListener('change', this);
    observerOf(this.#host).unobserve(this.#host);
    this.#consider();
  }

  hostUpdated(): void {
    const { interval } = this.#host;
    if (interval !== this.#interval) this.#stop();
    this.#interval = interval;
    this.#consider();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (type === 'pointerenter') this.#isHovered = (event as PointerEvent).pointerType === 'mouse';
    else if (type === 'pointerleave') this.#isHovered = false;
    this.#consider();
  }

  /** The swiper has come into sight, or left it. */
  seen(isInView: boolean): void {
    this.#isInView = isInView;
    this.#consider();
  }

  slidesArranged(): void {
    this.#consider();
  }

  touchChanged(): void {
    this.#consider();
  }

  motionBegan(): void {
    this.#isMovedByOthers = !this.#isStepping;
    if (this.#isMovedByOthers) this.#consider();
  }

  motionEnded(): void {
    if (this.#isMovedByOthers) this.#stop();
    this.#isMovedByOthers = false;
    this.#consider();
  }

  /** The button that stops and starts the rotation. */
  render(): TemplateResult {
    const isStopped = this.#isStopped;
    const label = isStopped
      ? msg('Start rotation', { id: 'nc.swiper.start', desc: 'Button that lets slides go on by themselves' })
      : msg('Stop rotation', { id: 'nc.swiper.stop', desc: 'Button that keeps slides from going on by themselves' });
    return html`<button type="button" part="rotation" aria-label=${label} @click=${this.#toggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${isStopped ? 'M8 5v14l11-7z' : 'M8 5v14M16 5v14'}></path></svg>
    </button>`;
  }

  /** Whether it waits for the user to start it. */
  get #isStopped(): boolean {
    return !(this.#choice ?? !this.#reduced.matches);
  }

  readonly #toggle = (): void => {
    this.#choice = this.#isStopped;
    this.#host.requestUpdate();
  };

  /** Whether the slides go on by themselves now. */
  get mayRotate(): boolean {
    const { autoplay, isConnected, ownerDocument } = this.#host;
    if (!autoplay || !isConnected || !this.#isInView || ownerDocument.hidden || this.#isStopped) return false;
    if (this.#isMovedByOthers || this.#controller.isTouched || this.#controller.track.last === 0) return false;
    // A user who started it does not have to take the mouse away.
    return !this.#hasFocus && (Boolean(this.#choice) || !this.#isHovered);
  }

  /** Whether a step would disturb the use of a slide or of the keyboard. A press of the mouse focuses the scroller. */
  get #hasFocus(): boolean {
    const { activeElement } = this.#host.shadowRoot!;
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    if (!activeElement) return this.#host.contains(root.activeElement);
    const isStartButton = activeElement.matches('[part=rotation]') && this.#choice;
    return !isStartButton && activeElement.matches(':focus-visible');
  }

  /** Sets or clears the timer of the next step. */
  #consider(): void {
    const mayRotate = this.mayRotate;
    if (!mayRotate) this.#stop();
    else this.#timer ??= setLongTimeout(() => this.#step(), Math.max(0, this.#interval));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #step(): void {
    this.#timer = undefined;
    const controller = this.#controller;
    this.#isStepping = true;
    if (!controller.isMoving && this.mayRotate) {
      if (controller.slides.current >= controller.track.last) controller.goTo(0, 'autoplay');
      else controller.step(1, 'autoplay');
    }
    this.#isStepping = false;
    this.#consider();
  }
}
