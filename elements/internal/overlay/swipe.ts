/** Travel in px from which a press is a swipe, and from which letting go is final. */
const SLOP = 6;
const FAR = 56;
/** Speed in px/ms that makes any swipe final. */
const FAST = 0.5;

const EVENTS = ['pointermove', 'pointerup', 'pointercancel'];

/** One press on a box that can be pushed off the screen, in any direction. It begins with the `pointerdown`. */
export class Swipe {
  readonly #box: HTMLElement;
  readonly #start: PointerEvent;
  readonly #push: () => void;
  #swiping = false;

  /** `push` is called when the box was let go far or fast enough; else it is back where it was. */
  constructor(box: HTMLElement, start: PointerEvent, push: () => void) {
    this.#box = box;
    this.#start = start;
    this.#push = push;
    for (const type of EVENTS) addEventListener(type, this);
  }

  /** Gives up; the box stays where it is. */
  cancel(): void {
    for (const type of EVENTS) removeEventListener(type, this);
  }

  handleEvent(event: PointerEvent): void {
    if (event.pointerId !== this.#start.pointerId) return;
    const x = event.clientX - this.#start.clientX;
    const y = event.clientY - this.#start.clientY;
    if (event.type === 'pointermove') return this.#move(event, x, y);
    this.cancel();
    if (!this.#swiping) return;
    const distance = Math.hypot(x, y);
    const isFast = distance / (event.timeStamp - this.#start.timeStamp) > FAST;
    if (event.type === 'pointerup' && (distance > FAR || isFast)) this.#push();
    else Object.assign(this.#box.style, { translate: '', opacity: '' });
  }

  #move(event: PointerEvent, x: number, y: number): void {
    const distance = Math.hypot(x, y);
    if (!this.#swiping && distance < SLOP) return;
    // Captured, so that letting go over a button of the box does not press it.
    if (!this.#swiping && event.isTrusted) this.#box.setPointerCapture(event.pointerId);
    this.#swiping = true;
    Object.assign(this.#box.style, { translate: `${x}px ${y}px`, opacity: String(Math.max(0.2, 1 - distance / 200)) });
  }
}
