/** Scrollers without the browser's scroll anchoring -> the lists in view that ask for that. */
const askers = new WeakMap<HTMLElement, Set<object>>();

/**
 * Turns the browser's scroll anchoring of a scroller off while the rows of a list in it are in view, since the list keeps them
 * where they are. The browser knows only what is beside the list: with a button below the rows it would stay at the button
 * as more rows come, so that a list that loads at its end would load all.
 */
export function setAnchoring(scroller: HTMLElement, list: object, isOn: boolean): void {
  let lists = askers.get(scroller);
  if (isOn) lists?.delete(list);
  else {
    if (!lists) askers.set(scroller, (lists = new Set()));
    lists.add(list);
  }
  scroller.style.overflowAnchor = lists?.size ? 'none' : '';
}
