import type { OverlayStack } from '../../elements/modal/index.js';

const KEY = Symbol.for('nacre.overlays');
const page = globalThis as { [KEY]?: OverlayStack };

/** The overlays that are open on the page, whoever opened them, as the elements keep it. Loads none of them. */
export const overlayStack = (): OverlayStack => (page[KEY] ??= { open: [], listeners: new Set() });

/** The topmost overlay that keeps the page from being used. */
export const topBlocking = () => overlayStack().open.findLast(({ blocksPage }) => blocksPage);

/** Back closes the topmost overlay, the page's own ones included. True where it was asked to, whatever it said. */
export function closeTop(): boolean {
  const top = topBlocking();
  if (!top?.isDismissible) return false;
  top.dismiss('back');
  return true;
}
