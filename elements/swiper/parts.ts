import type { PropertyValues } from 'lit';

/** A part of a swiper that loads later, and what it is told. */
export interface SwiperPart {
  connect?(): void;
  disconnect?(): void;
  updated?(changed: PropertyValues): void;
  /** Other slides are on the track, or the current one is another. */
  arranged?(): void;
  /** The current slide is another, or there are others around it. */
  changed?(): void;
  /** A finger is on it, or no longer. */
  touched?(): void;
  /** A motion begins, and ends. */
  began?(): void;
  rested?(): void;
}
