import 'nacre/elements/picker-view-column';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcPickerView } from 'nacre/elements/picker-view';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import type { Point } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';

export const YEARS = Array.from({ length: 301 }, (_, index) => String(1900 + index));
/** The events of a wheel that the user turns to another row. */
export const WHOLE = ['pickstart', 'change', 'pickend'];

/** The type of an event, and the value of the element while it was dispatched. */
export type LoggedEvent = readonly [type: string, value: number | readonly number[]];

/** Records the events of an element, from now on. */
export function logEvents(element: NcPickerView | NcPickerViewColumn): LoggedEvent[] {
  const log: LoggedEvent[] = [];
  for (const type of ['pickstart', 'change', 'pickend']) {
    element.addEventListener(type, () => log.push([type, element.value]));
  }
  return log;
}

export const typesOf = (log: readonly LoggedEvent[]) => log.map(([type]) => type);

/** A wheel of years on the page, on the year 2000 unless set otherwise. */
export async function createYears(settings: Partial<NcPickerViewColumn> = {}): Promise<NcPickerViewColumn> {
  const column = await fixture<NcPickerViewColumn>(
    html`<nc-picker-view-column label="Year" style="width: 200px"></nc-picker-view-column>`,
  );
  Object.assign(column, { items: YEARS, value: 100, ...settings });
  await column.updateComplete;
  await drawn();
  return column;
}

/** A wheel of years, and the events that it fires from now on. */
export async function createLogged(settings?: Partial<NcPickerViewColumn>) {
  const column = await createYears(settings);
  return { column, log: logEvents(column) };
}

/** The wheel has stopped on its value and shows it. */
export function expectStopped(column: NcPickerViewColumn): void {
  expect(rowAt(column)).to.equal(column.items![column.value]);
}

/** Resolves when a moving wheel has stopped. */
export async function untilStopped(log: readonly LoggedEvent[]): Promise<void> {
  await waitUntil(() => log.at(-1)?.[0] === 'pickend', 'the wheel has stopped');
}

export const scrollerOf = (column: NcPickerViewColumn) =>
  column.shadowRoot!.querySelector<HTMLElement>('[part=scroller]')!;

/** A point on a column, this many rows below the middle. */
export function spotOf(column: NcPickerViewColumn, rows = 0): Point {
  const { left, top, width, height } = column.getBoundingClientRect();
  const row = parseFloat(getComputedStyle(column).getPropertyValue('--nc-picker-view-item-height')) || 44;
  return [Math.round(left + width / 2), Math.round(top + height / 2 + rows * row)];
}

/** The text this many rows below the middle; undefined if it is not centered on that row. */
export function rowAt(column: NcPickerViewColumn, rows = 0): string | undefined {
  const [x, y] = spotOf(column, rows);
  for (const text of textsOf(column)) {
    for (const box of text.range.getClientRects()) {
      const middle = box.top + box.height / 2;
      if (box.left <= x && x <= box.right && Math.abs(middle - y) <= 2) return text.text;
    }
  }
  return undefined;
}

/** Each line of text in a column, with its range. */
function textsOf(column: NcPickerViewColumn): { text: string; range: Range }[] {
  const drawn = scrollerOf(column).querySelector('[part=rows]')!.firstChild as Text | null;
  const nodes = drawn ? [drawn] : [...column.children].map((row) => row.firstChild as Text);
  return nodes.flatMap((node) =>
    [...node.data.matchAll(/[^\n]+/g)].map(({ 0: text, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      return { text, range };
    }),
  );
}
