import { html, type PropertyValues } from 'lit';
import { unwatchChildren, watchChildren, type ChildWatcher } from '../internal/observe/children.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { cssLength } from '../internal/styles/inline.js';
import type { ItemOwner, NcSwiperItem } from '../swiper-item/index.js';
import { SwiperChangeEvent, SwiperRangeEvent, type SwiperSource } from './events.js';
import type { SwiperPart } from './parts.js';
import { SwiperSlides } from './slides.js';
import { swiperStyles } from './swiper.styles.js';
import { SwiperTrack, type TrackHost } from './track.js';

export type SwiperEasing = 'default' | 'linear' | 'easeInCubic' | 'easeOutCubic' | 'easeInOutCubic';

interface PartModule {
  create(swiper: NcSwiper, internals: ElementInternals): SwiperPart;
}

/** CSS of a length, or nothing. */
const lengthOf = (given: string | number): string | null => {
  const length = cssLength(given);
  return CSS.supports('outline-width', length) ? length : null;
};

/** What changes where slides lie, or may come along with others. */
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

/** Parts that load when the first swiper needs them. */
const loadUse = () => import('./use.js');
const loadControls = () => import('./controls.js');
const loadAutoplay = () => import('./autoplay.js');
const loadAutoHeight = () => import('./auto-height.js');
const loadNear = () => import('./near.js');

/**
 * Slides that move past a window, one by one, by finger, mouse, pen, wheel, touchpad, keyboard and by themselves.
 *
 * A current slide stays the current one, whatever becomes of the slides around it, of the size and of the direction.
 * Swipes scroll natively; slides out of sight are neither laid out nor focusable nor read. Each `change` is followed by
 * one `animationfinish`. Events of controls inside slides, such as their `change`, bubble through the swiper: compare
 * `event.target`.
 *
 * @slot - The slides, `nc-swiper-item` each.
 * @slot indicator - What is shown instead of the dots of `indicator-dots`.
 * @event {SwiperChangeEvent} change - Another slide is the current one, and the motion to it begins; also if code caused it. Fields `current`, `currentItemId`, `source` (autoplay, touch, click, keyboard, or '' for code).
 * @event {SwiperTransitionEvent} transition - The slides move; fields `dx`, `dy`.
 * @event {SwiperChangeEvent} animationfinish - The swiper rests; fields as of `change`.
 * @event {SwiperRangeEvent} rangechange - With `item-count`: other slides are needed; fields `first`, `last`, `indexes`. Also fired for the first ones.
 * @csspart scroller - What the slides move in.
 * @csspart indicator - The row of dots.
 * @csspart dot - A dot.
 * @csspart dot-active - A dot of a slide in sight.
 * @csspart previous - The arrow to the slide before.
 * @csspart next - The arrow to the next slide.
 * @csspart rotation - The button that stops and starts `autoplay`. It shows under the mouse and when it has the focus.
 * @cssprop --nc-swiper-indicator-color - Dots; `indicator-color` beats it.
 * @cssprop --nc-swiper-indicator-active-color - Dots of slides in sight; `indicator-active-color` beats it.
 * @cssprop --nc-swiper-navigation-color - Arrows; `navigation-color` beats it.
 * @cssprop --nc-swiper-navigation-active-color - Ground of an arrow under the mouse; `navigation-active-color` beats it.
 * @cssstate dragging - The mouse or a pen has hold of the slides.
 */
export class NcSwiper extends NcElement implements TrackHost, ChildWatcher, ItemOwner {
  static override styles = swiperStyles;
  static override template = html`<div id="scroller" part="scroller" role="group" tabindex="0" aria-live="polite" aria-label=""><div id="track"><div id="stops"></div><div id="slides"><slot></slot></div></div></div>`;

  /** Goes on with the first slide after the last one. Takes more slides than are in sight. */
  @attribute({ type: Boolean }) declare circular: boolean;

  /** Moves up and down. */
  @attribute({ type: Boolean }) declare vertical: boolean;

  /** Moves on by itself, except while the user is at it, it is out of sight, or motion is to be reduced. */
  @property({ type: Boolean, default: false }) declare autoplay: boolean;

  /** Time from one slide to the next one with `autoplay`, in ms. Default: 5000. */
  @property({ type: Number, default: 5000 }) declare interval: number;

  /** Time of a motion that is not the user's own, in ms. Default: 500. */
  @property({ type: Number, default: 500 }) declare duration: number;

  /** How such a motion speeds up and slows down. */
  @property({ attribute: 'easing-function', default: 'default' }) declare easingFunction: SwiperEasing;

  /** How many slides are in sight. Default: 1. */
  @property({ type: Number, attribute: 'display-multiple-items', default: 1 }) declare displayMultipleItems: number;

  /** How much of the slide before looks in: px, or a CSS length. */
  @property({ attribute: 'previous-margin', default: '' }) declare previousMargin: string | number;

  /** How much of the next slide looks in: px, or a CSS length. */
  @property({ attribute: 'next-margin', default: '' }) declare nextMargin: string | number;

  /** Shows a dot for each slide. */
  @property({ type: Boolean, attribute: 'indicator-dots', default: false }) declare indicatorDots: boolean;

  /** Colour of the dots. */
  @property({ attribute: 'indicator-color', default: '' }) declare indicatorColor: string;

  /** Colour of the dots of slides in sight. */
  @property({ attribute: 'indicator-active-color', default: '' }) declare indicatorActiveColor: string;

  /** Shows arrows to the slides before and after; `auto`: while the mouse is near them. */
  @property({
    converter: { fromAttribute: (text) => (text === 'auto' ? text : text !== null && text !== 'false') },
    default: false,
  })
  declare navigation: boolean | 'auto';

  /** Colour of the arrows. */
  @property({ attribute: 'navigation-color', default: '' }) declare navigationColor: string;

  /** Ground of an arrow under the mouse. */
  @property({ attribute: 'navigation-active-color', default: '' }) declare navigationActiveColor: string;

  /** Keeps fingers, mouse, pen and wheel from moving the slides; dots, arrows and keys still do. */
  @property({ type: Boolean, attribute: 'disable-touch', default: false }) declare disableTouch: boolean;

  /** Lets a fast swipe pass several slides. */
  @property({ type: Boolean, default: false }) declare acceleration: boolean;

  /** Is as high as the current slide. Not of a vertical swiper. */
  @property({ type: Boolean, attribute: 'auto-height', default: false }) declare autoHeight: boolean;

  /**
   * How many slides there are, if only those in range are in the page, each with its `index`: `rangechange` tells which.
   * Default: 0, all are in the page.
   */
  @property({ type: Number, attribute: 'item-count', default: 0 }) declare itemCount: number;

  readonly #slides = new SwiperSlides(this);
  #track?: SwiperTrack;
  /** @internal What moved it last. */
  source: SwiperSource = '';
  #range = '';
  #isUpdating = false;
  readonly #loading = new Map<() => Promise<PartModule>, Promise<PartModule>>();
  readonly #parts = new Set<SwiperPart>();

  /**
   * Place of the current slide, from 0; the first one of several in sight. What is out of range becomes the nearest
   * place. Setting it moves there, and fires `change` with the source ''.
   */
  @property({ type: Number, noAccessor: true, default: 0 })
  get current(): number {
    return this.#slides.current;
  }
  set current(value: number) {
    this.#slides.want(Math.max(0, Math.round(Number(value)) || 0));
    // Also if it is the same: there may be other slides by now.
    this.requestUpdate('current', null);
  }

  /** The `item-id` of the current slide. Setting it moves to that slide; it wins over `current` when there is one. */
  @property({ attribute: 'current-item-id', noAccessor: true, default: '' })
  get currentItemId(): string {
    return this.#slides.wantedId ?? this.itemAt(this.current)?.itemId ?? '';
  }
  set currentItemId(value: string) {
    this.#slides.wantedId = value ? String(value) : undefined;
    this.requestUpdate('currentItemId', null);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    watchChildren(this);
    this.#track ??= new SwiperTrack(this, this.renderRoot.firstElementChild as HTMLElement);
    if (this.hasUpdated) this.#sync(true);
    this.watchLocale();
    void this.#withPart(loadUse);
    for (const part of this.#parts) part.connect?.();
  }

  override disconnectedCallback(): void {
    for (const part of this.#parts) part.disconnect?.();
    super.disconnectedCallback();
    unwatchChildren();
  }

  override focus(options?: FocusOptions): void {
    this.track.scroller.focus(options);
  }

  /** Goes to the next slide, from the last one of a circular swiper to the first. */
  next(): void {
    this.step(1, '');
  }

  /** Goes to the slide before. */
  previous(): void {
    this.step(-1, '');
  }

  /** Goes to the slide at this place, by a motion unless `animate` is false. */
  goTo(index: number, { animate = true }: { animate?: boolean } = {}): void {
    this.move(index, '', animate);
  }

  /** @internal */
  get track(): SwiperTrack {
    return this.#track!;
  }

  /** @internal */
  get items(): readonly NcSwiperItem[] {
    return this.#slides.items;
  }

  /** @internal */
  get count(): number {
    return this.#slides.count;
  }

  /** @internal */
  get shown(): number {
    return Math.max(1, Math.round(this.displayMultipleItems));
  }

  /** @internal */
  get isEndless(): boolean {
    return this.circular && this.count > this.shown;
  }

  /** @internal */
  get peeks(): readonly [number, number] {
    return [this.previousMargin ? 1 : 0, this.nextMargin ? 1 : 0];
  }

  /** @internal */
  itemAt(index: number): NcSwiperItem | undefined {
    return this.#slides.at(index);
  }

  /** @internal */
  childrenChanged(): void {
    this.#read();
    this.tell('changed');
  }

  /** @internal By so many slides. */
  step(by: number, source: SwiperSource): void {
    if (!this.#read()) this.current += by;
    else if (this.count) this.go(this.track.place + by, source);
  }

  /** @internal */
  move(index: number, source: SwiperSource, isGliding = true): void {
    if (!this.#read()) this.current = index;
    else if (this.count) this.#travel(this.#slides.within(Math.round(Number(index)) || 0), source, isGliding);
  }

  /** @internal To a place on the track; from the user's hand maybe to the one that it came from. */
  go(place: number, source: SwiperSource, isGliding = true, isReleased = false): void {
    const { track } = this;
    const to = track.within(place);
    if (to === track.place && !isReleased) return;
    const index = track.indexOf(to);
    track.moveTo(to, isGliding, () => {
      this.source = source;
      if (index !== this.#slides.index) this.trackPicked(index, source);
    });
  }

  /** @internal Tells the parts of something. */
  tell(hook: 'began' | 'rested' | 'arranged' | 'changed' | 'touched'): void {
    for (const part of this.#parts) part[hook]?.();
  }

  /** @internal */
  trackPicked(index: number, source: SwiperSource): void {
    this.#slides.choose(index);
    this.#changed(source);
  }

  /** @internal */
  trackRested(): void {
    this.#fire('animationfinish');
    this.tell('rested');
  }

  /** @internal */
  trackArranged(indexes: readonly number[]): void {
    const range = String(indexes);
    this.tell('arranged');
    if (range === this.#range) return;
    this.#range = range;
    if (range && this.itemCount > 0) this.dispatchEvent(new SwiperRangeEvent(indexes));
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await Promise.all(this.#loading.values());
    return isDone;
  }

  protected override update(changed: PropertyValues): void {
    this.#isUpdating = true;
    const { style } = this.track.scroller;
    // What is no length is ignored there, and warned of by `use`.
    if (changed.has('previousMargin')) style.setProperty('--_before', lengthOf(this.previousMargin));
    if (changed.has('nextMargin')) style.setProperty('--_after', lengthOf(this.nextMargin));
    this.setState('fixed', this.disableTouch);
    // Before anything is drawn: what it tells of may be answered by what it draws.
    this.#sync(!this.#slides.isSet || LAYOUT.some((name) => changed.has(name)), changed.has('current'));
    super.update(changed);
    this.#isUpdating = false;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.indicatorDots || this.autoplay || this.navigation) void this.#withPart(loadControls);
    if (this.autoplay) void this.#withPart(loadAutoplay);
    if (this.navigation === 'auto') void this.#withPart(loadNear);
    if (this.autoHeight) void this.#withPart(loadAutoHeight);
    for (const part of this.#parts) part.updated?.(changed);
  }

  /** Takes note of what was set, and of slides of which the observer has not told yet. False: it has no track yet. */
  #read(): boolean {
    if (!this.hasUpdated) return false;
    if (this.isUpdatePending && !this.#isUpdating) this.performUpdate();
    this.#sync(true);
    return true;
  }

  /** Brings all in step with what the page has set, and with the slides that it has. */
  #sync(isLaidAnew: boolean, isSet = false): void {
    const slides = this.#slides;
    const isAwaited = slides.wanted !== undefined && !isSet;
    const { isSet: wasSet, index: before } = slides;
    const wanted = slides.read();
    if (isLaidAnew) this.track.changed(slides.index);
    if (!wasSet || !slides.count) return;
    const isMoved = slides.index !== before;
    const goal = wanted === undefined ? slides.index : slides.within(wanted);
    // Slides before the current one came or went, or it went itself.
    if (isMoved && (wanted === undefined || goal !== slides.index)) {
      this.#changed('');
      if (!this.track.isMoving) this.trackRested();
    }
    // Out of range, and there is nothing to wait for.
    if (isSet) slides.wanted = undefined;
    if (goal === slides.index) return;
    if (isAwaited) {
      // Slides come one by one: the page knows where it wants to be.
      slides.goTo(goal);
      return this.track.changed(goal);
    }
    const { wantedId } = slides;
    this.#travel(goal, '', !isMoved);
    // There may still come a slide of that name.
    slides.wantedId ??= wantedId;
  }

  /** On the shortest way. */
  #travel(index: number, source: SwiperSource, isGliding: boolean): void {
    const { count } = this;
    let by = index - this.#slides.index;
    if (this.isEndless && Math.abs(by) * 2 > count) by -= Math.sign(by) * count;
    this.go(this.track.place + by, source, isGliding);
  }

  #changed(source: SwiperSource): void {
    this.source = source;
    this.#fire('change');
    this.tell('changed');
  }

  #fire(type: 'change' | 'animationfinish'): void {
    const { index } = this.#slides;
    this.dispatchEvent(new SwiperChangeEvent(type, index, this.itemAt(index)?.itemId ?? '', this.source));
  }

  /** Loads a part of the swiper, once. */
  async #withPart(load: () => Promise<PartModule>): Promise<void> {
    if (this.#loading.has(load)) return;
    const loading = load();
    this.#loading.set(load, loading);
    const { create } = await loading;
    const part = create(this, this.internals);
    this.#parts.add(part);
    if (this.isConnected) part.connect?.();
    part.updated?.(new Map([['acceleration', false]]));
    part.arranged?.();
  }
}
