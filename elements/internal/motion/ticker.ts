/** Something that is animated. */
export interface Moving {
  /** Moves to the position of this time, in ms. Returns false at the end of the animation. */
  tick(now: number): boolean;
}

/** All animations of the page share one loop. */
const moving = new Set<Moving>();
let frame = 0;

function run(now: number): void {
  // First, so that an error in one animation stops no other.
  frame = requestAnimationFrame(run);
  for (const each of [...moving]) if (moving.has(each) && !each.tick(now)) moving.delete(each);
  stopIfIdle();
}

function stopIfIdle(): void {
  if (moving.size) return;
  cancelAnimationFrame(frame);
  frame = 0;
}

/** Calls `tick()` in each frame from the next one on, until it returns false. */
export function animate(what: Moving): void {
  moving.add(what);
  frame ||= requestAnimationFrame(run);
}

/** Ends an animation. */
export function halt(what: Moving): void {
  moving.delete(what);
  stopIfIdle();
}
