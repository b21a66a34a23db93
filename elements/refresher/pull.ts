import { gestureArena, type Gesture, type Travel, type Verdict } from '../internal/gesture/arena.js';
import { swallowClick } from '../internal/gesture/swallow-click.js';
import { barsPull, isOverText } from './pull-start.js';

/** Travel, in px, from which the direction of a drag can be told. */
const SLOP = 4;

/** What a pull is for. */
export interface PullHost {
  /** Whether one may begin now. */
  readonly mayPull: boolean;
  pullStarted(): void;
  /** By so many px from where it was recognised; 0 and more. */
  pullMoved(distance: number): void;
  /** `isCancelled`: the user did not let go. */
  pullEnded(isCancelled: boolean): void;
}

/** What scrolls around an element: the nearest scroller in the flat tree, or that of the page. */
export function scrollerOf(element: Element): HTMLElement {
  const { documentElement, body, scrollingElement } = element.ownerDocument;
  for (let node: Node | null = element; node;) {
    node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
    if (!(node instanceof Element) || node === body || node === documentElement) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node as HTMLElement;
  }
  return (scrollingElement ?? documentElement) as HTMLElement;
}

/**
 * Recognises that the user pulls a scroller down which is at its top: by finger, mouse or pen. Fingers scroll natively
 * all the while, but for those that pull: the browser is told so by a listener which is there only at the top.
 */
export class Pull implements Gesture {
  readonly name = 'refresher';
  readonly priority = 0;
  readonly #host: PullHost;
  readonly #element: Element;
  readonly #scroller: HTMLElement;
  /** Where events of the scroller arrive. */
  readonly #source: EventTarget;
  #pointer: number | undefined;
  #isActive = false;
  #origin = 0;
  #mayPreventTouch = false;
  /** Nobody but the browser has said what is to happen beyond the ends. */
  readonly #mayChain: boolean;

  /** `element` is not part of what is pulled. */
  constructor(host: PullHost, element: Element, scroller: HTMLElement) {
    this.#host = host;
    this.#element = element;
    this.#scroller = scroller;
    this.#source = this.#scroller === element.ownerDocument.scrollingElement ? element.ownerDocument : this.#scroller;
    for (const type of ['pointerdown', 'scroll']) this.#source.addEventListener(type, this, { passive: true });
    const { style } = scroller;
    this.#mayChain = getComputedStyle(scroller).overscrollBehaviorY === 'auto' && !style.overscrollBehaviorY;
    this.#watchTouch();
  }

  /** Ends a pull as cancelled, and listens no more. */
  disconnect(): void {
    this.cancel();
    for (const type of ['pointerdown', 'scroll']) this.#source.removeEventListener(type, this);
    if (this.#mayPreventTouch) this.#source.removeEventListener('touchmove', this);
    if (this.#mayChain) this.#scroller.style.overscrollBehaviorY = '';
  }

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
    // Only so that moves keep coming when the pointer leaves the window.
    if (event.isTrusted) this.#scroller.setPointerCapture(event.pointerId);
    this.#host.pullStarted();
  }

  moved(event: PointerEvent): void {
    this.#host.pullMoved(Math.max(0, event.clientY - this.#origin));
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
    if (barsPull(event, this.#scroller, this.#element)) return;
    // With a mouse users select text.
    if (pointerType === 'mouse' && isOverText(event)) return;
    if (!gestureArena().enter(event, this)) return;
    this.#pointer = pointerId;
    this.#listen('addEventListener', pointerType === 'mouse');
  }

  #reset(): void {
    this.#pointer = undefined;
    this.#isActive = false;
    this.#listen('removeEventListener', true);
  }

  /** Links and images would be dragged instead, and text selected. */
  #listen(change: 'addEventListener' | 'removeEventListener', isMouse: boolean): void {
    this.#source[change]('dragstart', this);
    if (isMouse) this.#source[change]('selectstart', this);
  }

  #watchTouch(): void {
    if (this.#mayPreventTouch === this.#isAtTop) return;
    this.#mayPreventTouch = this.#isAtTop;
    // Else the browser reloads the page when it is pulled once more, while a refresh is under way. From its end on, what
    // is around it scrolls.
    if (this.#mayChain) this.#scroller.style.overscrollBehaviorY = this.#isAtTop ? 'contain' : '';
    if (this.#isAtTop) this.#source.addEventListener('touchmove', this, { passive: false });
    else this.#source.removeEventListener('touchmove', this);
  }
}
