/** What moves by itself. */
export interface Moving {
  /** Goes to where it is at this time, in ms; false: it rests. */
  tick(now: number): boolean;
}

/** All that moves on the page, in one loop: a frame draws all of it. */
const moving = new Set<Moving>();
let frame = 0;

function run(now: number): void {
  // First, so that a mistake in one stops no other.
  frame = requestAnimationFrame(run);
  for (const each of [...moving]) if (moving.has(each) && !each.tick(now)) moving.delete(each);
  halt();
}

/** From the next frame on, until it rests. */
export function animate(what: Moving): void {
  moving.add(what);
  frame ||= requestAnimationFrame(run);
}

export function halt(what?: Moving): void {
  if (what) moving.delete(what);
  if (moving.size) return;
  cancelAnimationFrame(frame);
  frame = 0;
}
