const HOUR = 3_600_000;

/** How a region writes times of the day. Formats take milliseconds since 1970, in UTC, as `toEpoch()` makes them. */
export interface Clock {
  /** Hours alone, such as `9 AM`. */
  readonly hours: Intl.DateTimeFormat;
  /** What the first and the second half of the day are called, where hours count to 12; empty where they count to 24. */
  readonly halves: readonly string[];
  /** Times with minutes, of the same format each time. With `digits` the numbers are those of that numbering system. */
  times(withSeconds: boolean, digits?: string): Intl.DateTimeFormat;
}

/** `Intl` is slow to make formats, and the pickers of a page have one language. */
let latest: { readonly locale: string; readonly clock: Clock } | undefined;

/** The clock of a region. */
export function clockOf(locale: string): Clock {
  if (latest?.locale !== locale) latest = { locale, clock: createClock(locale) };
  return latest.clock;
}

function createClock(locale: string): Clock {
  const known = new Map<string, Intl.DateTimeFormat>();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options);
    const made = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    known.set(key, made);
    return made;
  };
  const hours = format({ hour: 'numeric' });
  const halves = [0, 12].flatMap((hour) =>
    hours.formatToParts(hour * HOUR).flatMap(({ type, value }) => (type === 'dayPeriod' ? [value] : [])),
  );
  return {
    hours,
    halves,
    times(withSeconds, digits) {
      // In some languages a style writes other parts of the day than hours alone have, such as the early morning.
      const look = halves.length
        ? ({ hour: 'numeric', minute: '2-digit', second: withSeconds ? '2-digit' : undefined } as const)
        : ({ timeStyle: withSeconds ? 'medium' : 'short' } as const);
      return format({ ...look, numberingSystem: digits });
    },
  };
}
