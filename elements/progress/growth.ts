import { viewOf } from '../internal/element/view.js';

interface GrowthOptions {
  /** In percent. */
  readonly from: number;
  readonly to: number;
  /** In ms. */
  readonly time: number;
  /** Called in each frame. */
  readonly moved?: (() => void) | undefined;
  readonly ended: () => void;
}

/** Animates a bar from one percentage to another. It runs on the compositor, also while the page is busy. */
export class Growth {
  readonly #options: GrowthOptions;
  readonly #animation: Animation;
  readonly #view: typeof globalThis;
  #frame = 0;

  constructor(host: HTMLElement, track: HTMLElement, options: GrowthOptions) {
    const { from, time, moved, ended } = options;
    const [right, left] = host.matches(':dir(rtl)') ? ['0', `${100 - from}%`] : [`${100 - from}%`, '0'];
    const start = { offset: 0, clipPath: `inset(0 ${right} 0 ${left} round var(--_radius))` };
    this.#options = options;
    this.#view = viewOf(host);
    this.#animation = track.animate([start], { duration: Math.max(0, time), pseudoElement: '::after' });
    this.#animation.onfinish = () => {
      this.#view.cancelAnimationFrame(this.#frame);
      ended();
    };
    if (moved) this.#follow(moved);
  }

  /** How far the bar is, in percent. */
  get now(): number {
    const { from, to } = this.#options;
    return from + (to - from) * (this.#animation.effect?.getComputedTiming().progress ?? 1);
  }

  cancel(): void {
    this.#view.cancelAnimationFrame(this.#frame);
    this.#animation.onfinish = null;
    this.#animation.cancel();
  }

  #follow(moved: () => void): void {
    this.#frame = this.#view.requestAnimationFrame(() => {
      moved();
      this.#follow(moved);
    });
  }
}
