import { pixelsIn } from '../../elements/base/lengths.js';
import { isPageUrl, isScriptUrl, schemeOf } from '../../elements/base/urls.js';

/** Returns what it expects if the value is wrong, else undefined. A few look at the call's other options as well. */
export type Check = (value: unknown, options?: object) => string | undefined;

const check =
  (expected: string, isRight: (value: never) => unknown, type = 'string'): Check =>
  (value) =>
    typeof value === type && isRight(value as never) ? undefined : expected;

export const string: Check = check('a string', () => true);
/** A non-empty string. */
export const text: Check = check('a non-empty string', (value) => value);
/** A string without half characters, which URLs cannot hold. */
export const wellFormed: Check = check('a well-formed string', (value: string) => !/\p{Surrogate}/u.test(value));
/** A number from 0 on, such as a length or a duration. */
export const positive: Check = check('a number from 0 on', (value) => value >= 0, 'number');
/** A part of a whole, such as a volume. */
export const share: Check = check('a number from 0 to 1', (value) => value >= 0 && value <= 1, 'number');
/** What browsers accept. */
export const playbackRate: Check = check(
  'a number from 0.0625 to 16',
  (value) => value >= 0.0625 && value <= 16,
  'number',
);
export const index: Check = check('an index', (value) => value >= 0 && value % 1 === 0, 'number');
export const list: Check = (value) => (Array.isArray(value) && value.length > 0 ? undefined : 'a non-empty array');

export const boolean: Check = check('a boolean', () => true, 'boolean');

/** An object of names and values: neither a list, nor a collection such as Headers. */
export const record: Check = check(
  'an object of names and values',
  (value: object | null) => value && !(Symbol.iterator in value),
  'object',
);

export const data: Check = (value) =>
  typeof value === 'function' || typeof value === 'symbol' ? 'data, not code' : undefined;

export const oneOf = (...choices: string[]): Check =>
  check(`one of ${choices.join(', ')}`, (value) => choices.includes(value));

export const callback: Check = check('a function', () => true, 'function');
/** Degrees from the equator. */
export const latitude: Check = check('a number from -90 to 90', (value) => Math.abs(value) <= 90, 'number');
/** Degrees from Greenwich. */
export const longitude: Check = check('a number from -180 to 180', (value) => Math.abs(value) <= 180, 'number');
export const number: Check = check('a number', (value) => !Number.isNaN(value), 'number');

/** Whether the user may close it, or a function that decides. */
export const guard: Check = (value) => boolean(value) && callback(value) && 'a boolean, or a function that returns one';

/** A length of CSS; outside browsers any text passes. */
export const cssLength: Check = (value) => {
  if (typeof value === 'number' && value >= 0) return undefined;
  const isLength =
    typeof value === 'string' && (pixelsIn(value)! >= 0 || !('CSS' in globalThis) || CSS.supports('width', value));
  return isLength ? undefined : 'a number of px from 0 on, or a length of CSS';
};

/** A color; empty for the default. Outside browsers any text passes, since there is no list of colors. */
export const color: Check = check(
  'a CSS color',
  (value) => !value || !('CSS' in globalThis) || CSS.supports('color', value),
);

/** The name of a value of the app's theme, or what `inner` takes. */
export const themed =
  (inner: Check): Check =>
  (value) =>
    typeof value === 'string' && value.startsWith('@') ? undefined : inner(value);

/** A number of px, or a text in px or rpx. Empty: none. */
export const length: Check = (value) =>
  typeof value === 'string' && (!value.trim() || pixelsIn(value)! >= 0)
    ? undefined
    : positive(value) && 'a number of px, or a length in px or rpx';

/** An element of any document; an object that only looks like one makes the browser throw. */
function isElement(value: unknown): boolean {
  try {
    Element.prototype.hasAttributes.call(value as Element);
    return true;
  } catch {
    return false;
  }
}

/** An element of the page, or its id. */
export const element: Check = (value) =>
  (value && typeof value === 'string') || isElement(value) ? undefined : 'an element, or the id of one';

/** An array of texts or objects. `rules` are those of an object, without any there are only texts. */
export const each =
  (rules?: Record<string, Check>, areObjects = false): Check =>
  (value) => {
    const kind = areObjects ? 'an object' : rules ? 'a text or an object' : 'a text';
    if (!Array.isArray(value)) return 'an array';
    for (const [index, item] of (value as unknown[]).entries()) {
      if (typeof item === 'string' && !areObjects) continue;
      if (typeof item !== 'object' || !item || !rules) return `${kind} at ${index}`;
      for (const [name, check] of Object.entries(rules)) {
        const expected = check((item as Record<string, unknown>)[name]);
        if (expected) return `${expected} at ${index}.${name}`;
      }
    }
    return undefined;
  };

/** An array of some of the choices, or of none. */
export const someOf = (...choices: string[]): Check => {
  const isOne = oneOf(...choices);
  return (value) => each()(value) ?? (value as string[]).map((item) => isOne(item)).find(Boolean);
};

/** An object whose properties pass these checks; what it expects names the wrong one. */
export const shape =
  (rules: Record<string, Check>): Check =>
  (value) => {
    const wrong = record(value);
    if (wrong) return wrong;
    for (const [name, check] of Object.entries(rules)) {
      const expected = check((value as Record<string, unknown>)[name], value as object);
      if (expected) return `${expected} as ${name}`;
    }
    return undefined;
  };

/** A position on the screen. */
export const place: Check = (value) => {
  const { left, top, width = 0, height = 0 } = (value ?? {}) as Partial<DOMRect>;
  const isRectangle = [left, top, width, height].every(Number.isFinite);
  return isRectangle || !element(value) ? undefined : 'an element, the id of one, or { left, top, width, height }';
};

export const optional =
  (inner: Check): Check =>
  (value) =>
    value === undefined ? undefined : inner(value);

/** The same check for several arguments, all of them optional. */
export const all = <N extends string>(inner: Check, ...names: N[]): Record<N, Check> =>
  Object.fromEntries(names.map((name) => [name, optional(inner)])) as Record<N, Check>;

export const httpUrl: Check = check(
  'an http(s) URL',
  (url: string) => url && /^https?:$/.test(schemeOf(url) ?? 'http:'),
);

/** A page of the app: neither another origin nor `javascript:`. */
export const pageUrl: Check = check('the path of a page', isPageUrl);

/** A picture of any source, also a host's own; empty for none. */
export const pictureUrl: Check = check('the URL of a picture', (url: string) => !isScriptUrl(url));

/** The same, not empty. */
export const picture: Check = (value) => (text(value) && 'the URL of a picture') ?? pictureUrl(value);

/** A sound of any source; empty for none. */
export const soundUrl: Check = check('the URL of a sound', (url: string) => !isScriptUrl(url));

/** A file of any source, also a host's own; not empty. */
export const fileUrl: Check = check('the URL of a file', (url: string) => url && !isScriptUrl(url));

/** Pictures by their URL, or by objects with a `url`. */
export const pictures: Check = (value) => {
  const isWrong = (item: unknown) => {
    const url: unknown = typeof item === 'object' ? (item as { url?: unknown } | null)?.url : item;
    return text(url) ?? pictureUrl(url);
  };
  return list(value) ?? ((value as unknown[]).some(isWrong) ? 'URLs of pictures, or objects with a url' : undefined);
};

/** Characters of a telephone's keypad, with spaces and punctuation. */
export const dialable: Check = check('a phone number', (value: string) =>
  /^[\s()+.,;/-]*[\d*#][\d\s()+*#.,;/-]*$/.test(value),
);
