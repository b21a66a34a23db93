import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { DeviceBus, DeviceError, type CallName } from 'nacre/device';
import '../device/calls.js';
import { broken, escaped, HOSTILE, hostile, kinds, revoked, trap, WAYS, withGetter } from './hostile-values.js';
import { settlesOnce } from './settles-once.js';

type Report = (type: never, detail: never) => void;
/** What a host says to a call: a value, a promise, or something that throws when it is looked at. It may throw as well. */
export type HostileAnswer = (report: Report) => unknown;

/** Connects the answer to a bus as a host of `testEcho`. Returns a function that takes it away. */
export type ConnectHost = (bus: DeviceBus, answer: HostileAnswer) => () => void;

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

/** Makes the call of a request, and asserts what its caller hears. */
function outcomeOf(bus: DeviceBus, request: Request, about: string): Promise<unknown> {
  const { name, signal, timeout, callback, text } = request;
  const args = {
    ...(callback !== undefined && { success: hostile(callback) }),
    ...(signal !== undefined && { signal: SIGNALS[signal]!() }),
    ...(timeout !== undefined && { timeout: hostile(timeout) }),
    ...(text !== undefined && { text: hostile(text) }),
  };
  return settlesOnce(bus, (name === undefined ? 'testEcho' : hostile(name)) as CallName, args, about);
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
