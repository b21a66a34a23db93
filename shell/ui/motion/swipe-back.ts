import { gestureArena, swallowClick, type Gesture, type Travel, type Verdict } from '../../../elements/gestures.js';
import type { Router } from '../../router/index.js';
import { EASING } from './motion.js';
import type { Movement } from './movement.js';
import { isMotionReduced } from '../../../elements/base/reduced-motion.js';
import type { Stage } from '../stage/stage.js';
import { perApp } from '../base/per-app.js';
import { isSwipeOn } from './browser-swipe.js';

/** A swipe starts within this distance (px) from the edge. */
const EDGE = 20;
/** Distance (px) after which the direction of the drag decides whether it is a swipe. */
const SLOP = 4;
/** At this speed (px/ms) or more, the direction at release decides; below it, the distance. */
const FAST = 0.4;
/** The speed is measured over this time (ms) before release. */
const SPEED_WINDOW = 100;
/** Duration (ms) of the animation after release, over the full width. */
const DURATION = 300;
/** If Back has not happened after this time (ms), the page returns to its place: a guard is asking the user. */
const GUARD_TIMEOUT = 150;

interface Swipe {
  readonly pointer: number;
  /** Keys of the page that is swiped and of the page beneath. */
  readonly key: string;
  readonly under: string;
  readonly from: number;
  readonly width: number;
  /** 1 if pages leave to the right, -1 if to the left. */
  readonly side: number;
  readonly isStill: boolean;
  /** The page beneath stays in its place. */
  readonly isUnderStill: boolean;
  samples: { time: number; x: number }[];
  animations: Animation[];
  /** Resolves the movement that `take` has returned. */
  rest?: () => void;
}

interface Frames {
  readonly top: Keyframe;
  readonly under: Keyframe;
}

/** Frames like those of `pop-in`. `progress` is 0 with the page in place and 1 with the page gone. */
const framesOf = ({ side, isUnderStill }: Swipe, progress: number): Frames => ({
  top: { transform: `translateX(${100 * side * progress}%)` },
  under: isUnderStill
    ? {}
    : { transform: `translateX(${-28 * side * (1 - progress)}%)`, filter: `brightness(${0.9 + 0.1 * progress})` },
});

/**
 * Back by a swipe from the start edge. The page on top follows the finger and uncovers the page beneath. At release, speed
 * or distance decide whether the app goes back, as by the Back button. If a guard refuses, the page returns.
 */
export class SwipeBack implements Gesture {
  readonly name = 'swipe-back';
  /** Higher than swipers and scrollers, lower than controls (`CONTROL_PRIORITY`). */
  readonly priority = 10;
  readonly #router: Router;
  readonly #stage: Pick<Stage, 'canSwipe' | 'movesBeneath' | 'uncovered'>;
  readonly #settingOf: (route: string) => boolean | undefined;
  #pages: HTMLElement | undefined;
  #elements: ReadonlyMap<string, HTMLElement> = new Map();
  #swipe: Swipe | undefined;
  #isOwner = false;
  #isListening = false;

  /** @param settingOf whether the style of a page enables or disables the swipe. */
  constructor(
    router: Router,
    stage: Pick<Stage, 'canSwipe' | 'movesBeneath' | 'uncovered'>,
    settingOf: (route: string) => boolean | undefined,
  ) {
    this.#router = router;
    this.#stage = stage;
    this.#settingOf = settingOf;
  }

  /** Observes swipes on the element that contains the pages. Returns a function that ends it. */
  follow(pages: HTMLElement, elements: ReadonlyMap<string, HTMLElement>): () => void {
    this.#pages = pages;
    this.#elements = elements;
    const stop = this.#router.subscribe(() => this.#update());
    this.#update();
    return () => {
      stop();
      this.#listen(false);
      this.#end();
    };
  }

  /** If the page that leaves was swiped, animates it from its current position and returns that movement. */
  take(key: string, isStill: boolean): Movement | undefined {
    const swipe = this.#swipe;
    if (swipe?.key !== key) return undefined;
    if (isStill) {
      this.#end();
      return undefined;
    }
    const done = new Promise<void>((resolve) => (swipe.rest = resolve));
    gestureArena().leave(swipe.pointer, this);
    void this.#settle(swipe, 1);
    return {
      done,
      turn: (leaving) => void this.#settle(swipe, leaving ? 1 : 0),
      go: () => undefined,
      cancel: () => this.#end(),
    };
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown') this.#enter(event as PointerEvent);
    // Keeps the browser from scrolling during the swipe.
    else if (this.#isOwner && event.cancelable) event.preventDefault();
  }

  judge(event: PointerEvent, { x, y, distance }: Travel): Verdict {
    this.#sample(event);
    if (distance < SLOP) return 'wait';
    return x * this.#swipe!.side > Math.abs(y) ? 'claim' : 'resign';
  }

  won(event: PointerEvent): void {
    const { key, under } = this.#swipe!;
    this.#isOwner = true;
    // Keeps pointer events coming when the pointer leaves the window.
    if (event.isTrusted) this.#pages!.setPointerCapture(event.pointerId);
    this.#elements.get(key)!.dataset['swiped'] = '';
    this.#stage.uncovered.set(under);
    const { url } = this.#router.getSnapshot().entries.at(-2)!;
    // After a reload, the page beneath has not loaded yet. If it fails to, its own notice says so.
    this.#router.preloadPage({ url }).catch(() => undefined);
    this.moved(event);
  }

  moved(event: PointerEvent): void {
    const swipe = this.#swipe!;
    this.#sample(event);
    const { top, under } = framesOf(swipe, this.#progress(event.clientX));
    Object.assign(this.#elements.get(swipe.key)!.style, top);
    Object.assign(this.#elements.get(swipe.under)?.style ?? {}, under);
  }

  ended(event?: PointerEvent): void {
    const swipe = this.#swipe;
    this.#isOwner = false;
    // With `rest`, `take` animates the pages now.
    if (!swipe || swipe.rest) return;
    if (event) swallowClick();
    if (event && this.#isFinal(event)) void this.#goBack(swipe);
    else void this.#settle(swipe, 0);
  }

  lost(): void {
    this.#swipe = undefined;
  }

  #enter(event: PointerEvent): void {
    const router = this.#router;
    // A mouse drag selects text.
    if (this.#swipe || !event.isPrimary || event.button !== 0 || event.pointerType === 'mouse') return;
    const { entries, leaving } = router.getSnapshot();
    const [under, top] = entries.slice(-2);
    const isStill = isMotionReduced();
    if (!top || !under || top.phase !== 'active' || leaving.length) return;
    const { left, right, width } = this.#pages!.getBoundingClientRect();
    const side = this.#pages!.matches(':dir(rtl)') ? -1 : 1;
    const inset = side > 0 ? event.clientX - left : right - event.clientX;
    if (inset > EDGE || !gestureArena().enter(event, this)) return;
    this.#swipe = {
      pointer: event.pointerId,
      key: top.key,
      under: under.key,
      from: event.clientX,
      width,
      side,
      isStill,
      isUnderStill: isStill || !this.#stage.movesBeneath,
      samples: [],
      animations: [],
    };
    this.#sample(event);
  }

  /** Listens only while there is a page to go back to: active touch listeners delay scrolling. */
  #update(): void {
    const { entries, leaving } = this.#router.getSnapshot();
    const top = entries.at(-1);
    const isOn = !!top && this.#stage.canSwipe && isSwipeOn(this.#settingOf(top.route));
    this.#listen(isOn);
    const key = this.#swipe?.key;
    if (key && key !== top?.key && !leaving.some((entry) => entry.key === key)) this.#end();
  }

  #listen(wanted: boolean): void {
    if (wanted === this.#isListening) return;
    this.#isListening = wanted;
    if (wanted) {
      this.#pages!.addEventListener('pointerdown', this);
      this.#pages!.addEventListener('touchmove', this, { passive: false });
    } else {
      for (const type of ['pointerdown', 'touchmove']) this.#pages!.removeEventListener(type, this);
    }
  }

  #sample({ timeStamp: time, clientX: x }: PointerEvent): void {
    const swipe = this.#swipe!;
    swipe.samples = [...swipe.samples.filter((sample) => time - sample.time <= SPEED_WINDOW), { time, x }];
  }

  /** Share of the way: 0 in its place, 1 off the screen. */
  #progress(x: number): number {
    const { from, width, side } = this.#swipe!;
    return Math.min(1, Math.max(0, ((x - from) * side) / width));
  }

  #isFinal(event: PointerEvent): boolean {
    this.#sample(event);
    const { samples, side } = this.#swipe!;
    const [first, last] = [samples[0]!, samples.at(-1)!];
    const speed = ((last.x - first.x) * side) / (last.time - first.time || 1);
    return Math.abs(speed) > FAST ? speed > 0 : this.#progress(event.clientX) > 0.5;
  }

  async #goBack(swipe: Swipe): Promise<void> {
    const asked = this.#router.navigateBack().then(
      () => true,
      () => false, // A guard or the page refused.
    );
    // If a guard has not answered by then, the page returns to its place, and leaves once the guard lets it go.
    const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, GUARD_TIMEOUT, false));
    if (!(await Promise.race([asked, timeout])) && !swipe.rest) await this.#settle(swipe, 0);
  }

  /** Animates both pages to their end: the page back in its place (0), or off the screen (1). */
  async #settle(swipe: Swipe, to: 0 | 1): Promise<void> {
    const top = this.#elements.get(swipe.key);
    if (this.#swipe !== swipe || !top) return;
    const under = this.#elements.get(swipe.under);
    const at = (new DOMMatrix(getComputedStyle(top).transform).m41 * swipe.side) / swipe.width;
    const [start, end] = [framesOf(swipe, at), framesOf(swipe, to)];
    const options: KeyframeAnimationOptions = {
      duration: swipe.isStill ? 0 : DURATION * Math.abs(to - at),
      easing: EASING,
      fill: 'both',
    };
    const animations = [top.animate([start.top, end.top], options)];
    if (under) animations.push(under.animate([start.under, end.under], options));
    for (const animation of swipe.animations) animation.cancel();
    swipe.animations = animations;
    await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
    if (swipe.animations === animations) this.#end();
  }

  /** Removes everything that the swipe has changed. */
  #end(): void {
    const swipe = this.#swipe;
    if (!swipe) return;
    this.#swipe = undefined;
    gestureArena().leave(swipe.pointer, this);
    for (const animation of swipe.animations.splice(0)) animation.cancel();
    for (const element of [this.#elements.get(swipe.key), this.#elements.get(swipe.under)]) {
      if (!element) continue;
      Object.assign(element.style, { transform: '', filter: '' });
      delete element.dataset['swiped'];
    }
    this.#stage.uncovered.set(undefined);
    swipe.rest?.();
  }
}

/** What the swipe needs of the app. */
interface SwipeHost {
  readonly router: Router;
  readonly stage: Stage;
  styleOf(route: string): { readonly swipeBack?: boolean };
}

/** The swipe of an app. */
export const swipeBackOf = /* @__PURE__ */ perApp(
  (app: SwipeHost) => new SwipeBack(app.router, app.stage, (route) => app.styleOf(route).swipeBack),
);
