import { scaleOf } from '../internal/element/scale.js';
import { gestureArena, SLOP, type Gesture, type Travel, type Verdict } from '../internal/gesture/arena.js';
import { swallowClick } from '../internal/gesture/swallow-click.js';
import { mayPullFrom } from './pull-start.js';

/** What a pull reports to its owner. */
export interface PullHost {
  /** Whether a pull may begin now. */
  readonly mayPull: boolean;
  pullStarted(): void;
  /** `distance` counts from where the pull was recognized, in px. It is never negative. */
  pullMoved(distance: number): void;
  /** `isCancelled`: not by a release. */
  pullEnded(isCancelled: boolean): void;
}

/**
 * Recognizes pulls on a scroller that is at its top, by finger, mouse or pen. Fingers that do not pull scroll natively:
 * the `touchmove` listener that keeps the browser from scrolling is only there while the scroller is at its top.
 */
export class Pull implements Gesture {
  readonly name = 'refresher';
  readonly priority = 0;
  readonly #host: PullHost;
  readonly #element: Element;
  readonly #scroller: HTMLElement;
  /** The event target of the scroller: the document, if the page scrolls. */
  readonly #source: EventTarget;
  #pointer: number | undefined;
  #isActive = false;
  #origin = 0;
  /** How many px of the viewport one of the scroller is. */
  #unit = 1;
  #isListeningToTouch = false;
  /** `overscroll-behavior-y` is ours to set: the page has not set it. */
  readonly #ownsOverscroll: boolean;

  /** `element` is the refresher. */
  constructor(host: PullHost, element: Element, scroller: HTMLElement) {
    this.#host = host;
    this.#element = element;
    this.#scroller = scroller;
    this.#source = this.#scroller === element.ownerDocument.scrollingElement ? element.ownerDocument : this.#scroller;
    for (const type of ['pointerdown', 'scroll']) this.#source.addEventListener(type, this, { passive: true });
    const { style } = scroller;
    this.#ownsOverscroll = getComputedStyle(scroller).overscrollBehaviorY === 'auto' && !style.overscrollBehaviorY;
    this.#watchTouch();
  }

  /** Ends a pull as canceled, and stops listening. */
  disconnect(): void {
    this.cancel();
    for (const type of ['pointerdown', 'scroll']) this.#source.removeEventListener(type, this);
    if (this.#isListeningToTouch) this.#source.removeEventListener('touchmove', this);
    if (this.#ownsOverscroll) this.#scroller.style.overscrollBehaviorY = '';
  }

  /** Ends a pull as canceled. */
  cancel(): void {
    if (this.#pointer !== undefined) gestureArena().leave(this.#pointer, this);
  }

  /** The scroller that is pulled. */
  get scroller(): HTMLElement {
    return this.#scroller;
  }

  handleEvent(event: Event): void {
    if (event.type === 'scroll') this.#watchTouch();
    else if (event.type === 'pointerdown') this.#enter(event as PointerEvent);
    else if (event.type !== 'touchmove') event.preventDefault();
    else if (this.#isActive && event.cancelable) event.preventDefault();
  }

  judge(_event: PointerEvent, { x, y, distance }: Travel): Verdict {
    if (distance < SLOP) return 'wait';
    return y > Math.abs(x) && this.#isAtTop ? 'claim' : 'resign';
  }

  won(event: PointerEvent): void {
    this.#isActive = true;
    this.#origin = event.clientY;
    this.#unit = scaleOf(this.#scroller).y;
    // Keeps the moves coming when the pointer leaves the window. Only real pointers can be captured.
    if (event.isTrusted) this.#scroller.setPointerCapture(event.pointerId);
    this.#host.pullStarted();
  }

  moved(event: PointerEvent): void {
    this.#host.pullMoved(Math.max(0, (event.clientY - this.#origin) / this.#unit));
  }

  ended(event?: PointerEvent): void {
    this.#reset();
    if (event) swallowClick();
    this.#host.pullEnded(!event);
  }

  lost(): void {
    this.#reset();
  }

  get #isAtTop(): boolean {
    return this.#scroller.scrollTop <= 0;
  }

  #enter(event: PointerEvent): void {
    const { button, isPrimary, pointerType, pointerId } = event;
    if (button !== 0 || !isPrimary || this.#pointer !== undefined || !this.#isAtTop || !this.#host.mayPull) return;
    if (!mayPullFrom(event, this.#scroller, this.#element)) return;
    if (!gestureArena().enter(event, this)) return;
    this.#pointer = pointerId;
    this.#listen('addEventListener', pointerType === 'mouse');
  }

  #reset(): void {
    this.#pointer = undefined;
    this.#isActive = false;
    this.#listen('removeEventListener', true);
  }

  /** Keeps the browser from dragging a link or an image, and from selecting text. */
  #listen(change: 'addEventListener' | 'removeEventListener', isMouse: boolean): void {
    this.#source[change]('dragstart', this);
    if (isMouse) this.#source[change]('selectstart', this);
  }

  #watchTouch(): void {
    if (this.#isListeningToTouch === this.#isAtTop) return;
    this.#isListeningToTouch = this.#isAtTop;
    // At the top, so that another pull during a refresh does not make the browser reload the page. Elsewhere the scroller
    // around this one takes over at the end, as usual.
    if (this.#ownsOverscroll) this.#scroller.style.overscrollBehaviorY = this.#isAtTop ? 'contain' : '';
    if (this.#isAtTop) this.#source.addEventListener('touchmove', this, { passive: false });
    else this.#source.removeEventListener('touchmove', this);
  }
}
