import { clockOf } from '../model/clock.js';
import type { DateFields } from './calendar.js';
import { numbersBetween } from './column.js';

type Part = DateFields | 'hour' | 'minute' | 'second';

interface PartNames {
  /** Name of a part, such as "year". */
  labelOf(part: Part): string;
}

export interface DateNames extends PartNames {
  /** The parts of a date in the order of the language. */
  readonly order: readonly DateFields[];
  /** The years, months or days from `first` to `last`. The same array while nothing changes. */
  rows(part: DateFields, first: number, last: number): readonly string[];
}

export interface TimeNames extends PartNames {
  /**
   * Hours, minutes or seconds: two digits, and hours with their half of the day (`9 AM`) where they count to 12. The same
   * array while nothing changes.
   */
  rows(part: Part, numbers: readonly number[]): readonly string[];
}

export interface DateTimeNames {
  readonly date: DateNames;
  readonly time: TimeNames;
}

/** Remembers the last result for each part: wheels draw their rows again when they get another array. */
function memoize<Arguments extends readonly unknown[]>(make: (part: Part, ...rest: Arguments) => readonly string[]) {
  const last = new Map<Part, { readonly key: string; readonly rows: readonly string[] }>();
  return (part: Part, ...rest: Arguments): readonly string[] => {
    const key = rest.join();
    const known = last.get(part);
    if (known?.key === key) return known.rows;
    const rows = make(part, ...rest);
    last.set(part, { key, rows });
    return rows;
  };
}

const isDatePart = (type: string): type is DateFields => type === 'year' || type === 'month' || type === 'day';

/** `Intl` takes longer than all else when a panel opens, and the pickers of a page have one language. */
let latest: { readonly locale: string; readonly names: DateTimeNames } | undefined;

/** The names and numbers of dates and times in a language, by `Intl`. */
export function dateTimeNames(locale: string): DateTimeNames {
  if (latest?.locale !== locale) latest = { locale, names: createNames(locale) };
  return latest.names;
}

function createNames(locale: string): DateTimeNames {
  const displayNames = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const labels = new Map<Part, string>();
  const labelOf = (part: Part) => {
    const label = labels.get(part) ?? displayNames.of(part)!;
    labels.set(part, label);
    return label;
  };
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const common = { calendar: 'gregory', timeZone: 'UTC' } as const;
  const monthName = new Intl.DateTimeFormat(locale, { ...common, month: 'long' });
  const parts = new Intl.DateTimeFormat(locale, { ...common, year: 'numeric', month: 'long', day: 'numeric' })
    .formatToParts(Date.UTC(2000, 4, 7))
    .map(({ type, value }, index, all) => ({ type, value, next: all[index + 1]?.value ?? '' }));

  /** Languages that write 5月7日 put a word right after each number; spaces and punctuation are no such word. */
  const suffixes = new Map(parts.map(({ type, next }) => [type, /^[^\s\p{P}]+/u.exec(next)?.[0] ?? '']));
  const isMonthNumber = parts.some(({ type, value }) => type === 'month' && /^\p{N}/u.test(value));
  /** In Korean the word is part of the month itself. */
  const monthSuffix = parts.find(({ type }) => type === 'month')?.value.replace(/^\p{N}+/u, '') ?? '';

  const textOf = (part: Part, of: number) => {
    const suffix = suffixes.get(part as DateFields) ?? '';
    if (part !== 'month') return number.format(of) + suffix;
    return isMonthNumber ? number.format(of) + monthSuffix + suffix : monthName.format(Date.UTC(2000, of - 1, 1));
  };

  return {
    date: {
      labelOf,
      order: parts.map(({ type }) => type).filter(isDatePart),
      rows: memoize((part, first: number, last: number) =>
        numbersBetween(first, last).map((each) => textOf(part, each)),
      ),
    },
    time: {
      labelOf,
      rows: memoize((part, numbers: readonly number[]) => {
        const { halves, hours } = clockOf(locale);
        const hasHalves = part === 'hour' && halves.length > 0;
        return numbers.map((each) => (hasHalves ? hours.format(each * 3_600_000) : twoDigits.format(each)));
      }),
    },
  };
}
