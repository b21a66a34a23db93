import { pixelsIn } from '../../base/lengths.js';

/** What a property takes. A value of another kind is refused with a warning, and the property is as if unset. */
export interface Kind {
  /** Says in the warning what is expected. */
  readonly expected: string;
  /** `typeof` of values that are stored as they are, without `read`. */
  readonly quick?: 'string' | 'number' | 'boolean';
  /** Returns the value to store; attributes give text. If it cannot use the value or a part of it, it calls `refuse`. */
  read(value: unknown, refuse: () => undefined): unknown;
  /** What an attribute stands for. Default: its text. */
  fromAttribute?(text: string): unknown;
  /** The attribute for a value, where a server writes it. Without it, texts, numbers and booleans have one only. */
  toAttribute?(value: unknown): string | undefined;
  /** What a missing attribute stands for. Default: undefined. */
  readonly absent?: unknown;
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** A text: also what has a text of its own, such as a number or a `URL`. */
export const TEXT: Kind = {
  expected: 'a text',
  quick: 'string',
  read(value, refuse) {
    if (typeof value === 'symbol' || typeof value === 'function' || Array.isArray(value)) return refuse();
    const string = String(value);
    return string.startsWith('[object ') && typeof value === 'object' ? refuse() : string;
  },
};

/** A text or a number, each as it is. */
export const WORDS: Kind = {
  ...TEXT,
  expected: 'a text or a number',
  read: (value, refuse) => (typeof value === 'number' ? value : TEXT.read(value, refuse)),
};

/** A number, or a text that is one. With NaN the property is as if unset. */
export const NUMBER: Kind = {
  expected: 'a number',
  quick: 'number',
  read(value, refuse) {
    if (isBlank(value)) return undefined;
    if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
    const given = typeof value === 'string' || typeof value === 'bigint' ? Number(value) : NaN;
    return Number.isNaN(given) ? refuse() : given;
  },
};

/** A length in CSS px: a number, or a text such as `12px`, or `12rpx`, of which the window is 750 wide. */
export const LENGTH: Kind = {
  expected: 'a number of px, or a length in px or rpx',
  quick: 'number',
  read(value, refuse) {
    return (typeof value === 'string' ? pixelsIn(value) : undefined) ?? NUMBER.read(value, refuse);
  },
};

/**
 * True or false: any value counts as natively, but for the text `false`, which frameworks write for what is off. An
 * attribute that says so is taken away (`NcElement`).
 */
export const FLAG: Kind = {
  expected: 'a boolean',
  quick: 'boolean',
  read: (value) => value !== 'false' && Boolean(value),
  fromAttribute: (given) => given !== 'false',
  absent: false,
};

/** A boolean that is true by default: in HTML `false` turns it off. */
export const UNLESS_FALSE: Kind = {
  ...FLAG,
  absent: undefined,
};

/** An element, or the id of one. */
export const ELEMENT: Kind = {
  expected: 'an element, or the id of one',
  quick: 'string',
  read: (value, refuse) => (typeof value === 'string' || (value as Partial<Node>).nodeType === 1 ? value : refuse()),
};

export const FUNCTION: Kind = {
  expected: 'a function',
  read: (value, refuse) => (typeof value === 'function' ? value : refuse()),
};

/** Takes the place of a refused item in a list, so that the others keep their index. It is not shown. */
export const LEFT_OUT = Object.freeze({ text: '' });

/** A list of items of one kind. `blank` takes the place of items that are refused; without `blank` they are left out. */
export const listOf = (item: Kind, expected: string, blank?: unknown): Kind => ({
  expected,
  read(value, refuse) {
    if (!Array.isArray(value)) return refuse();
    const given: readonly unknown[] = value;
    // Unlike `map()` it does not pass over holes.
    const taken = Array.from(given, (each) =>
      each === null || each === undefined ? refuse() : item.read(each, refuse),
    );
    if (taken.every((each, index) => each !== undefined && each === given[index])) return given;
    const known = taken.filter((each) => each !== undefined);
    return blank === undefined || known.length === 0 ? known : taken.map((each) => each ?? blank);
  },
});

interface ObjectOptions {
  /** Default: 'an object'. */
  readonly expected?: string;
  /** The property without which it is of no use. */
  readonly needs?: string;
}

/** An object; `fields` says what some of its properties are. Those of another kind are left out. */
export function objectOf(
  fields: Readonly<Record<string, Kind>>,
  { expected = 'an object', needs }: ObjectOptions = {},
): Kind {
  // Once, not for each object: lists have thousands of them.
  const kinds = Object.entries(fields);
  return {
    expected,
    read(value, refuse) {
      if (typeof value !== 'object' || Array.isArray(value)) return refuse();
      let copy: Record<string, unknown> | undefined;
      for (const [name, kind] of kinds) {
        const given = (value as Record<string, unknown>)[name];
        if (given === undefined || (typeof given === kind.quick && !Number.isNaN(given))) continue;
        const field = given === null ? undefined : kind.read(given, refuse);
        if (field === given) continue;
        copy ??= { ...value };
        copy[name] = field;
      }
      const taken: Record<string, unknown> = copy ?? (value as Record<string, unknown>);
      return needs && taken[needs] === undefined ? refuse() : taken;
    },
  };
}

/** The same kind for several properties of an object. */
export const each = (kind: Kind, names: string): Record<string, Kind> =>
  Object.fromEntries(names.split(' ').map((name) => [name, kind]));

/** The first of `kinds` that takes the value. */
export const either = (expected: string, ...kinds: readonly Kind[]): Kind => ({
  expected,
  read(value, refuse) {
    for (const kind of kinds) {
      let isRefused = false;
      const taken = kind.read(value, () => void (isRefused = true));
      if (!isRefused) return taken;
    }
    return refuse();
  },
});

/** Data: a text, such as that of an attribute, is JSON. */
export const json = (kind: Kind): Kind => ({
  expected: kind.expected,
  toAttribute: (value) => JSON.stringify(value),
  read(value, refuse) {
    if (isBlank(value)) return undefined;
    const data: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return data === null ? undefined : kind.read(data, refuse);
  },
});
