import { viewOf } from '../internal/element/view.js';
import { goalAt, type Goal, type Place } from './place.js';

/** How near to the end the reader counts as at the end, in px. */
const NEAR = 4;

/** What a user does to scroll. */
const INPUT = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

/**
 * What a list holds in view while its reader does not scroll elsewhere, as sizes become known, rows come and go and the
 * view gets another size: a place that it has come back to, or its end.
 */
export class Pin {
  readonly #list: HTMLElement;
  #held: Place | 'end' | undefined;
  /** Runs while nothing but the user may scroll elsewhere. */
  #guard: AbortController | undefined;

  constructor(list: HTMLElement) {
    this.#list = list;
  }

  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  get isEnd(): boolean {
    return this.#held === 'end';
  }

  /** The place that is held. */
  get place(): Place | undefined {
    return this.#held === 'end' ? undefined : this.#held;
  }

  /** The browser brings back its own offset while a page loads: that is not the reader. */
  get isGuarded(): boolean {
    return this.#guard !== undefined;
  }

  hold(held: Place | 'end'): void {
    this.#held = held;
  }

  release(): void {
    this.#held = undefined;
    this.unguard();
  }

  /** Nothing but the user scrolls elsewhere, until the page has loaded. */
  guard(): void {
    this.unguard();
    const view = viewOf(this.#list);
    const guard = new AbortController();
    this.#guard = guard;
    const { signal } = guard;
    for (const type of INPUT) {
      view.addEventListener(type, () => this.unguard(), { capture: true, passive: true, signal });
    }
    // A scroll by the browser is reported in the next frame.
    const endSoon = (): void => {
      view.requestAnimationFrame(() => view.requestAnimationFrame(() => guard === this.#guard && this.unguard()));
    };
    if (view.document.readyState === 'complete') endSoon();
    else view.addEventListener('load', endSoon, { once: true, signal });
  }

  unguard(): void {
    this.#guard?.abort();
    this.#guard = undefined;
  }

  /** The entries are others. */
  follow(next: (former: number) => number): void {
    const { place } = this;
    if (!place) return;
    const entry = next(place.entry);
    if (entry < 0) this.release();
    else this.#held = { ...place, entry };
  }

  /** What it wants to be shown, among so many entries. */
  goal(length: number, trailing: number): Goal | undefined {
    const held = this.#held;
    if (!held || !length) return undefined;
    if (held === 'end') return { entry: length - 1, delta: (size, view) => size - view + trailing };
    return goalAt(held);
  }
}

/** The reader is at the end. */
export const isNear = (left: number): boolean => left <= NEAR;
