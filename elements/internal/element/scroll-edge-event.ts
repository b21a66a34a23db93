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
