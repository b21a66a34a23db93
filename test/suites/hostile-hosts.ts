import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { DeviceBus, DeviceError, type CallName } from 'nacre/device';
import '../device/calls.js';
import { nextTask } from '../helpers/timers.js';

type Report = (type: never, detail: never) => void;
/** What a host says to a call: a value, a promise, or something that throws when it is looked at. It may throw as well. */
export type HostileAnswer = (report: Report) => unknown;

/** Connects the answer to a bus as a host of `testEcho`. Returns a function that takes it away. */
export type ConnectHost = (bus: DeviceBus, answer: HostileAnswer) => () => void;

const broken = (): never => {
  throw new Error('do not touch');
};
/** Throws whatever is done with it. */
const trap = (target: object = {}): object =>
  new Proxy(target, Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, broken])));
const withGetter = (...names: string[]): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get: broken, enumerable: true, configurable: true }])),
  );
const revoked = (): object => {
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
const HOSTILE: Readonly<Record<string, () => unknown>> = {
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
const kinds = Object.keys(HOSTILE);
const hostile = (kind: string): unknown => HOSTILE[kind]!();

/** How a host gives the value. */
const WAYS: Readonly<Record<string, (value: unknown) => unknown>> = {
  answers: (value) => value,
  'answers later': (value) => Promise.resolve(value),
  throws: (value) => {
    throw value;
  },
  rejects: (value) => Promise.reject(value as Error),
};

/** The kinds of what a caller gives. */
type Request = Partial<Record<'name' | 'signal' | 'timeout' | 'callback' | 'text', string>>;

/** Signals that are none, or that somebody has tampered with. */
const SIGNALS: Readonly<Record<string, () => unknown>> = {
  ...HOSTILE,
  'a fake': () => ({ aborted: false }),
  'an aborted fake': () => ({ aborted: true, reason: 'x' }),
  'a fake with methods that throw': () => ({ aborted: false, addEventListener: broken, removeEventListener: broken }),
  'a tampered one': () =>
    Object.assign(new AbortController().signal, { addEventListener: broken, removeEventListener: broken }),
  'an aborted one with a hostile reason': () => AbortSignal.abort(trap()),
};

/** Runs a call, and says what its caller has heard: exactly one outcome, everywhere the same. */
async function outcomeOf(bus: DeviceBus, request: Request, about: string): Promise<unknown> {
  const told: [string, unknown][] = [];
  const { name, signal, timeout, callback, text } = request;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${about}: never settles`)), 3000);
    const tell = (place: string) => (outcome: unknown) => {
      told.push([place, outcome]);
      if (place !== 'complete') return;
      clearTimeout(late);
      resolve();
    };
    const task = bus.task((name === undefined ? 'testEcho' : hostile(name)) as 'testEcho', {
      success: callback === undefined ? tell('success') : (hostile(callback) as never),
      fail: tell('fail'),
      complete: tell('complete'),
      ...(signal !== undefined && { signal: SIGNALS[signal]!() as AbortSignal }),
      ...(timeout !== undefined && { timeout: hostile(timeout) as number }),
      ...(text !== undefined && { text: hostile(text) as string }),
    });
    for (const listen of [task.onProgressUpdate, task.onHeadersReceived, task.onChunkReceived] as const) {
      listen(({ percent }: { percent?: number }) => void percent);
    }
    task.then(tell('resolved'), tell('rejected'));
  });
  await nextTask();
  const outcome = told[0]![1];
  const isFailure = outcome instanceof DeviceError;
  if (isFailure) {
    expect(outcome.errMsg, about).to.match(/^.*:fail/s);
    expect([typeof outcome.errCode, typeof outcome.errSubject], about).to.deep.equal(['number', 'string']);
  } else expect((outcome as { errMsg: string }).errMsg, about).to.match(/:ok$/);
  const places = isFailure ? ['complete', 'fail', 'rejected'] : ['complete', 'resolved', 'success'];
  const heard = told.map(([place]) => place).sort();
  expect(heard, about).to.deep.equal(places.filter((place) => place !== 'success' || callback === undefined));
  for (const [place, same] of told) expect(same === outcome, `${about}: ${place}`).to.equal(true);
  return outcome;
}

/** Errors that reach the window meanwhile. */
async function escaped(run: () => Promise<void>): Promise<string[]> {
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

/**
 * Holds a kind of host against everything that hosts, and callers, may do wrong. Each call settles exactly once, callbacks
 * hear the same exactly once, and nothing reaches the window.
 */
export function hostileHostsSuite(kind: string, connect: ConnectHost): void {
  describe(`${kind}, however hostile`, () => {
    let bus: DeviceBus;
    beforeEach(() => {
      bus = new DeviceBus();
    });

    const settle = async (answer: HostileAnswer, request: Request, about: string): Promise<unknown> => {
      const disconnect = connect(bus, answer);
      try {
        return await outcomeOf(bus, request, about);
      } finally {
        disconnect();
      }
    };

    for (const [way, give] of Object.entries(WAYS)) {
      it(`${way} anything: the call settles once`, async () => {
        const errors = await escaped(async () => {
          for (const value of kinds) {
            const outcome = await settle(() => give(hostile(value)), {}, `${way} ${value}`);
            if (!way.startsWith('answers')) expect(outcome instanceof DeviceError, `${way} ${value}`).to.equal(true);
          }
        });
        expect(errors).to.deep.equal([]);
      });
    }

    it('reports anything: the call settles once', async () => {
      const errors = await escaped(async () => {
        for (const value of kinds) {
          const answer = (report: Report) => {
            for (const type of ['progress', 'headers', '__proto__', 'constructor', hostile(value)]) {
              report(type as never, hostile(value) as never);
            }
            return { text: 'a' };
          };
          await settle(answer, {}, `reports ${value}`);
        }
      });
      expect(errors).to.deep.equal([]);
    });

    // A function that throws is the caller's own error, which is reported.
    const callbacks = kinds.filter((value) => typeof hostile(value) !== 'function');
    const PLACES = { name: kinds, signal: Object.keys(SIGNALS), timeout: kinds, callback: callbacks, text: kinds };
    for (const [place, values] of Object.entries(PLACES)) {
      it(`is asked with any ${place}: the call settles once`, async () => {
        const errors = await escaped(async () => {
          for (const value of values) await settle(() => ({ text: 'a' }), { [place]: value }, `${place}: ${value}`);
        });
        expect(errors).to.deep.equal([]);
      });
    }

    it('and any caller together: each call settles once', async () => {
      const some = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 3 });
      const scene = fc.record({
        value: fc.constantFrom(...kinds),
        way: fc.constantFrom(...Object.keys(WAYS)),
        name: some(kinds),
        signal: some(Object.keys(SIGNALS)),
        timeout: some(kinds),
        callback: some(callbacks),
        text: some(kinds),
      });
      const errors = await escaped(() =>
        fc.assert(
          fc.asyncProperty(scene, async ({ value, way, ...request }) => {
            const given = Object.fromEntries(Object.entries(request).filter(([, part]) => part !== undefined));
            await settle(() => WAYS[way]!(hostile(value)), given, `${way} ${value}`);
          }),
          { numRuns: 100 },
        ),
      );
      expect(errors).to.deep.equal([]);
    });

    it('is asked with options that cannot be read: the call fails, and says so', async () => {
      const disconnect = connect(bus, () => ({ text: 'a' }));
      for (const options of [trap(), revoked(), withGetter('text'), withGetter('signal'), withGetter('success')]) {
        const error: unknown = await bus.call('testEcho', options as never).catch((reason: unknown) => reason);
        expect(error instanceof DeviceError && error.errMsg).to.equal(
          'testEcho:fail options: expected an object that can be read',
        );
      }
      disconnect();
    });

    it('is asked by names that objects have', async () => {
      const disconnect = connect(bus, () => ({ text: 'a' }));
      for (const name of ['__proto__', 'constructor', 'toString', 'then', '', '*', 'a\nb'] as unknown as CallName[]) {
        const error: unknown = await bus.call(name).catch((reason: unknown) => reason);
        expect(error instanceof DeviceError && error.errMsg).to.contain(`${name}:fail no host or provider`);
      }
      disconnect();
    });
  });
}
