/** Slides that are kept ready on either side of those in sight. */
const REACH = 2;
/** Most stops that a scroller has. With more slides, or endless ones, only the places around the current slide have one. */
const MOST_STOPS = 31;
/** At rest, the stretch moves on if the current place is closer than this to one of its ends. */
const EDGE = 6;

/** What the track needs to know of the slides. */
export interface TrackSlides {
  readonly count: number;
  /** How many are in sight. */
  readonly shown: number;
  readonly isEndless: boolean;
}

/** Slides that have to be laid out, and how long that is enough. */
export interface TrackRange {
  /** First and last place with a slide. */
  readonly low: number;
  readonly high: number;
  /** While what is in sight begins between these places, these slides are enough. */
  readonly least: number;
  readonly most: number;
}

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;
const limit = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where slides are, in numbers. A place is a position on the track, counted in slides from the first one. In an endless
 * swiper places go on below 0 and above the last slide: place -1 shows the last slide again. The scroller covers a
 * stretch of places, which moves on while the swiper rests.
 */
export class Track {
  /** Where the swiper rests, or will rest. */
  place = 0;
  /** First place of the stretch, and how many places it has to rest on. */
  base = 0;
  length = 0;
  readonly #slides: TrackSlides;

  constructor(slides: TrackSlides) {
    this.#slides = slides;
  }

  /** The last place on which the swiper can rest; Infinity if it is endless. */
  get last(): number {
    const { isEndless, count, shown } = this.#slides;
    return isEndless ? Infinity : Math.max(0, count - shown);
  }

  get isEndless(): boolean {
    return this.last === Infinity;
  }

  /** How many slides fit on the stretch. */
  get cells(): number {
    return this.length + this.#slides.shown - 1;
  }

  /** The nearest place on which the swiper can rest. */
  within(place: number): number {
    return limit(place, this.isEndless ? -Infinity : 0, this.last);
  }

  /** The same, on the stretch. */
  withinStretch(place: number): number {
    return limit(place, this.base, this.base + this.length - 1);
  }

  /** Index of the slide at this place. */
  indexOf(place: number): number {
    return modulo(place, this.#slides.count);
  }

  /** The place that shows this slide and is nearest to the current place. */
  placeOf(index: number): number {
    const { count, isEndless } = this.#slides;
    let way = index - this.indexOf(this.place);
    if (isEndless && Math.abs(way) * 2 > count) way -= Math.sign(way) * count;
    return this.place + way;
  }

  /** Keeps the current place if it shows this slide, else goes where it is. Returns whether the place has changed. */
  show(index: number): boolean {
    const { place } = this;
    if (!this.#slides.isEndless || this.indexOf(place) !== index) this.place = this.within(index);
    return this.place !== place;
  }

  /** Whether the current place is near to an end of the stretch. */
  get isNearEdge(): boolean {
    const offset = this.place - this.base;
    return offset < EDGE || this.length - 1 - offset < EDGE;
  }

  /**
   * Lets the stretch cover the current place, with room on both sides if the swiper rests. One that is not laid out yet
   * begins with the current place, if that is possible: its scroller need not be scrolled then.
   * Returns whether the stretch has another base.
   */
  cover(isResting: boolean, isLaidOut: boolean): boolean {
    const { base: before, isEndless, last, place } = this;
    const length = isEndless ? MOST_STOPS : Math.min(MOST_STOPS, last + 1);
    const lowest = isEndless ? -Infinity : 0;
    const highest = isEndless ? Infinity : last + 1 - length;
    const edge = isResting ? EDGE : 0;
    let base = limit(before, lowest, highest);
    const isNearStart = place - base < edge && base > lowest;
    const isNearEnd = base + length - 1 - place < edge && base < highest;
    if (isNearStart || isNearEnd) base = limit(place - (length >> 1), lowest, highest);
    if (isEndless && !isLaidOut) base = place;
    this.base = base;
    this.length = length;
    return base !== before;
  }

  /**
   * The slides that are in sight, will be at rest, or are close to those. `visual` is the place in sight, with fractions.
   * `before` and `after`: how many neighbors look in through the margins.
   */
  range(visual: number, before: number, after: number): TrackRange {
    const { count, shown, isEndless } = this.#slides;
    const { place } = this;
    const [lowest, highest] = isEndless ? [-Infinity, Infinity] : [0, count - 1];
    // Rounding must not bring one more slide into sight.
    const least = Math.floor(visual + 0.001);
    const most = Math.ceil(visual - 0.001);
    let high = Math.min(most + shown - 1, highest);
    const farthest = Math.min(highest, Math.max(most, place) + shown - 1 + REACH);
    // An endless swiper with few slides must not show one of them twice.
    const room = isEndless ? count : Infinity;
    high = Math.min(farthest, high + Math.ceil((room - 1 + least - high) / 2));
    const low = Math.max(lowest, Math.min(least, place) - REACH, high - room + 1);
    high = Math.min(farthest, low + room - 1);
    // During a motion one slide ahead is enough: new slides are laid out at rest, when no frame can be late.
    return { low, high, least: Math.min(least, low + 1 + before), most: Math.max(most, high - shown - after) };
  }

  /** How far the slides follow a drag of `shift` slides: beyond an end they follow less and less. */
  stretched(shift: number): number {
    if (this.isEndless) return shift;
    const { last, place } = this;
    const to = place + shift;
    const beyond = to < 0 ? -to : to - last;
    if (beyond <= 0) return shift;
    const rest = 0.5 - 0.25 / (beyond + 0.5);
    return (to < 0 ? -rest : last + rest) - place;
  }
}
