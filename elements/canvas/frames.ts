/** Frames of an animation on an element. While the element is not on a page, they wait. */
export class Frames {
  /** Handle -> what runs, and the browser's handle. */
  readonly #requests = new Map<number, { callback: FrameRequestCallback; frame: number }>();
  #count = 0;
  #isRunning = false;

  request(callback: FrameRequestCallback): number {
    const handle = ++this.#count;
    this.#requests.set(handle, { callback, frame: this.#isRunning ? this.#start(handle) : 0 });
    return handle;
  }

  cancel(handle: number): void {
    cancelAnimationFrame(this.#requests.get(handle)?.frame ?? 0);
    this.#requests.delete(handle);
  }

  run(): void {
    this.#isRunning = true;
    for (const [handle, request] of this.#requests) request.frame = this.#start(handle);
  }

  pause(): void {
    this.#isRunning = false;
    for (const { frame } of this.#requests.values()) cancelAnimationFrame(frame);
  }

  #start(handle: number): number {
    return requestAnimationFrame((time) => {
      const { callback } = this.#requests.get(handle)!;
      this.#requests.delete(handle);
      callback(time);
    });
  }
}
