import type { CloseReason } from '../element/events.js';

/** What is on screen above the page, as others than the element itself see it. */
export interface OpenOverlay extends HTMLElement {
  /** Whether the page beneath can be used meanwhile. */
  readonly blocksPage: boolean;
  /** Whether the user may close it at all. */
  readonly isDismissible: boolean;
  /** Closes it in the user's name, if its guard agrees. */
  dismiss(reason: CloseReason): void;
}

/** The page's open overlays, the topmost last, and who wants to know when there are others. */
export interface OverlayStack {
  readonly open: readonly OpenOverlay[];
  readonly listeners: Set<() => void>;
}

/** A symbol, so that all copies of this code on a page, and code that must not load an element for it, share one. */
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
  open.splice(open.indexOf(overlay), 1);
  for (const listener of listeners) listener();
}
