import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  answerCalls,
  type CallName,
  DeviceBus,
  DeviceError,
  forwardCalls,
  type InterceptedCall,
  type Provider,
} from 'nacre/device';
import { API_GROUPS } from '../../shell/showcase/apis/calls.js';
import { escaped, hostile, kinds } from '../suites/hostile-values.js';
import { settlesOnce } from '../suites/settles-once.js';
import { textLines } from './text-lines.js';

/** Options that the form of the showcase cannot hold, since they are no JSON. */
const OTHERS: Partial<Record<CallName, object>> = { canvasPutImageData: { data: new Uint8ClampedArray(4) } };

/** Every call there is, with options that are right. */
const CALLS = API_GROUPS.flatMap(({ calls }) => calls).map(([name, options]) => {
  const sample = typeof options === 'function' ? (options() as object) : options;
  return [name, { ...sample, ...OTHERS[name] }] as const;
});
const names = CALLS.map(([name]) => name);

/** A call as the hostile side of it sees it. */
type Asked = Pick<InterceptedCall<CallName>, 'report' | 'signal'>;
/** What that side does with it. */
type Deed = (value: () => unknown, asked: Asked) => unknown;

const thenable = (then: (resolve: (value: unknown) => void, reject: (reason: unknown) => void) => void) =>
  // oxlint-disable-next-line unicorn/no-thenable -- that is the case
  ({ then });
/** Runs `act` when the caller has given up. */
const afterwards = (signal: AbortSignal, act: () => void) =>
  signal.addEventListener('abort', () => queueMicrotask(act), { once: true });

const DEEDS: Readonly<Record<string, Deed>> = {
  'answers what it likes': (value) => value(),
  'answers that in a promise': async (value) => value(),
  throws: (value) => {
    throw value();
  },
  rejects: (value) => Promise.reject(value() as Error),
  'never answers': () => new Promise(() => undefined),
  'answers too late': (value, { signal }) => new Promise((resolve) => afterwards(signal, () => resolve(value()))),
  'fails too late': (value, { signal }) =>
    new Promise((_resolve, reject) => afterwards(signal, () => reject(value() as Error))),
  'answers twice': (value) =>
    thenable((resolve, reject) => {
      resolve({});
      resolve(value());
      reject(value());
    }),
  'fails, then answers, then throws': (value) =>
    thenable((resolve, reject) => {
      reject(value());
      resolve({});
      throw value();
    }),
  'reports what it likes, then answers, then reports': (value, { report }) => {
    for (const type of ['progress', 'headers', 'chunk', '__proto__', value()]) report(type as never, value() as never);
    queueMicrotask(() => report('progress', value() as never));
    return {};
  },
};

/** What is no JSON does not get there. */
const TEXTS = 'the other side of a line of texts';

/** Who is hostile: connects a deed to all calls of a bus. Returns what ends it. */
type Party = (bus: DeviceBus, act: (asked: Asked) => unknown) => (() => void) | void;
const providing = (bus: DeviceBus, act: (asked: Asked) => unknown) => {
  for (const name of names) bus.provide(name, ((_options, asked) => act(asked)) as Provider<CallName>);
};

const PARTIES: Readonly<Record<string, Party>> = {
  'a provider': providing,
  'a provider that loads': (bus, act) => {
    bus.provideLazy(names, async () => ({ default: ((_options, asked) => act(asked)) as Provider<CallName> }) as never);
  },
  'a host that answers twice': (bus, act) => {
    for (const name of names) {
      bus.addEventListener(name, (event) => {
        let answer: unknown;
        try {
          answer = act(event);
        } catch (error) {
          answer = Promise.reject(error as Error);
        }
        event.respondWith(answer as never);
        expect(() => event.respondWith(answer as never), name).to.throw(DOMException);
        afterwards(event.signal, () => expect(() => event.respondWith({} as never), name).to.throw(DOMException));
      });
    }
  },
  'an interceptor': (bus, act) => {
    bus.intercept('*', (call) => act(call) as object);
  },
  'an interceptor that asks, and answers by itself': (bus, act) => {
    providing(bus, act);
    bus.intercept('*', (call, next) => {
      next().catch(() => undefined);
      return act(call) as object;
    });
  },
  'an interceptor that asks twice': (bus, act) => {
    providing(bus, act);
    bus.intercept('*', (_call, next) => {
      const first = next();
      expect(() => next()).to.throw('an interceptor called next() again');
      return first;
    });
  },
  'the other side of a port': (bus, act) => {
    const { port1, port2 } = new MessageChannel();
    const native = new DeviceBus();
    providing(native, act);
    forwardCalls(bus, port1, { names });
    answerCalls(native, port2, { names });
    return () => port1.close();
  },
  [TEXTS]: (bus, act) => {
    const { lines } = textLines();
    const end = new AbortController();
    const native = new DeviceBus();
    providing(native, act);
    forwardCalls(bus, lines[0], { names, signal: end.signal });
    answerCalls(native, lines[1], { names, signal: end.signal });
    return () => end.abort();
  },
};

/** How the caller gives up, where no answer ends the call. */
const GIVING_UP: Readonly<Record<string, () => object>> = {
  'after a time': () => ({ timeout: 1 }),
  'by a signal': () => {
    const end = new AbortController();
    setTimeout(() => end.abort());
    return { signal: end.signal };
  },
};

const scenes = fc.record({
  deed: fc.constantFrom(...Object.keys(DEEDS)),
  value: fc.constantFrom(...kinds),
  end: fc.constantFrom(...Object.keys(GIVING_UP)),
  /** Puts the value in place of an option as well. */
  spoilt: fc.option(fc.nat(5), { freq: 3 }),
});

function argumentsOf(options: object, spoilt: number | null, value: string): object {
  const keys = Object.keys(options);
  if (spoilt === null || !keys.length) return options;
  return { ...options, [keys[spoilt % keys.length]!]: hostile(value) };
}

describe('every call', () => {
  for (const [who, connect] of Object.entries(PARTIES)) {
    it(`settles exactly once, whatever ${who} does`, async () => {
      const errors = await escaped(() =>
        fc.assert(
          fc.asyncProperty(scenes, async ({ deed, value, end, spoilt }) => {
            const bus = new DeviceBus();
            const disconnect = connect(bus, (asked) => DEEDS[deed]!(() => hostile(value), asked));
            const calls = CALLS.map(([name, options]) => {
              const args = { ...argumentsOf(options, spoilt, value), ...GIVING_UP[end]!() };
              return settlesOnce(bus, name, args, `${name}: ${who} ${deed}: ${value}`);
            });
            await Promise.all(calls);
            disconnect?.();
          }),
          { numRuns: 25 },
        ),
      );
      expect(errors).to.deep.equal([]);
    });

    it(`fails when ${who} fails`, async () => {
      const bus = new DeviceBus();
      const disconnect = connect(bus, () => Promise.reject(new DOMException('not now', 'NotAllowedError')));
      for (const [name, options] of CALLS) {
        const error: unknown = await bus.call(name, options as never).catch((reason: unknown) => reason);
        const told = error instanceof DeviceError ? [error.errMsg, error.errSubject] : error;
        const isKept = who === TEXTS && name in OTHERS;
        expect(told, name).to.deep.equal([`${name}:fail ${isKept ? 'data cannot be sent as text' : 'not now'}`, name]);
      }
      disconnect?.();
    });
  }
});
