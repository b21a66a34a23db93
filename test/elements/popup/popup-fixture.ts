import { fixture } from '@open-wc/testing';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { BreakpointChangeEvent } from '../../../elements/popup/events.js';
import type { NcPopup } from '../../../elements/popup/popup.js';
import type { Point } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';

/** The events of a popup, in order: `open`, `close <reason>`, `breakpoint <value>`. */
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

/** The visible height of a sheet at the bottom. */
export const heightOf = (popup: NcPopup): number => innerHeight - boxOf(popup).top;

/** The middle of an element, moved by `x` and `y` px. */
export function middleOf(element: Element, x = 0, y = 0): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2 + x), Math.round(top + height / 2 + y)];
}

/** An open popup, and its events from then on. */
export async function openPopup(html: string): Promise<{ popup: NcPopup; log: string[] }> {
  const popup = await fixture<NcPopup>(html);
  void popup.show();
  await popup.updateComplete;
  await drawn();
  return { popup, log: logOf(popup) };
}

/** Turns off the animation of sheets. */
export function withoutMotion(): void {
  const { style } = document.documentElement;
  before(() => style.setProperty('--nc-duration-page', '0s'));
  after(() => style.removeProperty('--nc-duration-page'));
}

export const ROWS = Array.from({ length: 40 }, (_, index) => `<p>Row ${index}</p>`).join('');

/**
 * Moves one finger down by `length` px at an even speed over `duration` ms, however long the test takes. `keeps`: without
 * lifting it.
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
