import { device } from '../device/index.js';
import type { Router } from '../router/index.js';
import { isMotionReduced } from './reduced-motion.js';
import type { AnimationType } from './types.js';

/** How a page moves. Its way out is its way in, backwards. */
export interface Motion {
  readonly type: AnimationType;
  /** Milliseconds. */
  readonly duration: number;
}

const DEFAULT_MOTION: Motion = { type: 'pop-in', duration: 300 };

export const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface Frames {
  /** Where the page on top starts. */
  readonly top: Keyframe;
  /** Where the page beneath ends meanwhile; it stays where it is if left out. */
  readonly under?: Keyframe;
}

const shift = (x: number, y: number): Keyframe => ({ transform: `translate(${x}%, ${y}%)` });

/** `side` is 1 where text runs from left to right, else -1: what comes from its end comes from there in both. */
const FRAMES: Readonly<Record<string, (side: number) => Frames>> = {
  'pop-in': (side) => ({ top: shift(100 * side, 0), under: { ...shift(-28 * side, 0), filter: 'brightness(0.9)' } }),
  'slide-in-right': () => ({ top: shift(100, 0) }),
  'slide-in-left': () => ({ top: shift(-100, 0) }),
  'slide-in-top': () => ({ top: shift(0, -100) }),
  'slide-in-bottom': () => ({ top: shift(0, 100) }),
  'fade-in': () => ({ top: { opacity: 0 } }),
  'zoom-out': () => ({ top: { transform: 'scale(0.1)' } }),
  'zoom-fade-out': () => ({ top: { transform: 'scale(0.8)', opacity: 0 } }),
};

/** The names of ways out, by the way in that each of them is the reverse of. */
const REVERSED: Readonly<Record<string, string>> = {
  'pop-out': 'pop-in',
  'slide-out-right': 'slide-in-right',
  'slide-out-left': 'slide-in-left',
  'slide-out-top': 'slide-in-top',
  'slide-out-bottom': 'slide-in-bottom',
  'fade-out': 'fade-in',
  'zoom-in': 'zoom-out',
  'zoom-fade-in': 'zoom-fade-out',
};

const framesOf = (type: string, side: number): Frames | undefined => FRAMES[REVERSED[type] ?? type]?.(side);

/** Two pages on their way. */
export interface Movement {
  /** Resolves when they stand still. */
  readonly done: Promise<void>;
  /** Goes on in that direction: the user changed their mind on the way. */
  turn(leaving: boolean): void;
  /** Stops where there is nothing left to move against. */
  cancel(): void;
}

/**
 * Moves two pages against each other: `top` comes in over `under`, or, when `leaving`, goes away from it. Undefined
 * where motion is not wanted or cannot be seen.
 */
export function play(top: Element, under: Element | null, motion: Motion, leaving: boolean): Movement | undefined {
  const frames = framesOf(motion.type, getComputedStyle(top).direction === 'rtl' ? -1 : 1);
  if (!frames || !(motion.duration > 0) || document.hidden || isMotionReduced()) return undefined;
  const options: KeyframeAnimationOptions = { duration: motion.duration, easing: EASING, fill: 'both' };
  const order = (...pair: [Keyframe, Keyframe]): Keyframe[] => (leaving ? pair.reverse() : pair);
  const animations = [top.animate(order(frames.top, {}), options)];
  if (under && frames.under) animations.push(under.animate(order({}, frames.under), options));
  let direction = leaving;
  return {
    done: finished(animations),
    turn(leaves) {
      if (leaves === direction) return;
      direction = leaves;
      for (const animation of animations) animation.reverse();
    },
    cancel() {
      for (const animation of animations) animation.cancel();
    },
  };
}

async function finished(animations: readonly Animation[]): Promise<void> {
  try {
    await Promise.all(animations.map((animation) => animation.finished));
  } catch {
    // Cancelled: the page went away, and there is nothing left to move.
  } finally {
    for (const animation of animations) animation.cancel();
  }
}

/** Which motion each page came in with, and which one was asked for by the call under way. */
export class Motions {
  readonly #byKey = new Map<string, Motion>();
  #asked: Partial<Motion> | undefined;

  /** Follows the calls and the stack of a router: which motion calls ask for, which pages are gone. Returns a function that ends it. */
  follow(router: Router): () => void {
    const note = async <Options extends { animationType?: string; animationDuration?: number }, Result>(
      { options }: { readonly options: Options },
      next: () => Promise<Result>,
    ): Promise<Result> => {
      const asked = motionOf(options);
      this.#asked = asked;
      try {
        return await next();
      } finally {
        if (this.#asked === asked) this.#asked = undefined;
      }
    };
    const forget = (): void => {
      const { entries, tabs, leaving } = router.getSnapshot();
      const known = new Set([...entries, ...tabs, ...leaving].map(({ key }) => key));
      for (const key of this.#byKey.keys()) if (!known.has(key)) this.#byKey.delete(key);
    };
    const stops = [
      device.intercept('navigateTo', note),
      device.intercept('navigateBack', note),
      router.subscribe(forget),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** How the page with this key comes in or goes, given what its style says. */
  of(key: string, style: { animationType?: string; animationDuration?: number }, leaving: boolean): Motion {
    const asked = this.#asked;
    this.#asked = undefined;
    const motion = { ...DEFAULT_MOTION, ...motionOf(style), ...(leaving && this.#byKey.get(key)), ...asked };
    if (!leaving) this.#byKey.set(key, motion);
    return motion;
  }
}

const motionOf = (from: { animationType?: string; animationDuration?: number }): Partial<Motion> => ({
  ...(from.animationType && { type: from.animationType as AnimationType }),
  ...(from.animationDuration !== undefined && { duration: Number(from.animationDuration) }),
});
