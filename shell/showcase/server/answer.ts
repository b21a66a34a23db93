/**
 * What an endpoint answers: data as JSON, unless the headers name another type. `stall`: no answer ever comes, so that
 * the showcase can show a time-out; `drop`: the connection breaks.
 */
export type Answer =
  | { readonly status: number; readonly data: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'stall'
  | 'drop';
