/** What names a list: its rows are a list, or a feed, of that name. */
export const NAMES: readonly string[] = ['aria-label', 'aria-labelledby'];

interface Described extends HTMLElement {
  readonly feed: boolean;
  readonly loading: boolean;
}

/** Says to assistive technology what the box of the rows is. Texts that stand in for rows are no part of it. */
export function describeRows(list: Described, box: HTMLElement, hasRows: boolean): void {
  const { feed, loading } = list;
  box.role = hasRows ? (feed ? 'feed' : 'list') : null;
  box.ariaLabel = hasRows ? list.getAttribute('aria-label') : null;
  box.ariaLabelledByElements = hasRows && list.hasAttribute('aria-labelledby') ? list.ariaLabelledByElements : null;
  box.ariaBusy = feed ? String(loading) : null;
}
