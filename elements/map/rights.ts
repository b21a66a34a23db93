/** What the user may do with a map. */
export interface MapRights {
  readonly enableScroll: boolean;
  readonly enableZoom: boolean;
  readonly cooperative: boolean;
}

/** Leaves to the browser, for the page, the touches and turns of the wheel that the map has no use of. */
export function sharePane({ style }: HTMLElement, { enableScroll, enableZoom, cooperative }: MapRights): void {
  style.touchAction = enableScroll && !cooperative ? 'none' : 'pan-x pan-y';
  // The pane cuts off what is outside of it, which makes a scroller of it: it would keep them.
  style.overscrollBehavior = enableScroll && enableZoom && !cooperative ? 'none' : 'auto';
}
