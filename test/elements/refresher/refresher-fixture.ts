import { waitUntil } from '@open-wc/testing';
import { drag, hasTouch, isFirefox, touch, type Point } from '../../helpers/commands.js';

/** A drag by each kind of pointer. Synthetic where a driver has no such pointer, or one that the browser scrolls with. */
export const WAYS: Readonly<Record<string, (points: readonly Point[]) => Promise<void>>> = {
  mouse: (points) => drag(points, { steps: 8, stepDelay: 8 }),
  pen: (points) =>
    isFirefox ? synthesize(points, 'pen') : drag(points, { pointerType: 'pen', steps: 8, stepDelay: 8 }),
  touch: (points) => (hasTouch && !isFirefox ? touch(points, { steps: 8, stepDelay: 8 }) : synthesize(points, 'touch')),
};

/** A drag by synthetic events in the order of browsers: each pointer event before its touch event. */
export async function synthesize(points: readonly Point[], pointerType: string, end = 'pointerup'): Promise<void> {
  const [x, y] = points[0]!;
  const target = document.elementFromPoint(x, y)!;
  const deepest = target.shadowRoot?.elementFromPoint(x, y) ?? target;
  const send = (type: string, [clientX, clientY]: Point) => {
    const init = { bubbles: true, composed: true, cancelable: true };
    const buttons = type === 'pointerup' ? 0 : 1;
    const pointer = { ...init, pointerId: 7, pointerType, isPrimary: true, clientX, clientY, button: 0, buttons };
    deepest.dispatchEvent(new PointerEvent(type, { ...pointer, button: type === 'pointermove' ? -1 : 0 }));
    if (pointerType !== 'touch') return true;
    const touchType = { pointerdown: 'touchstart', pointermove: 'touchmove', pointerup: 'touchend' }[type];
    return !touchType || deepest.dispatchEvent(new Event(touchType, init));
  };
  send('pointerdown', points[0]!);
  for (let leg = 1; leg < points.length; leg++) {
    const [from, to] = [points[leg - 1]!, points[leg]!];
    for (let step = 1; step <= 8; step++) {
      send('pointermove', [from[0] + ((to[0] - from[0]) * step) / 8, from[1] + ((to[1] - from[1]) * step) / 8]);
    }
  }
  send(end, points.at(-1)!);
}

/** The names of its events from now on. Of several `pulling` in a row, only the first. */
export function follow(element: Element, prefix = ''): string[] {
  const log: string[] = [];
  for (const type of ['pulling', 'refresh', 'restore', 'abort'])
    element.addEventListener(prefix + type, () => {
      if (log.at(-1) !== type) log.push(type);
    });
  return log;
}

/** `waitUntil` with a time limit for busy machines. */
export const until = (condition: () => unknown, message?: string): Promise<void> => waitUntil(condition, message);
