import { msg, str } from '@lit/localize';
import { clockOf } from '../model/clock.js';
import { fitPrecision, parseDateTime } from '../model/date-time.js';
import type { RegionSource } from '../model/region.js';
import { dateTimeFailure } from '../model/validity.js';
import type { PickerOptions, PickerValue } from '../model/value.js';
import { parseDate, parseTime } from './calendar.js';
import type { Column, ColumnModel } from './column.js';
import { createModel, fieldsOf } from './create-model.js';
import { DateModel } from './date-model.js';
import { dateTimeNames, type DateTimeNames } from './date-time-names.js';
import { ListModel } from './list-model.js';
import { normalizeDate, normalizeTime } from './normalize-text.js';
import { RegionModel } from './region-model.js';
import { RegionTree } from './region-tree.js';
import { search, SEARCHABLE_LENGTH } from './search.js';
import { TimeModel } from './time-model.js';
import { exampleText, timeText } from './typed-text.js';

/** The picker whose value is being chosen. */
export interface SelectionSource {
  readonly options: PickerOptions;
  /** The value of the picker; null if nothing is chosen. */
  chosen(): PickerValue | null;
  /** The value to start with; null: today, now, or the first rows. */
  start(): PickerValue | null;
  /** Accessible name of the column of a selector. */
  readonly label: string;
  /** The language of dates and numbers, at this moment. */
  language(): string;
  /** Called when rows have loaded, or could not be loaded. */
  rowsLoaded(): void;
}

/** The rows that a search has found, and their indexes among all rows. */
interface Found {
  readonly all: readonly string[];
  readonly indexes: readonly number[];
  readonly rows: readonly string[];
}

/** What an open panel shows, and the value that confirming would choose. */
export class PanelSelection {
  readonly #source: SelectionSource;
  #model!: ColumnModel;
  #names!: DateTimeNames;
  #language?: string;
  #tree?: RegionTree;
  #range: unknown;
  #query = '';
  /** The result of the last search, while the query and the rows stay the same. */
  #found?: Found | undefined;

  constructor(source: SelectionSource) {
    this.#source = source;
    this.refresh(true);
  }

  /** Follows changes of the picker's properties. `reset`: also returns to the value of the picker. */
  refresh(reset: boolean): void {
    const { options, label } = this.#source;
    const { range } = options;
    const language = this.#source.language();
    if (language !== this.#language) this.#names = dateTimeNames(language);
    this.#language = language;
    if (!this.#tree || range !== this.#range)
      this.#tree = new RegionTree(range as RegionSource, () => this.#source.rowsLoaded());
    this.#range = range;
    const source = { options, chosen: this.#source.start(), names: this.#names, tree: this.#tree, label };
    this.#model = createModel(source, reset ? undefined : this.#model);
    this.#found = undefined;
  }

  /** The columns; while a search is active, with the rows that it has found. */
  get columns(): readonly Column[] {
    const { columns } = this.#model;
    const found = this.#search(columns);
    if (!found) return columns;
    const [column] = columns;
    return [{ ...column!, rows: found.rows, index: Math.max(0, found.indexes.indexOf(column!.index)) }];
  }

  /** For a selector: index of the picker's value among the rows that are shown; -1 if it is not among them. */
  get chosenRow(): number {
    const chosen = this.#source.chosen();
    const found = this.#search(this.#model.columns);
    if (found) return found.indexes.indexOf(chosen as number);
    return chosen === null ? -1 : Number(chosen);
  }

  /** The value that confirming chooses; null while there is nothing to choose. */
  get value(): PickerValue | null {
    const found = this.#search(this.#model.columns);
    return found?.rows.length === 0 ? null : (this.#model.value as PickerValue | null);
  }

  /** The codes of places, if any of them has one. */
  get codes(): readonly unknown[] | undefined {
    return this.#model instanceof RegionModel ? this.#model.codes : undefined;
  }

  /** The user chose a row of a column. Returns its index among all rows, also while only some are shown. */
  pick(column: number, row: number): number {
    const index = this.#search(this.#model.columns)?.indexes[row] ?? row;
    this.#model.pick(column, index);
    return index;
  }

  /** Whether there are so many rows that they can be searched. */
  get isSearchable(): boolean {
    if (!(this.#model instanceof ListModel)) return false;
    const { rows } = this.#model;
    return rows.length === 1 && rows[0]!.length > SEARCHABLE_LENGTH;
  }

  /** Shows only the rows that match. Chooses the first of them, unless the chosen row is one of them. */
  search(query: string): void {
    this.#query = query;
    this.#found = undefined;
    const { columns } = this.#model;
    const indexes = this.#search(columns)?.indexes;
    if (indexes?.length && !indexes.includes(columns[0]!.index)) this.#model.pick(0, indexes[0]!);
  }

  /** The date or time as text, for the field in which it can be typed; undefined in other modes. */
  get text(): string | undefined {
    if (this.#model instanceof TimeModel) return timeText(this.#model.value, this.#language!);
    return this.#model instanceof DateModel ? this.#model.value : undefined;
  }

  /** Whether what can be typed has letters: the halves of the day. */
  get hasLetters(): boolean {
    return this.#model instanceof TimeModel && clockOf(this.#language!).halves.length > 0;
  }

  /** Chooses a date or time that was typed. Returns a message if the text is not valid, else an empty string. */
  enterText(text: string): string {
    const { options } = this.#source;
    const model = this.#model as DateModel | TimeModel;
    const isDate = model instanceof DateModel;
    const normalized = isDate
      ? normalizeDate(text, fieldsOf(options), this.#names.date.order)
      : normalizeTime(text, clockOf(this.#language!).halves);
    const value = parseDateTime(normalized, options);
    if (!value) {
      const example = exampleText(model.value, options.mode, this.#language!);
      return msg(str`Please enter it like this: ${example}`, {
        id: 'nc.picker.malformed',
        desc: 'Typed text is no date or time; an example follows',
      });
    }
    const failure = dateTimeFailure(fitPrecision(value, options), options, this.#language!);
    if (failure) return failure.message;
    if (isDate) model.date = parseDate(value);
    else model.time = parseTime(value);
    return '';
  }

  /** Whether some of the places could not be loaded. */
  get hasFailed(): boolean {
    return this.#model instanceof RegionModel && this.#model.failed !== undefined;
  }

  /** Loads again the places that could not be loaded. */
  retry(): void {
    const failed = this.#model instanceof RegionModel ? this.#model.failed : undefined;
    if (failed) this.#tree!.retry(failed);
  }

  /** The rows that the query finds; undefined while there is no search. */
  #search(columns: readonly Column[]): Found | undefined {
    if (!this.#query.trim() || !this.isSearchable) return undefined;
    const all = columns[0]!.rows;
    if (this.#found?.all !== all) {
      const indexes = search(all, this.#query);
      this.#found = { all, indexes, rows: indexes.map((index) => all[index]!) };
    }
    return this.#found;
  }
}
