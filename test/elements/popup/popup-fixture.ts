import { fixture } from '@open-wc/testing';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { BreakpointChangeEvent } from '../../../elements/popup/events.js';
import type { NcPopup } from '../../../elements/popup/popup.js';
import type { Point } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';

/** What a popup told, in order: `open`, `close <reason>`, `breakpoint <value>`. */
export function logOf(popup: NcPopup): string[] {
  const log: string[] = [];
  popup.addEventListener('open', () => log.push('open'));
  popup.addEventListener('close', (event) => log.push(`close ${(event as CloseEvent).reason}`));
  popup.addEventListener('breakpointchange', (event) =>
    log.push(`breakpoint ${(event as BreakpointChangeEvent).breakpoint}`),
  );
  return log;
}

export const partOf = (popup: NcPopup, name: string): HTMLElement =>
  popup.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;

export const boxOf = (popup: NcPopup): DOMRect => partOf(popup, 'surface').getBoundingClientRect();

/** Of a sheet at the bottom: how much of it is seen. */
export const heightOf = (popup: NcPopup): number => innerHeight - boxOf(popup).top;

/** The middle of an element, moved by so many px. */
export function middleOf(element: Element, x = 0, y = 0): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2 + x), Math.round(top + height / 2 + y)];
}

/** An open popup that can be dragged, and what it has told since. */
export async function openPopup(html: string): Promise<{ popup: NcPopup; log: string[] }> {
  const popup = await fixture<NcPopup>(html);
  void popup.show();
  await popup.updateComplete;
  await drawn();
  return { popup, log: logOf(popup) };
}

/** Nothing takes its time. */
export function withoutMotion(): void {
  const { style } = document.documentElement;
  before(() => style.setProperty('--nc-duration-page', '0s'));
  after(() => style.removeProperty('--nc-duration-page'));
}

export const ROWS = Array.from({ length: 40 }, (_, index) => `<p>Row ${index}</p>`).join('');

/**
 * One finger that moves so far down, evenly in so many ms, whatever the time that the test run takes; `keeps`: and stays
 * down.
 */
export function fling(target: Element, length: number, duration: number, keeps = false): void {
  const [clientX, clientY] = middleOf(target);
  const steps = 5;
  for (let step = 0; step <= steps + (keeps ? 0 : 1); step++) {
    const type = step === 0 ? 'pointerdown' : step > steps ? 'pointerup' : 'pointermove';
    const share = Math.min(step, steps) / steps;
    const event = new PointerEvent(type, {
      ...{ bubbles: true, composed: true, isPrimary: true, pointerId: 55, pointerType: 'touch' },
      ...{ clientX, clientY: clientY + length * share, buttons: step > steps ? 0 : 1 },
    });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + duration * share });
    target.dispatchEvent(event);
  }
}
