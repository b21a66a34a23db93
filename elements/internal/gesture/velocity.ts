/** Only the last moments before a release count, in ms: a finger that rests before it lifts has no speed. */
const WINDOW = 100;

interface Sample {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** Measures how fast a pointer moves, from its positions in the last 100 ms. */
export class VelocityTracker {
  #samples: Sample[] = [];

  add(time: number, x: number, y: number): void {
    this.#samples = this.#samples.filter((sample) => time - sample.time <= WINDOW);
    this.#samples.push({ time, x, y });
  }

  reset(): void {
    this.#samples = [];
  }

  /** The speed in px/ms. */
  get speed(): { readonly speedX: number; readonly speedY: number } {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    const elapsed = first && last ? last.time - first.time : 0;
    if (!(elapsed > 0)) return { speedX: 0, speedY: 0 };
    return { speedX: (last!.x - first!.x) / elapsed, speedY: (last!.y - first!.y) / elapsed };
  }
}
