/** Where a page is in session history. */
export interface Place {
  readonly key: string;
  readonly index: number;
}

/**
 * What the router stores in `history.state` of an entry. The spare entry is above that of the first page, with the same URL
 * and key: Back then fires an event before it would leave the app.
 */
export interface EntryState extends Place {
  readonly spare?: true;
  /** The app's URL, where the browser does not let the address bar show it. */
  readonly url?: string;
}

/** `history.go` takes an integer of 32 bits. A state with a higher index is not ours. */
const HIGHEST = 2 ** 31 - 2;

/** Reads a `history.state`. Undefined if it is not ours. */
export function readState(state: unknown): EntryState | undefined {
  const { key, index, spare, url } = Object(state) as Partial<Record<keyof EntryState, unknown>>;
  const isPlace = typeof key === 'string' && key !== '' && typeof index === 'number' && Number.isInteger(index);
  if (!isPlace || index < -1 || index > HIGHEST) return undefined;
  return { key, index, ...(spare === true && { spare }), ...(typeof url === 'string' && { url }) };
}

/** What others have stored in a `history.state`. Undefined if that is nothing. */
export function othersOf(state: unknown): object | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return undefined;
  const { key: _key, index: _index, spare: _spare, url: _url, ...others } = state as Partial<EntryState>;
  return Object.keys(others).length > 0 ? others : undefined;
}

export const isSame = (a: EntryState | undefined, b: EntryState): boolean =>
  a?.key === b.key && a.index === b.index && a.spare === b.spare && a.url === b.url;
