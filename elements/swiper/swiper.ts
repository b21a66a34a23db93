import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { lazy } from '../base/lazy.js';
import { NcElement } from '../internal/element/nc-element.js';
import { Part } from '../internal/element/parts.js';
import { UNLESS_FALSE, WORDS, type Kind } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { isServer } from '../internal/element/server.js';
import { warnOnce } from '../internal/element/warn.js';
import { ChildWatch } from '../internal/observe/children.js';
import { childrenOf } from '../internal/observe/flat.js';
import { cssLength } from '../internal/styles/inline.js';
import type { ItemOwner, NcSwiperItem } from '../swiper-item/index.js';
import { SwiperAnnouncement } from './announcement.js';
import { colorArrows, NearArrow, renderArrows } from './arrows.js';
import type { SwiperAutoHeight } from './auto-height.js';
import { SwiperAutoplay } from './autoplay.js';
import { Carousel } from './carousel.js';
import { SwiperDescriptions } from './descriptions.js';
import type { SwiperSource } from './events.js';
import { colorIndicator, renderIndicator } from './indicator.js';
import { SwiperKeyboard } from './keyboard.js';
import { EASINGS } from './motion.js';
import { SwiperPan } from './pan.js';
import { Slides } from './slides.js';
import { swiperStyles } from './swiper.styles.js';

export type SwiperEasing = 'default' | 'linear' | 'easeInCubic' | 'easeOutCubic' | 'easeInOutCubic';

const autoHeightPart = new Part(lazy(() => import('./auto-height.js')));

/** Properties that change the positions of slides, or are often set together with slides. */
const LAYOUT = [
  'current',
  'currentItemId',
  'displayMultipleItems',
  'circular',
  'vertical',
  'previousMargin',
  'nextMargin',
  'itemCount',
];

const NAVIGATION: Kind = {
  ...UNLESS_FALSE,
  read: (value, refuse) => (value === 'auto' ? value : UNLESS_FALSE.read(value, refuse)),
  fromAttribute: (text) => (text === 'auto' ? text : text !== 'false'),
};

/**
 * Slides that move past a window, one by one: by finger, mouse, pen, wheel, touchpad, keyboard and by themselves.
 *
 * The current slide remains the current one when slides are added or removed, and when the size or the direction
 * changes. Swipes scroll natively. Slides out of sight cost no layout; they cannot be focused and are not read aloud.
 * With dots, arrows or autoplay it is a carousel: screen readers are told which slide the user has moved to.
 * Each `change` is followed by one `animationfinish`. Events of controls inside slides, such as their `change`, bubble
 * through the swiper: compare `event.target`.
 *
 * @slot - The slides: `nc-swiper-item` elements.
 * @slot indicator - Replaces the dots of `indicator-dots`.
 * @event {SwiperChangeEvent} change - Another slide is the current one, and the motion to it begins. Also fired when code causes it. Bubbles. Fields `current`, `currentItemId`, `source` (autoplay, touch, click, keyboard, or '' for code).
 * @event {SwiperTransitionEvent} transition - The slides move; fields `dx`, `dy`.
 * @event {SwiperChangeEvent} animationfinish - The slides rest; fields as of `change`.
 * @event {SwiperRangeEvent} rangechange - With `item-count`: the page has to provide other slides. Also fired for the first ones. Fields `first`, `last`, `indexes`.
 * @csspart scroller - The window in which the slides move.
 * @csspart indicator - The row of dots.
 * @csspart dot - A dot.
 * @csspart dot-active - The dot of a slide in sight.
 * @csspart previous - The arrow to the previous slide.
 * @csspart next - The arrow to the next slide.
 * @csspart rotation - The button that stops and starts `autoplay`. It is visible while the mouse is over the swiper, or while it has the focus.
 * @cssprop --nc-swiper-indicator-color - Color of the dots. `indicator-color` overrides it.
 * @cssprop --nc-swiper-indicator-active-color - Color of the dots of slides in sight. `indicator-active-color` overrides it.
 * @cssprop --nc-swiper-navigation-color - Color of the arrows. `navigation-color` overrides it.
 * @cssprop --nc-swiper-navigation-active-color - Background of an arrow under the mouse. `navigation-active-color` overrides it.
 * @cssstate dragging - The user drags the slides by mouse or pen.
 */
export class NcSwiper extends NcElement implements ItemOwner {
  static override styles = swiperStyles;
  static override childWatch = new ChildWatch();
  static override template: TemplateResult = html`<div id="scroller" part="scroller" role="group" tabindex="0" aria-label=""><div id="track"><div id="stops"></div><div id="slides"><slot></slot></div></div></div>`;

  readonly #slides = new Slides<NcSwiperItem>(this, () => this.#presentSlides);
  /** Created when the swiper is first connected. */
  #carousel: Carousel | undefined;
  #autoplay: SwiperAutoplay | undefined;
  #announcement: SwiperAnnouncement | undefined;
  #nearArrow: NearArrow | undefined;
  #autoHeight: SwiperAutoHeight | undefined;
  #isUpdating = false;

  /** @internal Tells screen readers of each slide, as with dots, arrows or autoplay: for elements that contain a swiper. */
  announces = false;

  /** Continues with the first slide after the last one. Needs more slides than are in sight. */
  @attribute({ type: Boolean }) declare circular: boolean;

  /** Moves the slides up and down instead of sideways. */
  @attribute({ type: Boolean }) declare vertical: boolean;

  /**
   * Moves to the next slide by itself. It pauses while the swiper is under the mouse, has the focus or is out of sight,
   * and does not start where the user prefers reduced motion.
   */
  @property({ type: Boolean, default: false }) declare autoplay: boolean;

  /** Time between two slides with `autoplay`, in ms. Default: 5000. */
  @property({ type: Number, default: 5000 }) declare interval: number;

  /** Duration of the animation to another slide, in ms. Swipes take their own time. Default: 500. */
  @property({ type: Number, default: 500 }) declare duration: number;

  /** How that animation speeds up and slows down. */
  @property({ attribute: 'easing-function', default: 'default' }) declare easingFunction: SwiperEasing;

  /** How many slides are in sight. Default: 1. */
  @property({ type: Number, attribute: 'display-multiple-items', default: 1 }) declare displayMultipleItems: number;

  /** How much of the previous slide is visible: a number of px, or a CSS length. Default: nothing of it. */
  @property({ type: WORDS, attribute: 'previous-margin', default: '' }) declare previousMargin: string | number;

  /** How much of the next slide is visible: a number of px, or a CSS length. Default: nothing of it. */
  @property({ type: WORDS, attribute: 'next-margin', default: '' }) declare nextMargin: string | number;

  /** Shows a dot for each slide. */
  @property({ type: Boolean, attribute: 'indicator-dots', default: false }) declare indicatorDots: boolean;

  /** Color of the dots. */
  @property({ attribute: 'indicator-color', default: '' }) declare indicatorColor: string;

  /** Color of the dots of slides in sight. */
  @property({ attribute: 'indicator-active-color', default: '' }) declare indicatorActiveColor: string;

  /** Shows arrows to the previous and the next slide. `auto`: only the one that the mouse is close to. */
  @property({
    type: NAVIGATION,
    default: false,
  })
  declare navigation: boolean | 'auto';

  /** Color of the arrows. */
  @property({ attribute: 'navigation-color', default: '' }) declare navigationColor: string;

  /** Background of an arrow under the mouse. */
  @property({ attribute: 'navigation-active-color', default: '' }) declare navigationActiveColor: string;

  /** Prevents finger, mouse, pen and wheel from moving the slides. Dots, arrows and keys still do. */
  @attribute({ type: Boolean, attribute: 'disable-touch' }) declare disableTouch: boolean;

  /** Lets a fast swipe pass several slides. */
  @property({ type: Boolean, default: false }) declare acceleration: boolean;

  /** Makes the swiper as high as the current slide. Has no effect on a vertical swiper. */
  @property({ type: Boolean, attribute: 'auto-height', default: false }) declare autoHeight: boolean;

  /**
   * How many slides there are, if the page contains only those in range, each with its `index`. `rangechange` reports
   * which ones are in range. Default: 0, the page contains all slides.
   */
  @property({ type: Number, attribute: 'item-count', default: 0 }) declare itemCount: number;

  /**
   * Index of the current slide, from 0; with several slides in sight, of the first of them. A value out of range becomes
   * the nearest index. Setting it moves to that slide and fires `change` with the source ''.
   */
  @property({ type: Number, noAccessor: true, default: 0 })
  get current(): number {
    return this.#slides.current;
  }
  set current(value: number) {
    this.#slides.want(Math.max(0, Math.round(Number(value)) || 0));
    // Also for the same value: by the time of the update there may be other slides.
    this.requestUpdate('current', null);
  }

  /** The `item-id` of the current slide. Setting it moves to that slide. It overrides `current` if there is such a slide. */
  @property({ attribute: 'current-item-id', noAccessor: true, default: '' })
  get currentItemId(): string {
    return this.#slides.currentId;
  }
  set currentItemId(value: string) {
    this.#slides.wantedId = value ? String(value) : undefined;
    this.requestUpdate('currentItemId', null);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#carousel ??= this.#createCarousel();
    this.watchLocale();
    this.#carousel.motion.connect();
  }

  override disconnectedCallback(): void {
    this.#carousel?.motion.disconnect();
    super.disconnectedCallback();
  }

  override focus(options?: FocusOptions): void {
    this.#carousel?.view.scroller.focus(options);
  }

  /** Moves to the next slide: from the last one to the first if the swiper is circular. */
  next(): void {
    this.step(1, '');
  }

  /** Moves to the previous slide: from the first one to the last if the swiper is circular. */
  previous(): void {
    this.step(-1, '');
  }

  /** Moves to the slide with this index, animated unless `animate` is false. */
  goTo(index: number, { animate = true }: { animate?: boolean } = {}): void {
    this.move(index, '', animate);
  }

  /** @internal Moves by so many slides: for elements that contain a swiper. */
  step(by: number, source: SwiperSource): void {
    if (this.hasUpdated) this.#carousel!.step(by, source);
    else this.current += by;
  }

  /** @internal `goTo` with a source: for elements that contain a swiper. */
  move(index: number, source: SwiperSource, isAnimated = true): void {
    if (this.hasUpdated) this.#carousel!.goTo(index, source, isAnimated);
    else this.current = index;
  }

  /** @internal The index in sight, with fractions while the slides move: for what follows a swiper. */
  get progress(): number {
    return this.#slides.index + (this.#carousel?.motion.shift ?? 0);
  }

  /** @internal How many slides there are. */
  get slideCount(): number {
    return this.#slides.count;
  }

  /** @internal */
  override childrenChanged(): void {
    this.#flush();
    this.#carousel?.slidesChanged();
  }

  protected override update(changed: PropertyValues): void {
    this.#isUpdating = true;
    const { scroller } = this.#carousel!.view;
    if (changed.has('previousMargin')) this.#setMargin(scroller, '--_before', 'previous-margin', this.previousMargin);
    if (changed.has('nextMargin')) this.#setMargin(scroller, '--_after', 'next-margin', this.nextMargin);
    if (changed.has('acceleration')) scroller.style.setProperty('--_stop', this.acceleration ? 'normal' : null);
    if (!(this.easingFunction in EASINGS)) {
      warnOnce(this, 'easing-function', Object.keys(EASINGS).join(', '), this.easingFunction);
    }
    if (this.autoplay) this.#autoplay ??= new SwiperAutoplay(this, this.#carousel!);
    if (this.#hasControls)
      this.#announcement ??= new SwiperAnnouncement(this, this.#carousel!, () => this.#autoplay?.mayRotate ?? false);
    if (this.navigation === 'auto') this.#nearArrow ??= new NearArrow(this, this.internals.states);
    // Before the dots are drawn: a listener of `change` may set what they show.
    const isLaidOut = !this.#slides.hasStarted || LAYOUT.some((name) => changed.has(name));
    this.#carousel!.update(isLaidOut, changed.has('current'));
    super.update(changed);
    this.#isUpdating = false;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.indicatorDots) colorIndicator(this);
    if (this.navigation) colorArrows(this);
    this.#useAutoHeight();
  }

  protected override renderContent(): unknown {
    // A server does not know the slides.
    if (isServer || !this.#hasControls) return nothing;
    const carousel = this.#carousel!;
    const canMove = carousel.track.last > 0;
    return html`${this.autoplay && canMove ? this.#autoplay!.render() : nothing}${
      this.navigation ? renderArrows(this, carousel) : nothing
    }${this.indicatorDots ? renderIndicator(this, carousel) : nothing}${this.#announcement!.render()}`;
  }

  #useAutoHeight(): void {
    if (!this.autoHeight || this.#autoHeight) return;
    autoHeightPart.use(this, ({ SwiperAutoHeight }) => {
      this.#autoHeight ??= new SwiperAutoHeight(this, this.#carousel!, this.internals.states);
    });
  }

  get #hasControls(): boolean {
    return Boolean(this.indicatorDots || this.navigation || this.autoplay || this.announces);
  }

  get #presentSlides(): readonly NcSwiperItem[] {
    return childrenOf(this).filter((child) => child.localName === 'nc-swiper-item') as NcSwiperItem[];
  }

  #createCarousel(): Carousel {
    const { states } = this.internals;
    const scroller = this.renderRoot.firstElementChild as HTMLElement;
    const carousel = new Carousel(this, scroller, this.#slides, () => this.#flush());
    carousel.observe({
      slidesChanged: () => {
        if (this.#hasControls) this.requestUpdate();
        this.#useAutoHeight();
      },
    });
    new SwiperPan(this, carousel, states);
    new SwiperKeyboard(this, carousel);
    new SwiperDescriptions(this, carousel, this.internals);
    return carousel;
  }

  /** Takes over what was set, and slides that the observer has not reported yet. */
  #flush(): void {
    if (!this.hasUpdated) return;
    if (this.isUpdatePending && !this.#isUpdating) this.performUpdate();
    this.#carousel!.update(true);
  }

  #setMargin({ style }: HTMLElement, name: string, attributeName: string, given: string | number): void {
    const length = cssLength(given);
    const isLength = CSS.supports('outline-width', length);
    style.setProperty(name, isLength ? length : null);
    if (given && !isLength) warnOnce(this, attributeName, 'px, or a CSS length', given);
  }
}
