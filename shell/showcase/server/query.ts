/** A malformed request. */
export class BadQuery extends Error {
  readonly parameter: string;

  constructor(parameter: string, expected: string) {
    super(`${parameter}: expected ${expected}`);
    this.parameter = parameter;
  }
}

/** The faults that a request asks for, to test apps. */
export interface Faults {
  /** Milliseconds before the answer. */
  readonly delay: number;
  /** Status of the answer, instead of 200. */
  readonly fail: number | undefined;
  /** The server never answers. */
  readonly stall: boolean;
  /** The connection breaks. */
  readonly drop: boolean;
  /** There are no articles. */
  readonly empty: boolean;
}

const MOST_DELAY = 10_000;
const MOST_ITEMS = 20;
const ITEMS = 8;

export function readFaults(query: URLSearchParams): Faults {
  return {
    delay: wholeNumber(query, 'delay', 0, MOST_DELAY) ?? 0,
    fail: wholeNumber(query, 'fail', 400, 599),
    stall: flag(query, 'stall'),
    drop: flag(query, 'drop'),
    empty: flag(query, 'empty'),
  };
}

export const readSize = (query: URLSearchParams): number => wholeNumber(query, 'size', 1, MOST_ITEMS) ?? ITEMS;

export function readChoice(query: URLSearchParams, name: string, choices: readonly string[]): string {
  const value = query.get(name);
  if (value === null || !choices.includes(value)) throw new BadQuery(name, `one of ${choices.join(', ')}`);
  return value;
}

/** Refuses unknown parameters, so that a misspelled one is noticed. */
export function refuseOthers(query: URLSearchParams, names: readonly string[]): void {
  const known = [...names, 'delay', 'fail', 'stall', 'drop', 'empty'];
  for (const name of query.keys()) {
    if (!known.includes(name)) throw new BadQuery(name, `no such parameter; there are ${known.join(', ')}`);
    if (query.getAll(name).length > 1) throw new BadQuery(name, 'one value');
  }
}

export function wholeNumber(query: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new BadQuery(name, `a whole number from ${least} to ${most}`);
  return value;
}

function flag(query: URLSearchParams, name: string): boolean {
  const text = query.get(name);
  if (text !== null && text !== '0' && text !== '1') throw new BadQuery(name, '0 or 1');
  return text === '1';
}
