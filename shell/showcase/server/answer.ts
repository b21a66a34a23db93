/**
 * The answer of an endpoint: data as JSON, unless the headers name another type. `stall`: it never answers, so that
 * the showcase can show a time-out; `drop`: the connection breaks.
 */
export type Answer =
  | { readonly status: number; readonly data: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'stall'
  | 'drop';

/** The answer to a method that an endpoint does not know. */
export const wrongMethod = (allow: string): Answer => ({
  status: 405,
  data: { message: `Use ${allow}` },
  headers: { allow },
});
