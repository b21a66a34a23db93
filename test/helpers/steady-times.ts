export type Point = readonly [x: number, y: number];

export interface Motion {
  /** Moves sent from one point to the next. Default 10. */
  steps?: number;
  /** Time between moves in ms; with the distance it makes the speed of a fling. Default 16. */
  stepDelay?: number;
  /** Rest on the last point before it ends, in ms: a drag then ends without speed. Default 0. */
  hold?: number;
}

/** Half a pixel more than engines round. */
const NEAR = 1.5;

/**
 * Gives the events of one pointer's drag the times that it was sent for. A busy machine delivers them late or together, and
 * the speed at which a drag ends, and so a fling, depends on them. Returns a function that ends it.
 */
export function steadyTimes(points: readonly Point[], motion: Motion): () => void {
  const { steps = 10, stepDelay = 16, hold = 0 } = motion;
  const path = [points[0]!, ...points.slice(1).flatMap((to, leg) => between(points[leg]!, to, steps))];
  let start = 0;
  let reached = 0;
  const events = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
  const listener = {
    handleEvent(event: PointerEvent) {
      if (event.type === 'pointerdown') {
        start = event.timeStamp;
        return;
      }
      if (!start) return;
      const isEnd = event.type !== 'pointermove';
      const next = path.findIndex(([x, y], index) => index >= reached && isNear(event, x, y));
      reached = isEnd ? path.length - 1 : Math.max(next, reached);
      const timeStamp = start + reached * stepDelay + (isEnd ? hold : 0);
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    },
  };
  for (const type of events) window.addEventListener(type, listener as EventListenerObject, true);
  return () => {
    for (const type of events) window.removeEventListener(type, listener as EventListenerObject, true);
  };
}

const isNear = ({ clientX, clientY }: PointerEvent, x: number, y: number) =>
  Math.abs(clientX - x) < NEAR && Math.abs(clientY - y) < NEAR;

const between = ([x, y]: Point, [toX, toY]: Point, steps: number): Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return [x + (toX - x) * share, y + (toY - y) * share];
  });
