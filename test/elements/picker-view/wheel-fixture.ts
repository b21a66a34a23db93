import { waitUntil } from '@open-wc/testing';
import type { NcPickerView } from 'nacre/elements/picker-view';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import type { Point } from '../../helpers/commands.js';

/** An event with the value that could be read at that moment. */
export type Told = readonly [type: string, value: number | readonly number[]];

/** What an element tells from now on. */
export function follow(element: NcPickerView | NcPickerViewColumn): Told[] {
  const told: Told[] = [];
  for (const type of ['pickstart', 'change', 'pickend']) {
    element.addEventListener(type, () => told.push([type, element.value]));
  }
  return told;
}

/** Resolves when a wheel that was set in motion rests. */
export async function rest(told: readonly Told[]): Promise<void> {
  await waitUntil(() => told.at(-1)?.[0] === 'pickend', 'the wheel rests', { timeout: 5000 });
}

const scrollerOf = (column: NcPickerViewColumn) => column.shadowRoot!.querySelector<HTMLElement>('[part=scroller]')!;

/** A point of a column, by rows from the middle. */
export function spotOf(column: NcPickerViewColumn, rows = 0): Point {
  const { left, top, width, height } = column.getBoundingClientRect();
  const row = parseFloat(getComputedStyle(column).getPropertyValue('--nc-picker-view-item-height')) || 44;
  return [Math.round(left + width / 2), Math.round(top + height / 2 + rows * row)];
}

/** The text that is to be seen so many rows from the middle, and nothing if it does not lie squarely on that row. */
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

/** Each line of text in a column, where it is. */
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
