import { DeviceError } from 'nacre/device';
import { nextTask } from '../helpers/timers.js';

/** A method or getter that throws. */
export const broken = (): never => {
  throw new Error('do not touch');
};
/** Throws whatever is done with it. */
export const trap = (target: object = {}): object =>
  new Proxy(target, Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, broken])));
export const withGetter = (...names: string[]): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get: broken, enumerable: true, configurable: true }])),
  );
export const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
/** A promise only at the second look. */
const lateThenable = (): object => {
  let looks = 0;
  // oxlint-disable-next-line unicorn/no-thenable -- that is the case
  return Object.defineProperty({}, 'then', {
    get: () => (looks++ ? (resolve: (value: object) => void) => resolve({}) : undefined),
    enumerable: true,
  });
};
const circular = (): object => {
  const value: { self?: object } = {};
  value.self = value;
  return value;
};

/** Values that code does not expect. Functions, since some can be used only once. */
export const HOSTILE: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  'a number': () => 7,
  NaN: () => NaN,
  'a BigInt': () => 10n,
  'a text': () => 'text',
  'an empty text': () => '',
  'a Symbol': () => Symbol('odd'),
  'a function': () => () => broken(),
  'an object without a prototype': () => Object.create(null) as unknown,
  'an array': () => [1, { a: 2 }],
  'an object with itself inside': circular,
  'a proxy that throws': () => trap(),
  'a function proxy that throws': () => trap(() => undefined),
  'a proxy of an error that throws': () => trap(new DeviceError('testEcho', 1)),
  'a revoked proxy': revoked,
  'getters that throw': () =>
    withGetter('text', 'errMsg', 'errCode', 'message', 'name', 'signal', 'timeout', 'success'),
  'a then that throws': () => withGetter('then'),
  'a promise at the second look': lateThenable,
  'a toString that throws': () => ({ toString: broken, [Symbol.toPrimitive]: broken, errMsg: { toString: broken } }),
  'texts that cannot be texts': () => ({ errMsg: Object.create(null), name: Symbol('n'), errCode: 1n }),
  'names of prototypes': () =>
    JSON.parse('{"__proto__":{"errMsg":1},"constructor":null,"errCode":"__proto__"}') as unknown,
  'a thenable that settles again and again': () => ({
    // oxlint-disable-next-line unicorn/no-thenable -- that is the case
    then(resolve: (value: object) => void, reject: (reason: unknown) => void) {
      resolve({ text: 'a' });
      reject(trap());
      resolve({ text: 'b' });
      broken();
    },
  }),
  'an error whose message throws': () => Object.defineProperty(new Error('a'), 'message', { get: broken }),
  'a DOMException': () => new DOMException('no', 'NotAllowedError'),
  'a date of no day': () => new Date(NaN),
};
export const kinds = Object.keys(HOSTILE);
export const hostile = (kind: string): unknown => HOSTILE[kind]!();

/** How a host gives the value. */
export const WAYS: Readonly<Record<string, (value: unknown) => unknown>> = {
  answers: (value) => value,
  'answers later': (value) => Promise.resolve(value),
  throws: (value) => {
    throw value;
  },
  rejects: (value) => Promise.reject(value as Error),
};

/** Errors that reach the window meanwhile. */
export async function escaped(run: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const see = (error: unknown) => void seen.push(error instanceof Error ? error.message : 'a value');
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    see('reason' in event ? event.reason : event.error);
  };
  const { reportError } = window;
  window.reportError = see;
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  try {
    await run();
    // Browsers tell unhandled rejections in tasks of their own.
    for (let task = 0; task < 5; task++) await nextTask();
  } finally {
    window.reportError = reportError;
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  }
  return seen;
}
