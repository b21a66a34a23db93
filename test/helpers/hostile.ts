/** Everything that can be done to an object throws. */
const throwing = (target: object): object =>
  new Proxy(
    target,
    Object.fromEntries(
      Object.getOwnPropertyNames(Reflect).map((trap) => [
        trap,
        () => {
          throw new Error(`hostile: ${trap}`);
        },
      ]),
    ),
  );

const FIELDS = ['text', 'name', 'value', 'label', 'url', 'pagePath', 'icon', 'left', 'children', 'type', 'role'];

/** An object whose every known property throws when it is read. */
const gettersThatThrow = (): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      FIELDS.map((name) => [
        name,
        {
          enumerable: true,
          get() {
            throw new Error(`hostile: ${name}`);
          },
        },
      ]),
    ),
  );

const fieldsOf = (value: unknown): object => Object.fromEntries(FIELDS.map((name) => [name, value]));

function circle(): object {
  const object: Record<string, unknown> = { text: 'a' };
  object['self'] = object;
  return object;
}

/** Texts that an attribute or a property may be set to by mistake. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'an empty text': '',
  'a blank': '  ',
  'a word': 'hostile',
  'a length': '10px',
  'a length in rpx': '12rpx',
  infinity: '-Infinity',
  'many digits': '9'.repeat(400),
  'JSON: a number': '-1',
  'JSON: an object': '{}',
  'JSON: a list': '[]',
  'JSON: a list of null': '[null]',
  'JSON: wrong types': '[{"text":{},"name":[],"value":{},"label":{},"url":{},"icon":[],"badge":{},"options":{}}]',
  'JSON: wrong types within': '[{"text":"a","options":[null,{}],"minlength":"x","value":[{}],"children":5}]',
  'malformed JSON': '[{"text":',
  'a lone surrogate': '\ud83d',
  'control characters': '\u0000\u0007\n',
  markup: '"><img src=x onerror=alert(1)>',
  code: 'javascript:alert(1)',
  'a long text': 'long '.repeat(1000),
};

/** Values that a property may be set to by mistake, made anew. */
export const HOSTILE_VALUES: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(Object.entries(HOSTILE_TEXTS).map(([name, text]) => [name, () => text])),
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  false: () => false,
  NaN: () => NaN,
  Infinity: () => Infinity,
  'minus zero': () => -0,
  'a huge number': () => Number.MAX_VALUE,
  'a fraction': () => -1.5,
  'a symbol': () => Symbol('hostile'),
  'a huge BigInt': () => 10n ** 400n,
  'an object': () => ({}),
  'a list': () => [],
  'a list of null': () => [null],
  'a list with holes': () => Object.assign([], { length: 3 }),
  'lists in lists': () => [[[]], [[null]]],
  'a list of everything': () => [
    undefined,
    NaN,
    Symbol('hostile'),
    1n,
    {},
    [],
    () => 1,
    throwing({}),
    Object.create(null),
  ],
  'a list of wrong types': () => [fieldsOf({}), fieldsOf(Symbol('hostile')), fieldsOf(throwing({}))],
  'an object of wrong types': () => fieldsOf(Symbol('hostile')),
  'an object without a prototype': () => Object.create(null) as unknown,
  'a throwing proxy': () => throwing({}),
  'a throwing list': () => throwing([]),
  'a throwing function': () => throwing(() => 1),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  'getters that throw': gettersThatThrow,
  'a list of getters that throw': () => [gettersThatThrow()],
  'no text of its own': () => ({ toString: null, valueOf: null }),
  'a function': () => () => Symbol('hostile'),
  'a function that throws': () => () => {
    throw new Error('hostile: called');
  },
  'a date': () => new Date(0),
  'a node': () => document.createElement('p'),
  'a circle': circle,
  'a promise': () => Promise.resolve([null]),
};
