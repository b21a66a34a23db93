import { msg, str } from '@lit/localize';
import type { PropertyValues } from 'lit';
import { PanController } from '../internal/gesture/pan.js';
import { warnOnce } from '../internal/element/warn.js';
import type { NcSwiperItem } from '../swiper-item/index.js';
import { adoptStyles } from './adopt.js';
import { EASINGS, SwiperMotion } from './motion.js';
import type { SwiperPart } from './parts.js';
import type { NcSwiper } from './swiper.js';
import { useStyles } from './use.styles.js';

/** A drag that ends faster than this, in px/ms, goes on to the next slide. */
const FLICK = 0.2;
/** How far a fast one goes on with `acceleration`, in ms of its speed. */
const MOMENTUM = 300;

/** What the mouse is for: to choose text, or a value. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** What a user does to a swiper by mouse, pen and keyboard, and what assistive technology is told. */
class SwiperUse implements SwiperPart {
  readonly #swiper: NcSwiper;
  readonly #internals: ElementInternals;
  readonly #motion: SwiperMotion;
  /** What of the shift was there when the drag began: a glide that was interrupted. */
  #from = 0;
  /** What has been described, and how. */
  #described: ReadonlyMap<number, NcSwiperItem> = new Map();
  #wording = '';

  constructor(swiper: NcSwiper, internals: ElementInternals) {
    this.#swiper = swiper;
    this.#internals = internals;
    const { track } = swiper;
    const motion = new SwiperMotion(track, swiper);
    this.#motion = track.motion = motion;
    new PanController(swiper, {
      name: 'swiper',
      axis: () => (swiper.vertical ? 'y' : 'x'),
      mayEnter: (event) => this.#mayDrag(event),
      // Beyond its end there is nothing: the swiper around it may move.
      mayStart: ({ inline, y }) => {
        const { last, place } = track;
        const isForward = (swiper.vertical ? y : inline) < 0;
        return track.isMoving || (isForward ? place < last : place > 0 || last === Infinity);
      },
      start: () => {
        motion.hold();
        this.#from = motion.shift;
        internals.states.add('dragging');
      },
      move: ({ inline, y }) => motion.drag(this.#stretched(this.#from - (swiper.vertical ? y : inline) / motion.size)),
      end: ({ speedInline, speedY }, isCancelled) => {
        internals.states.delete('dragging');
        if (!motion.isHeld) return;
        if (isCancelled) swiper.go(track.place, '', true, true);
        else this.#release(-(swiper.vertical ? speedY : speedInline));
      },
    });
    swiper.addEventListener('keydown', this);
  }

  connect(): void {
    adoptStyles(this.#swiper, useStyles);
    this.#motion.connect();
  }

  disconnect(): void {
    this.#motion.disconnect();
  }

  updated(changed: PropertyValues): void {
    const swiper = this.#swiper;
    const internals = this.#internals;
    this.#check();
    const { style } = swiper.track.scroller;
    if (changed.has('acceleration')) style.setProperty('--_stop', swiper.acceleration ? 'normal' : null);
    const isNamed = swiper.hasAttribute('aria-label') || swiper.hasAttribute('aria-labelledby');
    internals.role = isNamed ? 'region' : 'group';
    internals.ariaRoleDescription = msg('carousel', {
      id: 'nc.swiper.carousel',
      desc: 'What a screen reader calls slides that move past a window',
    });
    swiper.track.scroller.ariaLabel = msg('Slides', {
      id: 'nc.swiper.slides',
      desc: 'Name of the window in which slides move, for screen readers; arrow keys move them',
    });
    this.arranged();
  }

  arranged(): void {
    const swiper = this.#swiper;
    const { count, track } = swiper;
    // Where nothing can move there is nothing to do by keys.
    const { scroller } = track;
    const tabIndex = track.last > 0 ? 0 : -1;
    if (scroller.tabIndex !== tabIndex) scroller.tabIndex = tabIndex;
    const kind = msg('slide', {
      id: 'nc.swiper.slide',
      desc: 'What a screen reader calls one slide of a carousel',
    });
    const { arranged } = track;
    const wording = kind + slideName(0, count);
    for (const [at, item] of arranged) {
      if (wording === this.#wording && this.#described.get(at) === item) continue;
      item.describe(kind, slideName(track.indexOf(at), count));
    }
    this.#wording = wording;
    this.#described = arranged;
  }

  handleEvent(event: KeyboardEvent): void {
    const swiper = this.#swiper;
    const [origin] = event.composedPath() as [Element];
    // Keys in slides are theirs.
    if (event.target !== swiper || origin === swiper || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const by = this.#stepOf(event.key);
    if (by === undefined) return;
    event.preventDefault();
    if (Number.isFinite(by)) swiper.step(by, 'keyboard');
    else swiper.move(by < 0 ? 0 : swiper.count - 1, 'keyboard');
    if (origin.role === 'tab') void this.#focusDot();
  }

  /** That of the slide to which the key led. */
  async #focusDot(): Promise<void> {
    await this.#swiper.updateComplete;
    this.#swiper.shadowRoot!.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }

  /** Tells of values that are none. */
  #check(): void {
    const swiper = this.#swiper;
    if (!(swiper.easingFunction in EASINGS)) {
      warnOnce(swiper, 'easing-function', Object.keys(EASINGS).join(', '), swiper.easingFunction);
    }
    const { style } = swiper.track.scroller;
    for (const [name, given, shown] of [
      ['previous-margin', swiper.previousMargin, '--_before'],
      ['next-margin', swiper.nextMargin, '--_after'],
    ] as const) {
      if (given && !style.getPropertyValue(shown)) warnOnce(swiper, name, 'px, or a CSS length', given);
    }
  }

  #stepOf(key: string): number | undefined {
    const { vertical } = this.#swiper;
    if (key === 'Home') return -Infinity;
    if (key === 'End') return Infinity;
    if (key === 'PageDown') return 1;
    if (key === 'PageUp') return -1;
    const [forward, back] = vertical ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
    const sign = !vertical && this.#swiper.matches(':dir(rtl)') ? -1 : 1;
    return key === forward ? sign : key === back ? -sign : undefined;
  }

  #mayDrag(event: PointerEvent): boolean {
    if (event.pointerType === 'touch') return false;
    const { disableTouch, track } = this.#swiper;
    if (disableTouch || track.last === 0 || !this.#motion.size) return false;
    const path = event.composedPath() as Element[];
    return !path.slice(0, path.indexOf(this.#swiper)).some((node) => node.matches?.(FIELDS));
  }

  /** Beyond the ends it takes more and more to move by less and less. */
  #stretched(shift: number): number {
    const { place, last } = this.#swiper.track;
    if (last === Infinity) return shift;
    const to = place + shift;
    const beyond = to < 0 ? -to : to - last;
    if (beyond <= 0) return shift;
    const rest = 0.5 - 0.25 / (beyond + 0.5);
    return (to < 0 ? -rest : last + rest) - place;
  }

  #release(speed: number): void {
    const { acceleration, track } = this.#swiper;
    const at = track.visual;
    let to = Math.round(at);
    if (Math.abs(speed) > FLICK) {
      to = speed > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1;
      if (acceleration)
        to = (speed > 0 ? Math.max : Math.min)(to, Math.round(at + (speed * MOMENTUM) / this.#motion.size));
    }
    this.#swiper.go(to, 'touch', true, true);
  }
}

/** "2 of 5". */
export const slideName = (index: number, count: number): string => {
  const number = index + 1;
  return msg(str`${number} of ${count}`, {
    id: 'nc.swiper.place',
    desc: 'Name of a slide: its number, and how many there are',
  });
};

export const create = (swiper: NcSwiper, internals: ElementInternals): SwiperPart => new SwiperUse(swiper, internals);
