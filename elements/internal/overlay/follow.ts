import { animate, halt } from '../motion/ticker.js';

/** What `follow` looks at, of a box. */
export const sidesOf = (box: DOMRect | undefined): readonly unknown[] => [box?.left, box?.top, box?.width, box?.height];

/**
 * Tells when something that is looked at is different from the frame before: what moves an element may be anything, a
 * scroll, a change above it or a transform, and no observer knows of them all. Ends with the returned function.
 */
export function follow(look: () => readonly unknown[], changed: () => void): () => void {
  let last = look();
  const watch = {
    tick(): boolean {
      const now = look();
      if (now.some((value, index) => value !== last[index])) changed();
      last = now;
      return true;
    },
  };
  animate(watch);
  return () => halt(watch);
}
