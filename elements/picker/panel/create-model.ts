import { columnName } from '../../internal/element/column-name.js';
import { fitPrecision, hasSeconds, limitsOf, stepOf } from '../model/date-time.js';
import { textsOf, toList, type PickerOptions, type PickerValue } from '../model/value.js';
import { parseDate, parseTime, toDate, type DateFields } from './calendar.js';
import type { ColumnModel } from './column.js';
import { DateModel } from './date-model.js';
import type { DateTimeNames } from './date-time-names.js';
import { ListModel } from './list-model.js';
import { RegionModel } from './region-model.js';
import type { RegionTree } from './region-tree.js';
import { TimeModel } from './time-model.js';

/** What a model is made from. */
export interface ModelSource {
  readonly options: PickerOptions;
  /** The value to start with; null: today, now, or the first rows. */
  readonly chosen: PickerValue | null;
  readonly names: DateTimeNames;
  readonly tree: RegionTree;
  /** Accessible name of the column of a selector. */
  readonly label: string;
}

const columnLabels =
  ({ columnLabels = [] }: PickerOptions) =>
  (index: number): string =>
    columnLabels[index] || columnName(index + 1);

export const fieldsOf = ({ fields }: PickerOptions): DateFields =>
  fields === 'year' || fields === 'month' ? fields : 'day';

/** The known array if the rows are the same: wheels draw their rows again when they get another array. */
const sameOr = (known: readonly string[] | undefined, rows: readonly string[]): readonly string[] =>
  known?.length === rows.length && rows.every((row, index) => row === known[index]) ? known : rows;

const MODELS: Readonly<Record<string, (source: ModelSource, before: ColumnModel | undefined) => ColumnModel>> = {
  date({ options, chosen, names }, before) {
    const now = new Date();
    const today = toDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
    const date = before instanceof DateModel ? before.date : chosen ? parseDate(String(chosen)) : today;
    const [start, end] = limitsOf(options);
    const limits = [parseDate(start), parseDate(end, true)] as const;
    return new DateModel({ limits, fields: fieldsOf(options), names: names.date }, date);
  },

  time({ options, chosen, names }, before) {
    const now = new Date();
    const clock = now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds();
    const time = before instanceof TimeModel ? before.time : chosen ? parseTime(String(chosen)) : clock;
    const limits = limitsOf(options).map((limit) => parseTime(fitPrecision(limit, options))) as [number, number];
    const [step, withSeconds] = [stepOf(options), hasSeconds(options)];
    return new TimeModel({ limits, step, withSeconds, names: names.time }, time);
  },

  region({ options, chosen, tree }, before) {
    const wanted = before instanceof RegionModel ? before.wanted : ((chosen ?? []) as readonly string[]);
    return new RegionModel({ tree, key: options.rangeKey, labelOf: columnLabels(options) }, wanted);
  },

  selector({ options, chosen, label }, before) {
    const { mode, range, rangeKey } = options;
    const isMulti = mode === 'multiSelector';
    const known = before instanceof ListModel ? before.rows : [];
    const columns = isMulti ? toList(range) : [range];
    const rows = columns.map((column, index) => sameOr(known[index], textsOf(column, rangeKey)));
    const indexes = before instanceof ListModel ? before.indexes : ([chosen ?? 0].flat() as number[]);
    return new ListModel({ rows, isMulti, labelOf: isMulti ? columnLabels(options) : () => label }, indexes);
  },
};

/** The model for the mode of a picker. If `before` is a model of the same mode, it keeps what is chosen there. */
export const createModel = (source: ModelSource, before: ColumnModel | undefined): ColumnModel =>
  (MODELS[source.options.mode] ?? MODELS.selector!)(source, before);
