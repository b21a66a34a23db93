import { rules, type Rule } from './application-rules.js';

/** Applications since the server started. */
let count = 0;

export type ApplicationAnswer = { status: number; data: unknown } | 'stall';

/** A file in the answer. */
interface FileNote {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (value instanceof File && value.size === 0 && value.name === '');

/** Converts a field of a multipart body, a list of texts, to the type of its rule. Undefined: it does not fit. */
function typed(value: unknown, { type }: Rule, isForm: boolean): unknown {
  const list = isForm ? (value as unknown[]) : [];
  const [first] = list;
  switch (type) {
    case 'text':
      return textOf(isForm ? first : value);
    case 'number':
      return numberOf(isForm ? first : value, isForm);
    case 'boolean':
      return isForm ? first === 'on' : typeof value === 'boolean' ? value : undefined;
    case 'texts':
      return all(isForm ? list : value, textOf);
    case 'numbers':
      return all(isForm ? list : value, (item) => numberOf(item, isForm));
    case 'file':
      return noteOf(isForm ? first : value);
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function numberOf(value: unknown, isForm: boolean): number | undefined {
  const number = isForm && typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function all<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] | undefined {
  const items = Array.isArray(value) ? value.map(read) : [undefined];
  return items.includes(undefined) ? undefined : (items as Item[]);
}

/** JSON has no files: it holds a description of one. */
function noteOf(value: unknown): FileNote | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, type, size } = value as Partial<FileNote>;
  return typeof name === 'string' && typeof type === 'string' && typeof size === 'number'
    ? { name, type, size }
    : undefined;
}

/** Checks a value against its rule. Returns an error code, or undefined. */
function errorOf(value: unknown, { pattern, min, max, length, choices }: Rule): string | undefined {
  const size = Array.isArray(value) ? value.length : typeof value === 'string' ? [...value].length : 0;
  if (length !== undefined && size > length) return 'long';
  for (const item of [value].flat()) {
    if (typeof item === 'string' && pattern && !pattern.test(item)) return 'format';
    if (choices && !choices.includes(item as string)) return 'choice';
    if (typeof item === 'number' && (item < (min ?? -Infinity) || item > (max ?? Infinity))) return 'range';
  }
  return undefined;
}

/**
 * Accepts an application: 201 with all parsed values; 422 with a code for each field that is
 * missing, of a wrong type or not acceptable. A name with "crash" breaks the server (500), one with "slow" gets no
 * answer.
 */
export function apply(fields: ReadonlyMap<string, unknown>, isForm: boolean): ApplicationAnswer {
  const name = String(fields.get('name') ?? '').toLowerCase();
  if (name.includes('slow')) return 'stall';
  if (name.includes('crash')) return { status: 500, data: { message: 'Internal server error' } };
  const errors = new Map<string, string>();
  const understood = new Map<string, unknown>();
  for (const [field, rule] of Object.entries(rules)) {
    const given = fields.get(field);
    const isMissing = isEmpty(isForm && Array.isArray(given) && given.length === 1 ? given[0] : given);
    // A box that is not ticked sends nothing with a form.
    const value = isMissing ? (rule.type === 'boolean' ? false : null) : typed(given, rule, isForm);
    if (rule.required && (value === null || value === false)) errors.set(field, 'required');
    else if (value === undefined) errors.set(field, 'type');
    else {
      const error = value === null ? undefined : errorOf(value, rule);
      if (error) errors.set(field, error);
      understood.set(field, value);
    }
  }
  for (const field of fields.keys()) if (!Object.hasOwn(rules, field)) errors.set('', 'unknown');
  const { departure, return: back } = Object.fromEntries(understood);
  if (typeof departure === 'string' && typeof back === 'string' && back < departure) errors.set('return', 'range');
  const [from, to] = (understood.get('route') as string[] | null | undefined) ?? [];
  if (from !== undefined && from === to) errors.set('route', 'choice');
  if (errors.size > 0) return { status: 422, data: { errors: Object.fromEntries(errors) } };
  understood.delete('password');
  return { status: 201, data: { id: ++count, understood: Object.fromEntries(understood) } };
}
