/** Something that is animated. */
export interface Moving {
  /** The window that shows it. */
  readonly window: Window;
  /** Moves to the position of this time, in ms of `performance.now()`. Returns false at the end of the animation. */
  tick(now: number): boolean;
}

interface Loop {
  readonly moving: Set<Moving>;
  frame: number;
}

/** All animations of a window share one loop. */
const loops = new Map<Window, Loop>();

function run(view: Window, loop: Loop, time: number): void {
  // First, so that an error in one animation stops no other.
  next(view, loop);
  // Each window counts from its own start.
  const now = time + view.performance.timeOrigin - performance.timeOrigin;
  for (const each of [...loop.moving]) if (loop.moving.has(each) && !each.tick(now)) loop.moving.delete(each);
  stopIfIdle(view, loop);
}

function next(view: Window, loop: Loop): void {
  loop.frame = view.requestAnimationFrame((time) => run(view, loop, time));
}

function stopIfIdle(view: Window, loop: Loop): void {
  if (loop.moving.size) return;
  view.cancelAnimationFrame(loop.frame);
  loops.delete(view);
}

/** Calls `tick()` in each frame from the next one on, until it returns false. */
export function animate(what: Moving): void {
  const view = what.window;
  let loop = loops.get(view);
  if (!loop) {
    loop = { moving: new Set(), frame: 0 };
    loops.set(view, loop);
    next(view, loop);
  }
  loop.moving.add(what);
}

/** Ends an animation. */
export function halt(what: Moving): void {
  for (const [view, loop] of loops) if (loop.moving.delete(what)) stopIfIdle(view, loop);
}
