import { fixture, fixtureCleanup } from '@open-wc/testing';
import type { NcMovableView } from 'nacre/elements/movable-view';
import { drawn, settled } from '../../helpers/dom.js';

/** An area of 300 × 200 px with a view of 60 × 40 px in it. */
export async function place(attributes = 'direction="all"', { area = '', style = '' } = {}): Promise<NcMovableView> {
  fixtureCleanup(); // One at a time, so that it is inside the viewport.
  const home = await fixture<HTMLElement>(
    `<div><nc-movable-area ${area} style="width: 300px; height: 200px; background: #8888; ${style}">
      <nc-movable-view aria-label="Card" style="width: 60px; height: 40px; background: teal" ${attributes}></nc-movable-view>
    </nc-movable-area></div>`,
  );
  const view = home.querySelector('nc-movable-view')!;
  await settled(home);
  await drawn();
  return view;
}

/** Its position in px from the area's upper left corner, and its size. */
export function seen(view: HTMLElement): { x: number; y: number; width: number; height: number } {
  const area = view.closest('nc-movable-area')!.getBoundingClientRect();
  const { left, top, width, height } = view.getBoundingClientRect();
  const to1 = (value: number) => Math.round(value * 10) / 10 + 0;
  return { x: to1(left - area.left), y: to1(top - area.top), width: to1(width), height: to1(height) };
}

/** The middle of an element in the viewport, plus an offset. */
export function middle(element: Element, offsetX = 0, offsetY = 0): [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2) + offsetX, Math.round(top + height / 2) + offsetY];
}

export type Told = readonly [type: string, x: number, y: number, more: string | number];

/** Its events from now on. */
export function follow(view: NcMovableView): Told[] {
  const told: Told[] = [];
  view.addEventListener('change', (event) => {
    const { x, y, source } = event as unknown as { x: number; y: number; source: string };
    told.push(['change', x, y, source]);
  });
  view.addEventListener('scale', (event) => {
    const { x, y, scale } = event as unknown as { x: number; y: number; scale: number };
    told.push(['scale', x, y, scale]);
  });
  return told;
}

/** Resolves when it has come to rest. */
export async function rest(view: HTMLElement): Promise<void> {
  const start = performance.now();
  while (view.matches(':state(moving)')) {
    await drawn();
    if (performance.now() - start > 8000) throw new Error('it does not come to rest');
  }
}

interface Finger {
  readonly id: number;
  readonly on: Element;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/**
 * Fingers that go down one after the other, move in steps and lift, by synthetic events: for WebKit, whose driver has no
 * fingers, and for tests that must not depend on time.
 */
export function fingers(all: readonly Finger[], { lift = true, stepDelay = 16 } = {}): void {
  let time = performance.now();
  const send = (type: string, { id, on }: Finger, [clientX, clientY]: readonly [number, number]) => {
    const isDown = type !== 'pointerup';
    const init = { pointerId: id, pointerType: 'touch', isPrimary: id === all[0]!.id, clientX, clientY };
    const event = new PointerEvent(type, {
      ...init,
      ...{ bubbles: true, composed: true, cancelable: true, button: type === 'pointermove' ? -1 : 0 },
      buttons: Number(isDown),
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    on.dispatchEvent(event);
  };
  for (const finger of all) send('pointerdown', finger, finger.points[0]!);
  const steps = Math.max(...all.map(({ points }) => points.length));
  for (let step = 1; step < steps; step++) {
    time += stepDelay;
    for (const finger of all) if (finger.points[step]) send('pointermove', finger, finger.points[step]!);
  }
  if (lift) for (const finger of all) send('pointerup', finger, finger.points.at(-1)!);
}

/** Points on the line from one point to another, both included. */
export function line(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  steps = 8,
): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, index) => [
    fromX + ((toX - fromX) * index) / steps,
    fromY + ((toY - fromY) * index) / steps,
  ]);
}
