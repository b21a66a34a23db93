import { viewOf } from '../internal/element/view.js';

/** Frames of an animation on an element. While the element is not on a page, they wait. */
export class Frames {
  /** Handle -> what runs, and the browser's handle. */
  readonly #requests = new Map<number, { callback: FrameRequestCallback; frame: number }>();
  readonly #element: Element;
  #count = 0;
  #isRunning = false;

  constructor(element: Element) {
    this.#element = element;
  }

  request(callback: FrameRequestCallback): number {
    const handle = ++this.#count;
    this.#requests.set(handle, { callback, frame: this.#isRunning ? this.#start(handle) : 0 });
    return handle;
  }

  cancel(handle: number): void {
    viewOf(this.#element).cancelAnimationFrame(this.#requests.get(handle)?.frame ?? 0);
    this.#requests.delete(handle);
  }

  run(): void {
    this.#isRunning = true;
    for (const [handle, request] of this.#requests) request.frame = this.#start(handle);
  }

  pause(): void {
    this.#isRunning = false;
    const view = viewOf(this.#element);
    for (const { frame } of this.#requests.values()) view.cancelAnimationFrame(frame);
  }

  #start(handle: number): number {
    return viewOf(this.#element).requestAnimationFrame((time) => {
      const { callback } = this.#requests.get(handle)!;
      this.#requests.delete(handle);
      callback(time);
    });
  }
}
