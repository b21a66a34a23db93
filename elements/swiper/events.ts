/** What moved a swiper; `''` is code. */
export type SwiperSource = 'autoplay' | 'touch' | 'click' | 'keyboard' | '';

/** `change`: another slide is the current one, and the motion to it begins. `animationfinish`: the swiper rests. */
export class SwiperChangeEvent extends Event {
  /** Place of the current slide, from 0. */
  readonly current: number;
  /** Its `item-id`. */
  readonly currentItemId: string;
  readonly source: SwiperSource;

  constructor(type: 'change' | 'animationfinish', current: number, currentItemId: string, source: SwiperSource) {
    super(type);
    this.current = current;
    this.currentItemId = currentItemId;
    this.source = source;
  }
}

/** A swiper with `item-count` needs these slides, and no others. */
export class SwiperRangeEvent extends Event {
  /** Places of the first and the last one; where a circular swiper passes its end, the first is the greater one. */
  readonly first: number;
  readonly last: number;
  /** All of them, in their order. */
  readonly indexes: readonly number[];

  constructor(indexes: readonly number[]) {
    super('rangechange');
    this.indexes = indexes;
    this.first = indexes[0]!;
    this.last = indexes.at(-1)!;
  }
}

export type { SwiperTransitionEvent } from './transition-event.js';
