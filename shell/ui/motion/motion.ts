import { given } from '../../../elements/base/given.js';
import { device } from '../../device/index.js';
import type { Router } from '../../router/index.js';
import { TrackMovement, type Movement } from './movement.js';
import { isMotionReduced } from '../../../elements/base/reduced-motion.js';
import { sharedTracks, sharesElements } from './shared.js';
import type { AnimationType } from '../definition/types.js';

/** How a page comes in. It goes out by the same animation in reverse. */
export interface Motion {
  readonly type: AnimationType;
  /** Milliseconds. */
  readonly duration: number;
  /** The app has named this type, for the page or the call. */
  readonly isChosen: boolean;
}

/** A page that slides over a wide window is a lot of movement for little change. */
const defaultMotion = (): Motion => ({
  type: matchMedia('(min-width: 900px)').matches ? 'fade-in' : 'pop-in',
  duration: 300,
  isChosen: false,
});

export const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface Frames {
  /** First frame of the page on top. */
  readonly top: Keyframe;
  /** Last frame of the page beneath. Without it, that page does not move. */
  readonly under?: Keyframe;
}

const shift = (x: number, y: number): Keyframe => ({ transform: `translate(${x}%, ${y}%)` });

/** `side` is 1 in left-to-right text and -1 in right-to-left text. */
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

/** Names of animations for closing -> the animation for opening that they reverse. */
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

/**
 * Animates two pages: `top` comes in over `under` or, if `leaving`, goes out and uncovers it. Returns undefined if nothing
 * is to be animated: no animation by that name, no duration, a hidden document, or reduced motion. With `isHeld` it waits
 * in its first frame for `go()`. Pages that share elements move by these, unless the animation was chosen.
 */
export function play(
  top: HTMLElement,
  under: HTMLElement | null,
  motion: Motion,
  { leaving, isHeld }: { leaving: boolean; isHeld: boolean },
): Movement | undefined {
  // Not its style, which would have to be computed before the elements have rendered.
  const frames = framesOf(motion.type, top.matches(':dir(rtl)') ? -1 : 1);
  const { duration } = motion;
  if (!frames || !(duration > 0) || document.hidden || isMotionReduced()) return undefined;
  const tracks = [{ element: top, frames: [frames.top, {}], easing: EASING }];
  if (under && frames.under) tracks.push({ element: under, frames: [{}, frames.under], easing: EASING });
  const mayShare = under && !motion.isChosen && sharesElements(leaving ? top : under);
  const refine = mayShare ? () => sharedTracks(top, under, leaving) : undefined;
  return new TrackMovement(tracks, { duration, leaving, isHeld, refine });
}

/** Remembers with which animation each page came in, and which one the current call wants. */
export class Motions {
  readonly #byKey = new Map<string, Motion>();
  #asked: Partial<Motion> | undefined;

  /** Reads the wanted animation from calls, and forgets pages that left the stack. Returns a function that ends it. */
  follow(router: Router): () => void {
    const readOptions = async <Options extends { animationType?: string; animationDuration?: number }, Result>(
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
      device.intercept('navigateTo', readOptions),
      device.intercept('navigateBack', readOptions),
      router.subscribe(forget),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The animation of the page with this key: that of the call, else the one it came in with, else that of its style. */
  of(key: string, style: { animationType?: string; animationDuration?: number }, leaving: boolean): Motion {
    const asked = this.#asked;
    this.#asked = undefined;
    const motion = { ...defaultMotion(), ...motionOf(style), ...(leaving && this.#byKey.get(key)), ...given(asked) };
    if (!leaving) this.#byKey.set(key, motion);
    return motion;
  }
}

const motionOf = (from: { animationType?: string; animationDuration?: number }): Partial<Motion> => ({
  ...(from.animationType && { type: from.animationType as AnimationType, isChosen: true }),
  ...(from.animationDuration !== undefined && { duration: Number(from.animationDuration) }),
});
