/** The native `scroll` event, with the offsets that the scroll view has now. */
export interface ScrollViewScrollEvent extends Event {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly scrollWidth: number;
  /** The previous offset minus the new one, in px. */
  readonly deltaX: number;
  readonly deltaY: number;
}

export type ScrollEdge = 'top' | 'bottom' | 'left' | 'right';

/** An end of the content has come near. */
export class ScrollEdgeEvent extends Event {
  /** The side of the view at which that end is. */
  readonly direction: ScrollEdge;

  constructor(type: 'scrolltoupper' | 'scrolltolower', direction: ScrollEdge) {
    super(type);
    this.direction = direction;
  }
}
