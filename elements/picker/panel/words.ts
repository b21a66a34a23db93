import type { DateFields } from './calendar.js';
import { numbersBetween } from './column.js';

type Part = DateFields | 'hour' | 'minute' | 'second';

interface Words {
  /** What a part is called: 'year'. */
  labelOf(part: Part): string;
}

export interface DateWords extends Words {
  /** The parts of a date as the language orders them. */
  readonly order: readonly DateFields[];
  /** What the years, months or days from `first` to `last` are called. The same array as long as nothing changes. */
  rows(part: DateFields, first: number, last: number): readonly string[];
}

export interface TimeWords extends Words {
  rows(part: Part, numbers: readonly number[]): readonly string[];
}

/** Remembers the last answer of each key: wheels draw anew when they get another array. */
function memory<Arguments extends readonly unknown[]>(make: (key: Part, ...rest: Arguments) => readonly string[]) {
  const last = new Map<Part, { readonly of: string; readonly rows: readonly string[] }>();
  return (key: Part, ...rest: Arguments): readonly string[] => {
    const of = rest.join();
    const known = last.get(key);
    if (known?.of === of) return known.rows;
    const rows = make(key, ...rest);
    last.set(key, { of, rows });
    return rows;
  };
}

const isDatePart = (type: string): type is DateFields => type === 'year' || type === 'month' || type === 'day';

interface AllWords {
  readonly date: DateWords;
  readonly time: TimeWords;
}

/** Asking the browser takes longer than all else about a draft, and the pickers of a page speak one language. */
let latest: (AllWords & { readonly locale: string }) | undefined;

/** The words of a language for dates and times, as the browser knows them. */
export function wordsOf(locale: string): AllWords {
  if (latest?.locale !== locale) latest = { ...ask(locale), locale };
  return latest;
}

function ask(locale: string): AllWords {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const labels = new Map<Part, string>();
  const labelOf = (part: Part) => {
    const label = labels.get(part) ?? names.of(part)!;
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

  /** Languages that say 5月7日 put a word after each number; it starts right there, and is no punctuation. */
  const suffixes = new Map(parts.map(({ type, next }) => [type, /^[^\s\p{P}]+/u.exec(next)?.[0] ?? '']));
  const isMonthNumber = parts.some(({ type, value }) => type === 'month' && /^\p{N}/u.test(value));
  /** Korean counts its suffix to the month itself. */
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
      rows: memory((part, first: number, last: number) =>
        numbersBetween(first, last).map((each) => textOf(part, each)),
      ),
    },
    time: {
      labelOf,
      rows: memory((_part, numbers: readonly number[]) => numbers.map((each) => twoDigits.format(each))),
    },
  };
}
