import { findByText } from '../internal/element/typeahead.js';
import type { NcPickerViewColumn } from './picker-view-column.js';

/** The row that typed letters mean; -1: none. */
export function rowTyped(column: NcPickerViewColumn, event: KeyboardEvent): number {
  const texts = Array.from({ length: column.count }, (_, index) => column.textOf(index));
  return findByText(column, event, texts, column.value);
}

/** To the next column beside this one that can be used. */
export function leave(column: NcPickerViewColumn, event: KeyboardEvent): void {
  const isForward = (event.key === 'ArrowRight') !== column.matches(':dir(rtl)');
  let next: Element | null = column;
  do next = isForward ? next.nextElementSibling : next.previousElementSibling;
  while (next?.localName === column.localName && (next as NcPickerViewColumn).disabled);
  if (next?.localName !== column.localName) return;
  event.preventDefault();
  (next as NcPickerViewColumn).focus();
}
