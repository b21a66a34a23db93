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

export { ScrollEdgeEvent, type ScrollEdge } from '../internal/element/scroll-edge-event.js';
