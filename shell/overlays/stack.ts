import type { OverlayStack } from '../../elements/modal/index.js';
import { holdBack } from '../device/index.js';

const KEY = Symbol.for('nacre.overlays');
const page = globalThis as { [KEY]?: OverlayStack };

/** The overlays that are open on the page, whoever opened them, as the elements keep it. Loads none of them. */
export const overlayStack = (): OverlayStack => (page[KEY] ??= { open: [], listeners: new Set() });

/** The topmost overlay that keeps the page from being used. */
export const topBlocking = () => overlayStack().open.findLast(({ blocksPage }) => blocksPage);

/** Has Back asked for while one is open that it closes. Returns what ends it. */
export function followStack(): () => void {
  const { listeners } = overlayStack();
  let release: (() => void) | undefined;
  const follow = (isOver = false): void => {
    const isWanted = !isOver && Boolean(topBlocking()?.isDismissible);
    if (isWanted === Boolean(release)) return;
    release?.();
    release = isWanted ? holdBack() : undefined;
  };
  const listener = () => follow();
  listeners.add(listener);
  follow();
  return () => {
    listeners.delete(listener);
    follow(true);
  };
}

/** Back closes the topmost overlay, the page's own ones included. True where it was asked to, whatever it said. */
export function closeTop(): boolean {
  const top = topBlocking();
  if (!top?.isDismissible) return false;
  top.dismiss('back');
  return true;
}
