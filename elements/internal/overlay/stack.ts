import type { CloseReason } from '../element/events.js';

/** An overlay that is on screen, as code outside of the element sees it. */
export interface OpenOverlay extends HTMLElement {
  /** @internal Whether the user cannot use the page beneath meanwhile. */
  readonly blocksPage: boolean;
  /** @internal Whether the user may close it at all. */
  readonly isDismissible: boolean;
  /** Whether it does not block the page but closes by Escape. */
  readonly takesEscape?: boolean;
  /**
   * Whether Back closes it. Default: whether it blocks the page. With false, one that blocks the page leaves Back to what
   * shows it, such as a router.
   */
  readonly takesBack?: boolean | undefined;
  /** Closes it in the user's name, if its guard agrees. */
  dismiss(reason: CloseReason): void;
}

/** The open overlays of the page, the topmost last, and listeners that are called when one opens or closes. */
export interface OverlayStack {
  readonly open: readonly OpenOverlay[];
  readonly listeners: Set<() => void>;
}

/** A symbol, so that all copies of this code share one stack, and code can read it without loading an element. */
const KEY = Symbol.for('nacre.overlays');
const page = globalThis as { [KEY]?: { open: OpenOverlay[]; listeners: Set<() => void> } };
const stack = () => (page[KEY] ??= { open: [], listeners: new Set() });

export function overlayOpened(overlay: OpenOverlay): void {
  const { open, listeners } = stack();
  open.push(overlay);
  for (const listener of listeners) listener();
}

export function overlayClosed(overlay: OpenOverlay): void {
  const { open, listeners } = stack();
  const index = open.indexOf(overlay);
  if (index < 0) return;
  open.splice(index, 1);
  for (const listener of listeners) listener();
}

/** Whether no overlay that is above this one closes by Escape. */
export function isTopmost(overlay: OpenOverlay): boolean {
  const { open } = stack();
  const index = open.indexOf(overlay);
  return index >= 0 && open.slice(index + 1).every((above) => !above.blocksPage && !above.takesEscape);
}
