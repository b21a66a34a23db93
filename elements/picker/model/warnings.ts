import { warnOnce } from '../../internal/element/warn.js';
import { isBefore, parseDateTime } from './date-time.js';
import { parseValue, textsOf, type PickerOptions } from './value.js';

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

/** Warns the author, in the console, of properties that cannot be meant. The picker ignores those. */
export function warnOfMistakes(
  picker: Element & PickerOptions & { readonly selectorType: string; readonly defaultPickerValue: unknown },
  value: unknown,
): void {
  const { mode, selectorType } = picker;
  const warn: Warn = (property, expected, got) => warnOnce(picker, property, expected, got);
  if (!MODES[mode]) warn('mode', Object.keys(MODES).join(', '), mode);
  if (selectorType && !SELECTOR_TYPES.includes(selectorType))
    warn('selector-type', SELECTOR_TYPES.join(', '), selectorType);
  if (parseValue(value, picker) === undefined) warn('value', MODES[mode] ?? MODES.selector!, value);
  if (parseValue(picker.defaultPickerValue, picker) === undefined)
    warn('default-picker-value', MODES[mode] ?? MODES.selector!, picker.defaultPickerValue);
  if (FIELDS[mode]) checkLimits(picker, warn);
  else checkRange(picker, warn);
}

function checkLimits(options: PickerOptions, warn: Warn): void {
  const { mode, fields, step } = options;
  const start = parseDateTime(options.start, options);
  const end = parseDateTime(options.end, options);
  if (options.start && !start) warn('start', MODES[mode]!, options.start);
  if (options.end && !end) warn('end', MODES[mode]!, options.end);
  if (fields && !FIELDS[mode]!.includes(fields)) warn('fields', FIELDS[mode]!.join(', '), fields);
  if (step && !(step > 0 && step % 1 === 0)) warn('step', 'whole seconds above 0', step);
  if (start && end && isBefore(end, start)) warn('end', `${MODES[mode]}, not before start (${start})`, options.end);
}

function checkRange({ mode, range, rangeKey }: PickerOptions, warn: Warn): void {
  if (range === undefined || range === null || mode === 'region') return;
  const isMulti = mode === 'multiSelector';
  const columns = isMulti ? range : [range];
  if (!Array.isArray(columns) || !columns.every(Array.isArray)) {
    return warn('range', isMulti ? 'an array of arrays' : 'an array', range);
  }
  for (const column of columns) {
    const seen = new Set<string>();
    for (const text of textsOf(column, rangeKey)) {
      if (seen.has(text)) return warn('range', 'rows that differ', text);
      seen.add(text);
    }
  }
}
