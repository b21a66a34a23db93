import { isInside } from '../../elements/internal/observe/flat.js';
import { boxOf } from '../../elements/internal/element/scale.js';
import { drawn, settled } from '../helpers/dom.js';

const KEYS = [' ', 'Enter', 'ArrowDown', 'ArrowRight', 'Home', 'Escape'];
/** Drags by mouse, in px of the element. */
const DRAGS = [
  [60, 0],
  [-90, 0],
  [0, 60],
  [0, -90],
] as const;
/** What the suite itself dispatches. */
const OURS = /^(?:key|pointer)(?:up|down|move)$/;
const HEARD = ['click', 'input', 'change'];
/** What a use may change. */
const LIVE = ['value', 'checked', 'current', 'open', 'x', 'y', 'scaleValue', 'scrollTop'];
/** What an element does and shows when it is used. */
export interface Acts {
  readonly events: readonly string[];
  readonly style: string;
  readonly values: readonly string[];
  readonly markup: string;
}

/** The most frames that an element is waited for. */
const MAX_ROUNDS = 20;

/** All that is there has been laid out, and what observes it has answered. */
export async function rested(element: Element): Promise<void> {
  let before: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await settled(element);
    await drawn();
    const now = element.shadowRoot?.innerHTML;
    if (round > 0 && now === before) return;
    before = now;
  }
}

/** The focused element in the shadow trees inside an element, or itself. */
export function focusIn(element: Element): Element {
  const inside = element.shadowRoot?.activeElement;
  return inside ? focusIn(inside) : element;
}

/** The innermost element at a point, also in shadow trees. */
function elementAt(root: Document | ShadowRoot, x: number, y: number): Element | null {
  const found = root.elementFromPoint(x, y);
  const inner = found?.shadowRoot && found.shadowRoot !== root ? elementAt(found.shadowRoot, x, y) : null;
  return inner ?? found;
}

/** Ends what an element goes on with by itself, such as a wheel that turns. */
type Rest = ((element: HTMLElement) => void) | undefined;

async function press(element: HTMLElement, rest: Rest): Promise<void> {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  element.focus();
  for (const key of KEYS) {
    for (const type of ['keydown', 'keyup']) {
      const init = { key, bubbles: true, composed: true, cancelable: true };
      focusIn(element).dispatchEvent(new view.KeyboardEvent(type, init));
    }
    rest?.(element);
    await rested(element);
  }
}

async function drag(element: HTMLElement, scale: number, rest: Rest): Promise<void> {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  for (const [x, y] of DRAGS) {
    const box = boxOf(element);
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    const inner = elementAt(element.ownerDocument, left, top);
    if (!inner || !isInside(inner, element)) return;
    let time = performance.now();
    const send = (type: string, share: number): void => {
      const init = { bubbles: true, composed: true, cancelable: true, pointerId: 9, isPrimary: true };
      const event = new view.PointerEvent(type, {
        ...init,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + x * share * scale,
        clientY: top + y * share * scale,
      });
      Object.defineProperty(event, 'timeStamp', { value: (time += 100) });
      inner.dispatchEvent(event);
    };
    send('pointerdown', 0);
    for (const share of [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1]) send('pointermove', share);
    send('pointerup', 1);
    rest?.(element);
    await rested(element);
  }
}

/**
 * Numbers are whole: a box may be off by a rounding. Declarations are in the order of their names. `--_screen` is the height of
 * the screen in px of a zoomed overlay.
 */
export const rounded = (text: string): string =>
  text
    .replaceAll(/(?<= style=")[^"]*/g, (style) => style.split(/; ?/).sort().join('; ').trim())
    .replaceAll(/(?:; )?--_screen: [^;"]*/g, '')
    .replaceAll(' style=""', '')
    .replaceAll(/<!--.*?-->| focus=""/gs, '')
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** What an element shows. */
function sightOf(element: HTMLElement): Omit<Acts, 'events'> {
  const values = LIVE.map(
    (name) => `${name}: ${JSON.stringify((element as unknown as Record<string, unknown>)[name])}`,
  );
  return {
    style: rounded(element.style.cssText),
    values: values.map(rounded),
    markup: rounded(element.shadowRoot!.innerHTML),
  };
}

/** Presses keys on an element and drags it by mouse: what it does, and shows then. `scale`: how large it is on the screen. */
export async function actsOf(
  element: HTMLElement,
  { scale = 1, rest }: { scale?: number; rest?: Rest },
): Promise<Acts> {
  const events: string[] = [];
  const { dispatchEvent } = element;
  element.dispatchEvent = (event) => {
    if (!OURS.test(event.type)) events.push(event.type);
    return dispatchEvent.call(element, event);
  };
  const stop = new AbortController();
  const hear = (event: Event): void => {
    if (event.target !== element) events.push(`${event.type} inside`);
    else if (event.type === 'click') events.push('click');
    if (event.type === 'click') event.preventDefault();
  };
  for (const type of HEARD) element.addEventListener(type, hear, { signal: stop.signal });
  await press(element, rest);
  await drag(element, scale, rest);
  stop.abort();
  return { events: [...new Set(events)], ...sightOf(element) };
}

/** What an element shows, unused. */
export const restOf = (element: HTMLElement): Acts => ({ events: [], ...sightOf(element) });
