/** What moved the slides of a swiper; `''` means code. */
export type SwiperSource = 'autoplay' | 'touch' | 'click' | 'keyboard' | '';

/** `change`: another slide is the current one, and the motion to it begins. `animationfinish`: the slides rest. */
export class SwiperChangeEvent extends Event {
  /** Index of the current slide, from 0. */
  readonly current: number;
  /** The `item-id` of the current slide. */
  readonly currentItemId: string;
  /** What moved the slides. */
  readonly source: SwiperSource;

  constructor(type: 'change' | 'animationfinish', current: number, currentItemId: string, source: SwiperSource) {
    super(type, { bubbles: type === 'change' });
    this.current = current;
    this.currentItemId = currentItemId;
    this.source = source;
  }
}

/** A swiper with `item-count` needs these slides in the page, and no others. */
export class SwiperRangeEvent extends Event {
  /** Index of the first slide. It is greater than `last` where a circular swiper passes from its last slide to the first. */
  readonly first: number;
  /** Index of the last slide. */
  readonly last: number;
  /** The indexes of all slides, in the order in which they are shown. */
  readonly indexes: readonly number[];

  constructor(indexes: readonly number[]) {
    super('rangechange');
    this.indexes = indexes;
    this.first = indexes[0]!;
    this.last = indexes.at(-1)!;
  }
}

/** The slides move. How far they have moved since they rested, in px; positive toward later slides, in any writing direction. */
export class SwiperTransitionEvent extends Event {
  /** Of a horizontal swiper; 0 of a vertical one. */
  readonly dx: number;
  /** Of a vertical swiper; 0 of a horizontal one. */
  readonly dy: number;

  constructor(dx: number, dy: number) {
    super('transition');
    this.dx = dx;
    this.dy = dy;
  }
}
