import { nextTask } from '../../router/next-task.js';
import { reducedMotion } from '../../../elements/base/reduced-motion.js';

/** What one element does while a page comes in: its frames, each with a place in time or spread evenly. */
export interface Track {
  readonly element: Element;
  readonly frames: readonly Keyframe[];
  readonly easing: string;
}

/** A running animation of two pages. */
export interface Movement {
  /** Resolves when it has ended. */
  readonly done: Promise<void>;
  /** Sets the direction, when the user goes back before the page has arrived, or forward again. */
  turn(leaving: boolean): void;
  /** Begins, if it was held. */
  go(): void;
  /** Stops at once. */
  cancel(): void;
}

export interface MovementOptions {
  /** Milliseconds. */
  readonly duration: number;
  /** The page on top goes out: the tracks play backwards. */
  readonly leaving: boolean;
  /** It waits in its first frame for `go()`. */
  readonly isHeld: boolean;
  /** Gives other tracks when it begins, if it shall not play these. Until then, the first frame shows. */
  readonly refine?: (() => Promise<readonly Track[] | undefined>) | undefined;
}

/**
 * Plays tracks together. It ends early when the document is hidden, or when the user begins to prefer less motion. At its end
 * nothing is left of it on the elements.
 */
export class TrackMovement implements Movement {
  readonly done: Promise<void>;
  readonly #options: MovementOptions;
  readonly #running = new AbortController();
  #animations: Animation[] = [];
  #isLeaving: boolean;
  #waits = true;
  #resolve!: () => void;

  constructor(tracks: readonly Track[], options: MovementOptions) {
    this.#options = options;
    this.#isLeaving = options.leaving;
    this.done = new Promise((resolve) => (this.#resolve = resolve));
    this.#load(tracks);
    const { signal } = this.#running;
    document.addEventListener('visibilitychange', () => this.cancel(), { signal });
    reducedMotion().addEventListener('change', () => this.cancel(), { signal });
    if (!options.isHeld) this.go();
  }

  turn(leaving: boolean): void {
    if (leaving === this.#isLeaving) return;
    this.#isLeaving = leaving;
    // What has not begun is over: to reverse an animation at its start would play all of it from its end.
    if (this.#animations.some(({ currentTime }) => !currentTime)) this.cancel();
    for (const animation of this.#animations) animation.reverse();
  }

  go(): void {
    if (!this.#waits) return;
    this.#waits = false;
    const { refine } = this.#options;
    if (!refine) return void this.#start();
    void refine().then((tracks) => {
      if (this.#running.signal.aborted) return;
      if (tracks) this.#load(tracks);
      void this.#start();
    });
  }

  cancel(): void {
    this.#waits = false;
    this.#running.abort();
    for (const animation of this.#animations.splice(0)) animation.cancel();
    this.#resolve();
  }

  /** Shows the first frame. */
  #load(tracks: readonly Track[]): void {
    const { duration } = this.#options;
    for (const animation of this.#animations.splice(0)) animation.cancel();
    for (const { element, frames, easing } of tracks) {
      const keyframes = this.#isLeaving ? backwards(frames) : [...frames];
      const animation = element.animate(keyframes, { duration, easing, fill: 'both' });
      // Rests in its first frame. By `pause()` it would run until the browser has drawn that.
      animation.cancel();
      animation.currentTime = 0;
      this.#animations.push(animation);
    }
  }

  /** Plays after the first frame has been drawn: what the browser does for that would take time from the motion. */
  async #start(): Promise<void> {
    const { signal } = this.#running;
    // A task for the layout of what has rendered, one for the frame.
    await nextTask();
    if (signal.aborted) return;
    (this.#animations[0]!.effect as KeyframeEffect).target!.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    await nextTask();
    if (signal.aborted) return;
    for (const animation of this.#animations) animation.play();
    const end = (): void => this.cancel();
    Promise.all(this.#animations.map(({ finished }) => finished)).then(end, end);
  }
}

const backwards = (frames: readonly Keyframe[]): Keyframe[] =>
  frames
    .map(({ offset, ...frame }) => ({ ...frame, ...(typeof offset === 'number' && { offset: 1 - offset }) }))
    .reverse();
