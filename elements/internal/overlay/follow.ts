import { viewOf } from '../element/view.js';
import { animate, halt } from '../motion/ticker.js';

/** The sides of a box, for `follow` to compare. */
export const sidesOf = (box: DOMRect | undefined): readonly unknown[] => [box?.left, box?.top, box?.width, box?.height];

/**
 * Calls `changed` in each frame in which `look` returns other values than in the frame before. An element moves for many
 * reasons (a scroll, a change above it, a transform), and no observer reports them all. Returns a function that stops it. It also
 * ends with the frame that `host` is in: elements are not told when that is removed.
 */
export function follow(host: Element, look: () => readonly unknown[], changed: () => void): () => void {
  let last = look();
  const watch = {
    window: viewOf(host),
    tick(): boolean {
      if (!host.ownerDocument.defaultView) return false;
      const now = look();
      if (now.some((value, index) => value !== last[index])) changed();
      last = now;
      return true;
    },
  };
  animate(watch);
  return () => halt(watch);
}
