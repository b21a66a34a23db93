import { waitUntil } from '@open-wc/testing';
import { drag, hasTouch, isFirefox, touch, type Point } from '../../helpers/commands.js';

/** What users do with their hands, by the ways that all engines have. */
export const WAYS: Readonly<Record<string, (points: readonly Point[]) => Promise<void>>> = {
  mouse: (points) => drag(points, { steps: 8, stepDelay: 8 }),
  pen: (points) =>
    isFirefox ? synthesize(points, 'pen') : drag(points, { pointerType: 'pen', steps: 8, stepDelay: 8 }),
  touch: (points) => (hasTouch && !isFirefox ? touch(points, { steps: 8, stepDelay: 8 }) : synthesize(points, 'touch')),
};

/** One finger or pen by events alone, as browsers order them: each pointer event before its touch event. */
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

/** Notes what is told, in order; `pulling` only when it is the first of its kind. */
export function follow(element: Element, prefix = ''): string[] {
  const log: string[] = [];
  for (const type of ['pulling', 'refresh', 'restore', 'abort'])
    element.addEventListener(prefix + type, () => {
      if (log.at(-1) !== type) log.push(type);
    });
  return log;
}

/** As `waitUntil`, with the patience that a busy machine asks for. */
export const until = (condition: () => unknown, message?: string): Promise<void> =>
  waitUntil(condition, message, { timeout: 4000 });
