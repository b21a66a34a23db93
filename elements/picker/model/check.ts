import { warnOnce } from '../../internal/element/warn.js';
import type { isBefore, readMoment } from './moment.js';
import type { labelsOf, PickerOptions, valueOf } from './value.js';

type Warn = (property: string, expected: string, got: unknown) => void;

/** What each mode accepts as a value. */
const MODES: Readonly<Record<string, string>> = {
  selector: 'the index of a row',
  multiSelector: 'an array with the index of a row for each column',
  time: 'a time as hh:mm or hh:mm:ss',
  date: 'a date as yyyy-mm-dd',
  region: 'an array of names, the widest place first',
};

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  date: ['year', 'month', 'day'],
  time: ['minute', 'second'],
};

const SELECTOR_TYPES: readonly string[] = ['auto', 'picker', 'select'];

const isRegion = (range: unknown): boolean =>
  Array.isArray(range) || typeof range === 'function' || range instanceof Promise;

/**
 * Tells the author what cannot be meant. The picker makes do without it. What it checks with is handed over: imported
 * here as well, it would be a file of its own, to be loaded with every picker.
 */
export function check(
  picker: Element & PickerOptions & { readonly selectorType: string },
  given: unknown,
  read: typeof valueOf,
  labels: typeof labelsOf,
  readLimit: typeof readMoment,
  before: typeof isBefore,
): void {
  const { mode } = picker;
  const warn: Warn = (property, expected, got) => warnOnce(picker, property, expected, got);
  if (!MODES[mode]) warn('mode', Object.keys(MODES).join(', '), mode);
  const { selectorType } = picker;
  if (selectorType && !SELECTOR_TYPES.includes(selectorType))
    warn('selector-type', SELECTOR_TYPES.join(', '), selectorType);
  if (read(given, picker) === undefined) warn('value', MODES[mode] ?? MODES.selector!, given);
  if (!FIELDS[mode]) return checkRange(picker, labels, warn);
  const [start, end] = [picker.start, picker.end].map((limit) => readLimit(limit, picker));
  checkLimits(picker, start, end, warn);
  if (start && end && before(end, start)) warn('end', `${MODES[mode]}, not before start (${start})`, picker.end);
}

function checkLimits(picker: PickerOptions, start: string | undefined, end: string | undefined, warn: Warn): void {
  const { mode, fields, step } = picker;
  if (picker.start && !start) warn('start', MODES[mode]!, picker.start);
  if (picker.end && !end) warn('end', MODES[mode]!, picker.end);
  if (fields && !FIELDS[mode]!.includes(fields)) warn('fields', FIELDS[mode]!.join(', '), fields);
  if (step && !(step > 0 && step % 1 === 0)) warn('step', 'whole seconds above 0', step);
}

function checkRange({ mode, range, rangeKey }: PickerOptions, labels: typeof labelsOf, warn: Warn): void {
  if (range === undefined || range === null) return;
  if (mode === 'region') {
    if (!isRegion(range)) warn('range', 'an array of places, or what loads it', range);
    return;
  }
  const isMulti = mode === 'multiSelector';
  const columns = isMulti ? range : [range];
  if (!Array.isArray(columns) || !columns.every(Array.isArray)) {
    return warn('range', isMulti ? 'an array of arrays' : 'an array', range);
  }
  for (const column of columns) {
    const seen = new Set<string>();
    for (const label of labels(column, rangeKey)) {
      if (seen.has(label)) return warn('range', 'rows that differ', label);
      seen.add(label);
    }
  }
}
