import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { DeviceBus, DeviceError } from 'nacre/device';
import { holdTimers } from '../helpers/timers.js';
import './calls.js';
import { tick } from './helpers.js';

type Moment = 'now' | 'microtask' | 'later' | 'never';
type Deed = 'answer' | 'throw' | 'pass' | 'twice' | 'race' | 'rename' | 'ignore';

/** The kinds of timers that a plan may start, by their ms: the test fires each kind when its turn comes. */
const TIME = { answer: 1001, abort: 1002, timeout: 1003 };
const order = fc.shuffledSubarray(Object.values(TIME), { minLength: 3 });

const moment = fc.constantFrom<Moment>('now', 'microtask', 'later', 'never');
const act = fc.record({
  deed: fc.constantFrom<Deed>('answer', 'throw', 'pass', 'twice', 'race', 'rename', 'ignore'),
  moment,
});
const host = fc.record({ deed: fc.constantFrom('answer', 'reject', 'refuse', 'ignore', 'both'), moment });
const scenario = fc.record({
  interceptors: fc.array(act, { maxLength: 4 }),
  hosts: fc.array(host, { maxLength: 3 }),
  provider: fc.option(host),
  isLazy: fc.boolean(),
  timeout: fc.option(fc.constantFrom(0, TIME.timeout)),
  abort: fc.option(fc.constantFrom('before', 'now', 'microtask', 'later', 'twice')),
  callbacks: fc.subarray(['success', 'fail', 'complete'] as const),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer S> ? S : never;

/** When a host answers. The timers are held: `setTimeout` ends when the test lets it. */
const reach = (when: Moment): Promise<void> | undefined => {
  if (when === 'now') return undefined;
  if (when === 'microtask') return Promise.resolve();
  return when === 'later' ? new Promise((resolve) => setTimeout(resolve, TIME.answer)) : new Promise(() => undefined);
};

function build({ interceptors, hosts, provider, isLazy }: Scenario): DeviceBus {
  const bus = new DeviceBus();
  for (const { deed, moment: when } of interceptors) {
    bus.intercept('testEcho', async (_call, next) => {
      await reach(when);
      if (deed === 'answer') return { text: 'intercepted' };
      if (deed === 'throw') throw new Error('intercepted');
      if (deed === 'rename') return next({ text: 'renamed' });
      if (deed === 'twice') next().catch(() => undefined);
      if (deed === 'race') return Promise.race([next(), Promise.resolve({ text: 'raced' })]);
      if (deed === 'ignore') next().catch(() => undefined);
      return deed === 'ignore' ? { text: 'ignored' } : next();
    });
  }
  const result = async ({ deed, moment: when }: { deed: string; moment: Moment }) => {
    await reach(when);
    if (deed === 'reject') throw new DOMException('no', 'NotAllowedError');
    return { text: 'done' };
  };
  for (const one of hosts) {
    bus.addEventListener('testEcho', (event) => {
      if (one.deed === 'refuse') event.preventDefault();
      if (one.deed === 'answer' || one.deed === 'reject' || one.deed === 'both') event.respondWith(result(one));
      if (one.deed === 'both') expect(() => event.respondWith({ text: 'again' })).to.throw(DOMException);
    });
  }
  if (provider && isLazy) bus.provideLazy('testEcho', async () => ({ default: () => result(provider) }));
  if (provider && !isLazy) bus.provide('testEcho', () => result(provider));
  return bus;
}

interface Played {
  settled: string[];
  told: string[];
  /** Ends what is still pending. */
  end(): void;
}

/** Starts it; the settlements seen, in order. */
function play(plan: Scenario): Played {
  const bus = build(plan);
  const end = new AbortController();
  const told: string[] = [];
  const settled: string[] = [];
  const note = (name: 'success' | 'fail' | 'complete') =>
    plan.callbacks.includes(name)
      ? { [name]: (outcome: { errMsg: string }) => told.push(`${name} ${outcome.errMsg}`) }
      : {};
  if (plan.abort === 'before') end.abort();
  const task = bus.task('testEcho', {
    text: 'a',
    signal: end.signal,
    ...(plan.timeout === null ? {} : { timeout: plan.timeout }),
    ...note('success'),
    ...note('fail'),
    ...note('complete'),
  });
  task.then(
    (ok) => settled.push(ok.errMsg),
    (error: unknown) => {
      expect(error).to.be.instanceOf(DeviceError);
      settled.push((error as DeviceError).errMsg);
    },
  );
  if (plan.abort === 'now' || plan.abort === 'twice') task.abort();
  if (plan.abort === 'twice') end.abort();
  if (plan.abort === 'microtask') queueMicrotask(() => end.abort());
  if (plan.abort === 'later') setTimeout(() => end.abort(), TIME.abort);
  return { settled, told, end: () => task.abort() };
}

describe('DeviceBus, whatever hosts, interceptors and callers do', () => {
  it('settles each call exactly once, and tells callbacks the same', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(scenario, { minLength: 20, maxLength: 60 }), order, async (plans, times) => {
        const timers = times.map((time) => holdTimers(time));
        const outcomes = plans.map(play);
        await tick();
        for (const each of timers) {
          each.run();
          await tick();
        }
        for (const { end } of outcomes) end();
        await tick();
        for (const each of timers.reverse()) each.restore();
        for (const [index, { settled, told }] of outcomes.entries()) {
          const { callbacks } = plans[index]!;
          expect(settled).to.have.length(1);
          const isOk = settled[0] === 'testEcho:ok';
          if (!isOk) expect(settled[0]).to.match(/^testEcho:fail/);
          const expected = (['success', 'fail', 'complete'] as const)
            .filter((name) => callbacks.includes(name) && name !== (isOk ? 'fail' : 'success'))
            .map((name) => `${name} ${settled[0]}`);
          expect(told).to.deep.equal(expected);
        }
      }),
      { numRuns: 60 },
    );
  });
});
