import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import type { NcPickerViewColumn } from '../../picker-view-column/index.js';
import type { Column } from './column.js';

/** Characters that are as wide as two Latin ones. */
const WIDE = /[\p{sc=Han}\p{sc=Hang}]/gu;

/**
 * Share of the width that a column gets: the length of its longest row, within bounds that leave room to the others. The
 * numbers of a time leave the room to hours with the half of the day, which would be cut in large text.
 */
const widthOf = (key: string, rows: readonly string[]): number =>
  /hour|minute|second/.test(key)
    ? Math.max(3, ...rows.map((row) => row.replace(WIDE, '$&$&').length))
    : Math.min(
        12,
        rows.reduce((most, { length }) => Math.max(most, length), 5),
      );

export const wheelsIn = (root: ParentNode): NodeListOf<NcPickerViewColumn> =>
  root.querySelectorAll('nc-picker-view-column');

/** A wheel for each column that has loaded. */
export const renderWheels = (columns: readonly Column[], turned: (column: number, row: number) => void): unknown =>
  columns.map(({ key, rows, index, label, loop, isLoading }, column) =>
    isLoading
      ? nothing
      : html`<nc-picker-view-column
          tabindex="0"
          data-column=${column}
          label=${label}
          .items=${rows}
          .value=${index}
          .style=${`flex-grow: ${widthOf(key, rows)}`}
          ?loop=${loop}
          @change=${({ currentTarget }: Event) => turned(column, (currentTarget as NcPickerViewColumn).value)}
        ></nc-picker-view-column>`,
  );

/** Why there are no rows, or not all of them; nothing if there are. */
export function renderStatus(columns: readonly Column[], hasFailed: boolean, retry: () => void): unknown {
  if (hasFailed) {
    return html`<div role="status">
      <button type="button" id="retry" @click=${retry}>
        ${msg('Try again', { id: 'nc.picker.retry', desc: 'Button that loads the rows of a picker again' })}
      </button>
    </div>`;
  }
  if (columns.some(({ isLoading }) => isLoading)) {
    return html`<div role="status">${msg('Loading…', { id: 'nc.picker.loading', desc: 'Rows are on their way' })}</div>`;
  }
  if (columns.some(({ rows }) => rows.length > 0)) return nothing;
  return html`<div role="status">
    ${msg('Nothing found', { id: 'nc.picker.none', desc: 'There are no rows to choose from' })}
  </div>`;
}
