import { msg, str } from '@lit/localize';
import { fit, hasSeconds, limitsOf, stepOf } from '../model/moment.js';
import { labelsOf, listOf, type PickerOptions, type PickerValue } from '../model/value.js';
import { dateFrom, dateOf, timeFrom, type DateFields } from './calendar.js';
import type { Model } from './column.js';
import { DateModel } from './date-model.js';
import { ListModel } from './list-model.js';
import { RegionModel } from './region-model.js';
import type { RegionTree } from './region-tree.js';
import { TimeModel } from './time-model.js';
import type { wordsOf } from './words.js';

export interface ModelContext {
  readonly options: PickerOptions;
  /** What the draft begins with; null for what is likely. */
  readonly chosen: PickerValue | null;
  readonly words: ReturnType<typeof wordsOf>;
  readonly tree: RegionTree;
  /** Name of a column of which nothing more is known. */
  readonly label: string;
}

export const fieldsOf = ({ fields }: PickerOptions): DateFields =>
  fields === 'year' || fields === 'month' ? fields : 'day';

const columnLabel = (index: number, number = index + 1): string =>
  msg(str`Column ${number}`, { id: 'nc.picker.column', desc: 'Name of a wheel, for screen readers' });

/** Wheels draw anew when they get another array. */
const sameOr = (known: readonly string[] | undefined, rows: readonly string[]): readonly string[] =>
  known?.length === rows.length && rows.every((row, index) => row === known[index]) ? known : rows;

const MODELS: Readonly<Record<string, (context: ModelContext, before: Model | undefined) => Model>> = {
  date({ options, chosen, words }, before) {
    const now = new Date();
    const today = dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
    const date = before instanceof DateModel ? before.date : chosen ? dateFrom(String(chosen)) : today;
    const [start, end] = limitsOf(options);
    const limits = [dateFrom(start), dateFrom(end, true)] as const;
    return new DateModel({ limits, fields: fieldsOf(options), words: words.date }, date);
  },

  time({ options, chosen, words }, before) {
    const now = new Date();
    const clock = now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds();
    const time = before instanceof TimeModel ? before.time : chosen ? timeFrom(String(chosen)) : clock;
    const limits = limitsOf(options).map((limit) => timeFrom(fit(limit, options))) as [number, number];
    const [step, withSeconds] = [stepOf(options), hasSeconds(options)];
    return new TimeModel({ limits, step, withSeconds, words: words.time }, time);
  },

  region({ options, chosen, tree }, before) {
    const wanted = before instanceof RegionModel ? before.wanted : ((chosen ?? []) as readonly string[]);
    return new RegionModel({ tree, key: options.rangeKey, labelOf: columnLabel }, wanted);
  },

  selector({ options, chosen, label }, before) {
    const { mode, range, rangeKey } = options;
    const isMulti = mode === 'multiSelector';
    const known = before instanceof ListModel ? before.rows : [];
    const columns = isMulti ? listOf(range) : [range];
    const rows = columns.map((column, index) => sameOr(known[index], labelsOf(column, rangeKey)));
    const indexes = before instanceof ListModel ? before.indexes : ([chosen ?? 0].flat() as number[]);
    return new ListModel({ rows, isMulti, labelOf: isMulti ? columnLabel : () => label }, indexes);
  },
};

/** The draft for a picker, which goes on from `before`, if that is given and of its kind. */
export const modelFor = (context: ModelContext, before: Model | undefined): Model =>
  (MODELS[context.options.mode] ?? MODELS.selector!)(context, before);
