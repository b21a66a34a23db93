/** Where the view stands: the distance from the start of an entry to that of the view, in px. */
export interface Place {
  readonly entry: number;
  readonly delta: number;
}

/** What the list is to show: the distance is computed again as sizes become known. */
export interface Goal {
  readonly entry: number;
  delta(size: number, view: number, headerSize: number): number;
}

/** A place as a goal. */
export const goalAt = ({ entry, delta }: Place): Goal => ({ entry, delta: () => delta });

/**
 * Of the entries from `first` to `last` the first one that is still there, or else the one nearest to them: where it was and
 * where it is. `next` gives the place of an entry now, or -1.
 */
export function nearest(
  first: number,
  last: number,
  length: number,
  next: (former: number) => number,
): [former: number, now: number] | undefined {
  const found = (former: number): [number, number] | undefined => {
    const now = former >= 0 && former < length ? next(former) : -1;
    return now < 0 ? undefined : [former, now];
  };
  for (let former = first; former <= last; former++) {
    const still = found(former);
    if (still) return still;
  }
  for (let by = 1; by <= first || last + by < length; by++) {
    const near = found(first - by) ?? found(last + by);
    if (near) return near;
  }
  return undefined;
}
