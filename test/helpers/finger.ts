import { sendMouse } from '@web/test-runner-commands';
import { isChromium, isWebKit, pointer, type Point } from './commands.js';

let target: Element | undefined;
let time = 0;

/** The innermost element at a point, in shadow trees as well. Firefox finds nothing in one where its host has content. */
function elementAt([x, y]: Point, root: Document | ShadowRoot = document): Element | null {
  const element = root.elementFromPoint(x, y);
  const { shadowRoot } = element ?? {};
  return (shadowRoot && shadowRoot !== root && elementAt([x, y], shadowRoot)) || element;
}

/** Dispatches events in the order of browsers, the pointer event before its touch event, 16 ms apart. */
function synthesize(phase: 'down' | 'move' | 'up', position: Point, pointerType: string): void {
  if (phase === 'down') target = elementAt(position)!;
  time += 16;
  const [clientX, clientY] = position;
  const init = { bubbles: true, composed: true, cancelable: true };
  const event = new PointerEvent(`pointer${phase}`, {
    ...{ ...init, clientX, clientY, pointerType, pointerId: FLICK_ID, isPrimary: true },
    ...{ button: phase === 'move' ? -1 : 0, buttons: phase === 'up' ? 0 : 1 },
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  target!.dispatchEvent(event);
  const touch = { down: 'touchstart', move: 'touchmove', up: 'touchend' }[phase];
  if (pointerType === 'touch') target!.dispatchEvent(new Event(touch, init));
}

/** One step of a finger: a real touch in Chromium, its events elsewhere. */
export async function finger(phase: 'down' | 'move' | 'up', position: Point): Promise<void> {
  if (isChromium) await pointer({ phase, position });
  else synthesize(phase, position, 'touch');
}

/** The finger rests on the screen: its next motion starts without speed. */
export async function rest(position: Point): Promise<void> {
  for (let step = 0; step < 8; step++) {
    if (!isChromium || step < 3) await finger('move', position);
  }
}

/** The pointer id of `flick`. */
export const FLICK_ID = 71;

/**
 * A fast swipe through all the points, 16 ms from each to the next in the events' time, in every engine. `look` is called
 * at each point but the first. The pointer goes up even if it throws.
 */
export function flick(points: readonly Point[], pointerType = 'touch', look?: (index: number) => void): void {
  synthesize('down', points[0]!, pointerType);
  try {
    for (const [index, point] of points.entries()) {
      if (!index) continue;
      synthesize('move', point, pointerType);
      look?.(index);
    }
  } finally {
    synthesize('up', points.at(-1)!, pointerType);
  }
}

/**
 * A click of the right button. In WebKit only its event, since its driver would keep the button pressed for all files that come
 * after (tools/runner/launchers/webkit.mjs refuses it). `target`: what is at the point, in a closed shadow tree.
 */
export async function rightClick([clientX, clientY]: Point, target?: Element): Promise<void> {
  if (!isWebKit) return sendMouse({ type: 'click', button: 'right', position: [clientX, clientY] });
  const init = { bubbles: true, composed: true, cancelable: true, button: 2, clientX, clientY };
  (target ?? elementAt([clientX, clientY])!).dispatchEvent(new MouseEvent('contextmenu', init));
}
