/** The native `scroll`, and where it has led. */
export interface ScrollViewScrollEvent extends Event {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly scrollWidth: number;
  /** Offset before minus offset now, in px. */
  readonly deltaX: number;
  readonly deltaY: number;
}

export type ScrollEdge = 'top' | 'bottom' | 'left' | 'right';

/** An end of the content has come near. */
export class ScrollEdgeEvent extends Event {
  /** Which side that is. */
  readonly direction: ScrollEdge;

  constructor(type: 'scrolltoupper' | 'scrolltolower', direction: ScrollEdge) {
    super(type);
    this.direction = direction;
  }
}
