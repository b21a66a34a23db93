import { msg, str } from '@lit/localize';
import type { RegionSource } from '../model/region.js';
import { momentFailure } from '../model/validity.js';
import { fit, readMoment } from '../model/moment.js';
import type { PickerOptions, PickerValue } from '../model/value.js';
import { dateFrom, timeFrom } from './calendar.js';
import type { Column, Model } from './column.js';
import { DateModel } from './date-model.js';
import { ListModel } from './list-model.js';
import { fieldsOf, modelFor } from './models.js';
import { RegionModel } from './region-model.js';
import { RegionTree } from './region-tree.js';
import { LONG, search } from './search.js';
import { TimeModel } from './time-model.js';
import { typedDate, typedTime } from './typed.js';
import { wordsOf } from './words.js';

/** What a draft is of. */
export interface DraftSubject extends PickerOptions {
  readonly chosen: PickerValue | null;
}

export interface DraftContext {
  /** What a list is called. */
  readonly label: string;
  /** The language of dates and numbers, at this moment. */
  readonly language: () => string;
  /** Called when rows have come that were missing. */
  readonly arrived: () => void;
}

/** What the open panel shows, and what confirming would choose. */
export class Draft {
  readonly #subject: DraftSubject;
  readonly #context: DraftContext;
  #model!: Model;
  #words!: ReturnType<typeof wordsOf>;
  #language?: string;
  #tree?: RegionTree;
  #source: unknown;
  #query = '';
  /** The rows that have what is sought, for as long as it and they stay the same. */
  #found?: { readonly of: readonly string[]; readonly indexes: readonly number[]; readonly rows: readonly string[] };

  constructor(subject: DraftSubject, context: DraftContext) {
    this.#subject = subject;
    this.#context = context;
    this.refresh(true);
  }

  /** Follows what has changed about its subject; `anew`: goes back to what is chosen there. */
  refresh(anew: boolean): void {
    const options = this.#subject;
    const { range, chosen } = options;
    const { label, arrived } = this.#context;
    const language = this.#context.language();
    if (language !== this.#language) this.#words = wordsOf((this.#language = language));
    if (!this.#tree || range !== this.#source) this.#tree = new RegionTree(range as RegionSource, arrived);
    this.#source = range;
    const context = { options, chosen, words: this.#words, tree: this.#tree, label };
    this.#model = modelFor(context, anew ? undefined : this.#model);
    this.#found = undefined;
  }

  get columns(): readonly Column[] {
    const { columns } = this.#model;
    const found = this.#matches(columns);
    if (!found) return columns;
    const [column] = columns;
    return [{ ...column!, rows: found.rows, index: Math.max(0, found.indexes.indexOf(column!.index)) }];
  }

  /** Of a selector: the row, of those that are shown, that its subject has; -1 is none. */
  get chosenRow(): number {
    const { chosen } = this.#subject;
    return (
      this.#matches(this.#model.columns)?.indexes.indexOf(chosen as number) ?? (chosen === null ? -1 : Number(chosen))
    );
  }

  /** Null while there is nothing to choose. */
  get value(): PickerValue | null {
    return this.#matches(this.#model.columns)?.rows.length === 0 ? null : (this.#model.value as PickerValue | null);
  }

  /** The codes of places, if they have some. */
  get codes(): readonly unknown[] | undefined {
    return this.#model instanceof RegionModel ? this.#model.codes : undefined;
  }

  /** The user turned a wheel. Answers with the row of the column itself, also while only some are shown. */
  pick(column: number, row: number): number {
    const all = this.#matches(this.#model.columns)?.indexes[row] ?? row;
    this.#model.pick(column, all);
    return all;
  }

  /** Whether there are so many rows that they are better searched. */
  get isLong(): boolean {
    return this.#model instanceof ListModel && this.#model.rows.length === 1 && this.#model.rows[0]!.length > LONG;
  }

  /** Shows only the rows that have this; the first of them is chosen unless one of them was. */
  search(query: string): void {
    this.#query = query;
    this.#found = undefined;
    const { columns } = this.#model;
    const indexes = this.#matches(columns)?.indexes;
    if (indexes?.length && !indexes.includes(columns[0]!.index)) this.#model.pick(0, indexes[0]!);
  }

  /** What the field says in which a date or time can be typed; undefined where there is none. */
  get text(): string | undefined {
    return this.#model instanceof DateModel || this.#model instanceof TimeModel ? this.#model.value : undefined;
  }

  /** Takes over a date or time that was typed, and answers with what is wrong with it. */
  type(text: string): string {
    const options = this.#subject;
    const model = this.#model as DateModel | TimeModel;
    const isDate = model instanceof DateModel;
    const typed = isDate ? typedDate(text, fieldsOf(options), this.#words.date.order) : typedTime(text);
    const moment = readMoment(typed, options);
    if (!moment) {
      const example = this.#model.value as string;
      return msg(str`Please enter it like this: ${example}`, {
        id: 'nc.picker.malformed',
        desc: 'Typed text is no date or time; an example follows',
      });
    }
    const failure = momentFailure(fit(moment, options), options, this.#language!);
    if (failure) return failure.message;
    if (isDate) model.date = dateFrom(moment);
    else (model as TimeModel).time = timeFrom(moment);
    return '';
  }

  /** Whether a part of what there is to choose from could not be loaded. */
  get hasFailed(): boolean {
    return this.#model instanceof RegionModel && this.#model.failed !== undefined;
  }

  /** Loads again what could not be loaded. */
  retry(): void {
    const failed = this.#model instanceof RegionModel ? this.#model.failed : undefined;
    if (failed) this.#tree!.retry(failed);
  }

  #matches(columns: readonly Column[]) {
    if (!this.#query.trim() || !this.isLong) return undefined;
    const of = columns[0]!.rows;
    if (this.#found?.of !== of) {
      const indexes = search(of, this.#query);
      this.#found = { of, indexes, rows: indexes.map((index) => of[index]!) };
    }
    return this.#found;
  }
}
