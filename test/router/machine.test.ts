import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { transition } from '../../shell/router/history/machine.js';
import type { EntryState } from '../../shell/router/history/place.js';
import {
  isAtKnown,
  isSpareRight,
  STOPPED,
  type Arrival,
  type Effect,
  type Machine,
  type MachineEvent,
  type Seen,
} from '../../shell/router/history/state.js';

const FIRST: EntryState = { key: 'home', index: 0 };

/** Session history as a list: it takes a moment to traverse, and may be told to refuse. */
class FakeBrowser {
  list: { state: EntryState | undefined; url: string; key: string }[] = [{ state: FIRST, url: '/home', key: 'k0' }];
  at = 0;
  /** Traversals that are asked for and have not happened. */
  asked: number[] = [];
  isRefusing = false;
  #keys = 1;

  get seen(): Seen {
    const { state, url, key } = this.list[this.at]!;
    const { length } = this.list;
    return {
      state,
      href: url,
      url,
      address: url,
      key,
      length,
      room: this.at,
      hasNext: this.at < length - 1,
      queued: 0,
    };
  }

  replace(state: EntryState | undefined, url = this.seen.url): void {
    this.list[this.at] = { ...this.list[this.at]!, state, url };
  }

  push(state: EntryState | undefined, url = this.seen.url): void {
    this.list = [...this.list.slice(0, ++this.at), { state, url, key: `k${this.#keys++}` }];
  }

  /** Returns whether the browser has moved. */
  traverse(): boolean {
    const delta = this.asked.shift()!;
    if (this.isRefusing || !this.list[this.at + delta]) return false;
    this.at += delta;
    return true;
  }
}

/** Does what the machine says, one effect at a time, as the router does. */
class Driver {
  readonly browser = new FakeBrowser();
  readonly arrivals: Arrival[] = [];
  machine: Machine = STOPPED;
  /** How the listener answers a move: it accepts it, or goes back. */
  isRefused = false;
  #checks = 0;

  constructor() {
    this.send({ type: 'start' });
    this.send({ type: 'accept' });
  }

  send(event: MachineEvent): Effect[] {
    const [machine, ...effects] = transition(this.machine, event, this.browser.seen);
    this.machine = machine;
    for (const effect of effects) {
      if (effect.type === 'add') this.#add(effect.state);
      if (effect.type === 'check') this.#checks++;
    }
    return effects;
  }

  /** A task, with those that were queued by events. `write` is what it does to the browser. */
  task(write = (): void => {}): void {
    this.#walk({ type: 'task' });
    expect(this.machine.phase, 'the task runs').to.equal('running');
    write();
    this.#walk({ type: 'done' });
    expect(this.machine.phase, 'it ends').to.equal('idle');
  }

  settle(): void {
    for (; this.#checks > 0; this.#checks--) this.task();
  }

  push(state: EntryState, url: string): void {
    this.task(() => {
      if (this.browser.seen.state?.spare) this.browser.replace(state, url);
      else this.browser.push(state, url);
      this.send({ type: 'write' });
    });
  }

  /** By Back or Forward, a link or a script. */
  move(change: () => void): void {
    change();
    this.send({ type: 'popstate', isAnimated: false });
  }

  /** Takes steps until there is no effect. A machine that does not come to an end fails. */
  #walk(event: MachineEvent): void {
    let [effect] = this.send(event);
    for (let steps = 0; effect; steps++) {
      expect(steps, `steps in phase ${this.machine.phase}`).to.be.lessThan(12);
      const isThere = this.#perform(effect);
      [effect] = this.send({ type: 'next', isThere });
    }
  }

  #perform(effect: Effect): boolean {
    const { browser } = this;
    if (effect.type === 'replace') browser.replace(effect.state ?? undefined);
    if (effect.type === 'traverse') return this.#goTo(effect.index);
    if (effect.type === 'arrive') {
      this.arrivals.push(effect.arrival);
      if (this.isRefused) this.#goTo(this.machine.known.state.index);
      this.send({ type: 'accept' });
    }
    return false;
  }

  #add(state: EntryState): void {
    expect(this.machine.traversal, 'nothing is added while the browser moves').to.equal(undefined);
    this.browser.push(state);
    this.send({ type: 'accept' });
  }

  #goTo(index: number): boolean {
    const { browser } = this;
    if (browser.seen.state?.index === index) return true;
    const [effect] = this.send({ type: 'go', index });
    if (effect?.type !== 'go') return false;
    browser.asked.push(effect.delta);
    if (browser.traverse()) this.send({ type: 'popstate', isAnimated: false });
    if (this.machine.traversal) this.send({ type: 'timeout' });
    return browser.seen.state?.index === index;
  }
}

const step = fc.oneof(
  fc.record({ do: fc.constantFrom('push', 'link', 'replaced', 'forged', 'refuse', 'deny', 'task') }),
  fc.record({ do: fc.constant('go' as const), by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ do: fc.constant('hold' as const), isWanted: fc.boolean() }),
);

describe('router: the machine of session history', () => {
  it('ends at the entry that the browser shows, after any sequence of steps, and has a spare entry exactly if one is wanted', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const driver = new Driver();
        const { browser } = driver;
        for (const [count, { do: name, ...more }] of steps.entries()) {
          const { key, index } = driver.machine.known.state;
          const url = `/page${count}`;
          const told = driver.arrivals.length;
          if (name === 'push') {
            const { spare } = driver.machine.known.state;
            driver.push({ key: `p${count}`, index: index + (spare ? 0 : 1) }, url);
          }
          if (name === 'link') driver.move(() => browser.push(undefined, url));
          if (name === 'replaced') browser.replace(undefined, url);
          if (name === 'forged') browser.replace({ key, index: index + 5 });
          if (name === 'refuse') browser.isRefusing = !browser.isRefusing;
          if (name === 'deny') driver.isRefused = !driver.isRefused;
          if (name === 'hold')
            driver.send({ type: 'hold', isAsking: false, isWanted: (more as { isWanted: boolean }).isWanted });
          if (name === 'go') {
            const to = browser.at + (more as { by: number }).by;
            if (browser.list[to]) driver.move(() => (browser.at = to));
          }
          driver.settle();
          driver.task();
          expect(isAtKnown(driver.machine, browser.seen), `known after ${name}`).to.equal(true);
          expect(driver.machine.traversal).to.equal(undefined);
          if (name === 'forged') expect(driver.arrivals.length, 'a forged state is no move').to.equal(told);
          if (!browser.isRefusing) expect(isSpareRight(driver.machine), `spare entry after ${name}`).to.equal(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('tells a move of Back with its distance, and whether it left the spare entry', () => {
    const driver = new Driver();
    const { browser } = driver;
    driver.push({ key: 'a', index: 1 }, '/a');
    driver.push({ key: 'b', index: 2 }, '/b');
    driver.move(() => (browser.at = 0));
    driver.settle();
    driver.send({ type: 'hold', isWanted: true, isAsking: false });
    driver.settle();
    expect(browser.seen.state).to.deep.equal({ key: 'home', index: 1, spare: true });
    driver.move(() => browser.at--);
    driver.settle();
    expect(driver.arrivals.map(({ action, delta, fromSpare }) => [action, delta, fromSpare])).to.deep.equal([
      ['pop', -2, false],
      ['pop', -1, true],
    ]);
    expect(browser.seen.state, 'as it is still wanted').to.deep.include({ spare: true });
  });

  it('adds the spare entry at once, but neither while a task writes nor while the browser moves', () => {
    const types = (machine: Machine, isAsking: boolean, seen: Seen) =>
      transition(machine, { type: 'hold', isWanted: true, isAsking }, seen)
        .slice(1)
        .map((effect) => (effect as Effect).type);
    const { machine, browser } = new Driver();
    const running: Machine = { ...machine, phase: 'running' };
    const moving: Machine = { ...machine, traversal: { index: 1, isShort: false } };
    expect(types(machine, false, browser.seen)).to.deep.equal(['add', 'check']);
    expect(types(running, false, browser.seen)).to.deep.equal(['check']);
    expect(types(running, true, browser.seen)).to.deep.equal(['add', 'check']);
    expect(types(moving, false, browser.seen)).to.deep.equal(['check']);
    expect(types({ ...machine, phase: 'stopped' }, false, browser.seen)).to.deep.equal([]);
  });

  it('makes the spare entry the page’s own if the browser has dropped the one below', () => {
    const driver = new Driver();
    const { browser } = driver;
    driver.send({ type: 'hold', isWanted: true, isAsking: false });
    driver.settle();
    browser.isRefusing = true;
    driver.send({ type: 'hold', isWanted: false, isAsking: false });
    driver.settle();
    expect([browser.at, browser.seen.state]).to.deep.equal([1, FIRST]);
  });

  it('ends a traversal at the wanted entry, not at another one on the way', () => {
    const driver = new Driver();
    const { browser } = driver;
    driver.push({ key: 'a', index: 1 }, '/a');
    driver.push({ key: 'b', index: 2 }, '/b');
    driver.send({ type: 'go', index: 0 });
    browser.at = 1;
    expect(driver.send({ type: 'popstate', isAnimated: false })).to.deep.equal([]);
    browser.at = 0;
    expect(driver.send({ type: 'popstate', isAnimated: false })).to.deep.equal([{ type: 'settle' }]);
    expect(driver.machine.traversal).to.equal(undefined);
  });

  it('goes no further back than there are entries, unless the app is to be left', () => {
    const driver = new Driver();
    driver.push({ key: 'a', index: 4 }, '/a');
    const go = (index: number) => transition(driver.machine, { type: 'go', index }, driver.browser.seen).slice(1);
    expect(go(0)).to.deep.equal([{ type: 'go', delta: -1 }]);
    expect(go(-1)).to.deep.equal([{ type: 'go', delta: -5 }]);
    expect(go(4), 'a reload').to.deep.equal([]);
  });

  it('writes nothing once it has stopped', () => {
    const driver = new Driver();
    driver.send({ type: 'stop' });
    expect(driver.send({ type: 'hold', isWanted: true, isAsking: false })).to.deep.equal([]);
    expect(driver.machine.phase).to.equal('stopped');
  });
});
