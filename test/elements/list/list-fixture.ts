import 'nacre/elements/list';
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { NcList } from 'nacre/elements/list';
import { drawn } from '../../helpers/dom.js';

export interface Item {
  readonly id: number;
  height: number;
}

export const items = (count: number, height: (id: number) => number = () => 40, from = 0): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, height: height(from + index) }));

/** Heights without a pattern, the same in each run. */
export const uneven = (id: number): number => 24 + ((id * 7919) % 97);

export const row = (item: unknown) => {
  const { id, height } = item as Item;
  return html`<div class="row" style="height: ${height}px">Row ${id}</div>`;
};

/** A list on the page, in a box of its own. */
export async function listOf(home: HTMLElement, set: Partial<NcList>, height = 300): Promise<NcList> {
  const list = document.createElement('nc-list');
  list.style.height = height ? `${height}px` : '';
  Object.assign(list, { renderItem: row, itemKey: 'id', ...set });
  home.append(list);
  await calm(list);
  return list;
}

/** Resolves when the list has updated and been drawn. */
export async function calm(list: NcList): Promise<void> {
  await list.updateComplete;
  await drawn();
  await list.updateComplete;
}

export interface Seen {
  readonly element: HTMLElement;
  readonly index: number;
  readonly text: string;
  /** Distance from the start of the view. */
  readonly top: number;
  readonly bottom: number;
}

/** The rows that a user sees, from the top. `view`: the box that they scroll in. */
export function seen(list: NcList, view: Element = list): Seen[] {
  const box = view.getBoundingClientRect();
  const [top, size] = [box.top + view.clientTop, view.clientHeight];
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-index]')]
    .map((element) => {
      const { top: start, bottom } = element.getBoundingClientRect();
      const text = element.textContent.trim();
      return { element, index: Number(element.dataset.index), text, top: start - top, bottom: bottom - top };
    })
    .filter((each) => each.bottom > 0.5 && each.top < size - 0.5)
    .sort((one, other) => one.top - other.top);
}

/** Rows follow each other without a gap, and fill the view. */
export function expectFilled(list: NcList, view: Element = list): Seen[] {
  const rows = seen(list, view);
  expect(rows.length, 'rows in view').to.be.greaterThan(0);
  rows.forEach((each, at) => {
    if (at === 0) return;
    expect(each.index, 'index').to.equal(rows[at - 1]!.index + 1);
    expect(each.top, `start of row ${each.index}`).to.be.closeTo(rows[at - 1]!.bottom, 0.1);
  });
  expect(rows[0]!.top, 'top').to.be.at.most(0.6);
  const count = list.count ?? list.items!.length;
  if (rows.at(-1)!.index < count - 1) expect(rows.at(-1)!.bottom, 'bottom').to.be.at.least(view.clientHeight - 0.6);
  return rows;
}

export const rowOf = (list: NcList, index: number): HTMLElement =>
  list.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`)!;

/** Scrolls as a user does, as far as the list can tell. */
export async function scrollBy(list: NcList, distance: number, scroller: Element = list): Promise<void> {
  scroller.scrollTop += distance;
  await calm(list);
}
