import { gestureArena, swallowClick, type Gesture, type Travel, type Verdict } from '../../elements/gestures.js';
import type { Router } from '../router/index.js';
import { EASING, type Movement } from './motion.js';
import { Observable } from './observable.js';
import { isMotionReduced } from './reduced-motion.js';

/** Width in px of the strip along the edge in which a swipe begins. */
const EDGE = 20;
/** Travel, in px, from which the direction of a drag can be told. */
const SLOP = 4;
/** Speed in px/ms from which the direction alone decides. */
const FAST = 0.4;
/** Speed is that of the last moment before release, in ms. */
const SPEED_WINDOW = 100;
/** Longest way to rest, in ms. */
const DURATION = 300;
/** How long Back may take, in ms, until the page returns to its place: somebody is asking the user. */
const PATIENCE = 150;

interface Swipe {
  readonly pointer: number;
  /** Keys of the page that is swiped, and of the one beneath. */
  readonly key: string;
  readonly under: string;
  readonly from: number;
  readonly width: number;
  /** 1 where pages leave to the right, else -1. */
  readonly side: number;
  readonly isStill: boolean;
  samples: { time: number; x: number }[];
  animations: Animation[];
  /** Tells who has taken over that the pages rest. */
  rest?: () => void;
}

interface Frames {
  readonly top: Keyframe;
  readonly under: Keyframe;
}

/** As `pop-in` moves pages: 0 in place, 1 with the one on top gone. Who wants no motion sees none beneath the finger. */
const framesOf = ({ side, isStill }: Swipe, progress: number): Frames => ({
  top: { transform: `translateX(${100 * side * progress}%)` },
  under: isStill
    ? {}
    : { transform: `translateX(${-28 * side * (1 - progress)}%)`, filter: `brightness(${0.9 + 0.1 * progress})` },
});

/** iOS has this swipe in browsers and apps on the home screen, not in web views, which do not call themselves Safari. */
const browserSwipes = (): boolean =>
  'standalone' in navigator && (navigator.standalone === true || navigator.userAgent.includes('Safari/'));

/**
 * Back by a finger: from the edge at which lines start, the page on top is drawn aside, off the one beneath. Letting go
 * decides by speed, else by distance; then Back is asked for, as by the button, and a no brings the page back.
 */
export class SwipeBack implements Gesture {
  readonly name = 'swipe-back';
  /** Above what swipes and scrolls across the edge, below controls (`CONTROL_PRIORITY`), which are small. */
  readonly priority = 10;
  /** Key of the page that shows because the one above it is being swiped away. */
  readonly uncovered = new Observable<string | undefined>(undefined);
  readonly #router: Router;
  readonly #settingOf: (route: string) => boolean | undefined;
  #pages: HTMLElement | undefined;
  #elements: ReadonlyMap<string, HTMLElement> = new Map();
  #swipe: Swipe | undefined;
  #isOwner = false;
  #isListening = false;

  /** @param settingOf whether the style of a page enables or disables the swipe. */
  constructor(router: Router, settingOf: (route: string) => boolean | undefined) {
    this.#router = router;
    this.#settingOf = settingOf;
  }

  /** Recognises swipes on the element that holds the pages. Returns what ends that. */
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

  /** Hands the page that leaves over to who moves pages, if it has been swiped: it goes on from where it is. */
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
      cancel: () => this.#end(),
    };
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown') this.#enter(event as PointerEvent);
    // Otherwise the browser would scroll with what is ours by now.
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
    // Only so that moves keep coming when the pointer leaves the window.
    if (event.isTrusted) this.#pages!.setPointerCapture(event.pointerId);
    this.#elements.get(key)!.dataset['swiped'] = '';
    this.uncovered.set(under);
    const { url } = this.#router.getSnapshot().entries.at(-2)!;
    // After a reload it has not been on screen yet. That it fails to load is to be seen there, if the user gets there.
    this.#router.preloadPage({ url }).catch(() => undefined);
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
    // Or somebody else has taken the pages over.
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
    // A mouse selects text there, and has buttons to press.
    if (this.#swipe || !event.isPrimary || event.button !== 0 || event.pointerType === 'mouse') return;
    const { entries, leaving } = router.getSnapshot();
    const [under, top] = entries.slice(-2);
    if (!top || !under || top.phase !== 'active' || leaving.length) return;
    const { left, right, width } = this.#pages!.getBoundingClientRect();
    const side = getComputedStyle(this.#pages!).direction === 'rtl' ? -1 : 1;
    const inset = side > 0 ? event.clientX - left : right - event.clientX;
    if (inset > EDGE || !gestureArena().enter(event, this)) return;
    this.#swipe = {
      pointer: event.pointerId,
      key: top.key,
      under: under.key,
      from: event.clientX,
      width,
      side,
      isStill: isMotionReduced(),
      samples: [],
      animations: [],
    };
    this.#sample(event);
  }

  /** Listens where there is a way back only: a listener that may prevent touches costs the browser time. */
  #update(): void {
    const { entries, leaving } = this.#router.getSnapshot();
    const top = entries.at(-1);
    const isOn = !!top && (this.#settingOf(top.route) ?? !browserSwipes());
    this.#listen(entries.length > 1 && isOn);
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

  /** 0 in its place, 1 off the screen. */
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
      () => false, // A refusal is an answer.
    );
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false));
    if (!(await Promise.race([asked, late])) && !swipe.rest) await this.#settle(swipe, 0);
  }

  /** Lets both pages come to rest: in their places (0) or with the one on top gone (1). */
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

  /** All is as if nobody had swiped. */
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
    this.uncovered.set(undefined);
    swipe.rest?.();
  }
}
