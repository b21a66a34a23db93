import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  EMPTY,
  indexBelow,
  lost,
  reduce,
  tabBeneath,
  tabRoot,
  topOf,
  type StackAction,
} from '../../shell/router/stack.js';
import type { Entry, Stack } from '../../shell/router/types.js';

const TABS = ['/home', '/mine'];

const entry = (key: string, index: number, route = '/page'): Entry => ({
  key,
  index,
  first: index,
  route,
  params: {},
  query: {},
  path: route,
  url: `${route}?${key}`,
  tab: TABS.includes(route),
  phase: 'entering',
});

const start = (...entries: Entry[]): Stack => reduce(EMPTY, { type: 'restore', entries, tabs: [] });
const keys = (entries: readonly Entry[]): string[] => entries.map(({ key }) => key);
const phases = (stack: Stack): string[] => stack.entries.map(({ key, phase }) => `${key} ${phase}`);

describe('router: stack', () => {
  const home = entry('h', 0, '/home');
  const two = start(home, entry('a', 1));

  it('starts with its top active and the rest covered', () => {
    expect(phases(two)).to.deep.equal(['h covered', 'a active']);
  });

  it('a pushed page is entering until it settles', () => {
    const pushed = reduce(two, { type: 'push', entry: entry('b', 2) });
    expect(phases(pushed)).to.deep.equal(['h covered', 'a covered', 'b entering']);
    expect(phases(reduce(pushed, { type: 'settle', key: 'b' }))).to.deep.equal(['h covered', 'a covered', 'b active']);
  });

  it('a page that has left is leaving until it settles', () => {
    const popped = reduce(two, { type: 'pop', index: 0 });
    expect(phases(popped)).to.deep.equal(['h active']);
    expect(popped.leaving.map(({ key, phase }) => `${key} ${phase}`)).to.deep.equal(['a leaving']);
    expect(reduce(popped, { type: 'settle', key: 'a' }).leaving).to.deep.equal([]);
  });

  it('is the same object if nothing changes', () => {
    expect(reduce(two, { type: 'settle', key: 'h' })).to.equal(two);
    expect(reduce(two, { type: 'settle', key: 'unknown' })).to.equal(two);
  });

  it('replaces only the top', () => {
    const replaced = reduce(two, { type: 'replace', entry: entry('b', 1) });
    expect(keys(replaced.entries)).to.deep.equal(['h', 'b']);
    expect(keys(replaced.leaving)).to.deep.equal(['a']);
  });

  it('keeps the page of a tab that is left, and restores it', () => {
    const mine = reduce(two, { type: 'switchTab', entry: entry('m', 0, '/mine') });
    expect([keys(mine.entries), keys(mine.tabs)]).to.deep.equal([['m'], ['h']]);
    const back = reduce(mine, { type: 'switchTab', entry: tabRoot(mine, '/home')! });
    expect([keys(back.entries), keys(back.tabs)]).to.deep.equal([['h'], ['m']]);
    expect(phases(back)).to.deep.equal(['h active']);
  });

  it('finds no tab page in a page that was opened before its route became a tab', () => {
    expect(tabRoot(start({ ...home, tab: false }), '/home')).to.equal(undefined);
    expect(tabRoot(start(home), '/home')?.key).to.equal('h');
  });

  it('finds no tab page in one that lies above another page', () => {
    expect(tabRoot(start(entry('z', 0), { ...home, index: 1 }), '/home')).to.equal(undefined);
  });

  it('a tab page that Back leads to is kept no longer: it is in the stack', () => {
    const mine = reduce(two, { type: 'switchTab', entry: entry('m', 0, '/mine') });
    const back = reduce(mine, { type: 'traverse', entry: tabRoot(mine, '/home')! });
    expect([keys(back.entries), keys(back.tabs)]).to.deep.equal([['h'], []]);
  });

  it('leads from a tab to one above or below it by a switch', () => {
    const mine = reduce(two, { type: 'switchTab', entry: entry('m', 1, '/mine') });
    const back = reduce(mine, { type: 'traverse', entry: tabBeneath(mine, '/home')! });
    expect([keys(back.entries), keys(back.tabs)]).to.deep.equal([['h'], ['m']]);
    const forward = reduce(back, { type: 'traverse', entry: entry('m', 1, '/mine') });
    expect([phases(forward), keys(forward.tabs)]).to.deep.equal([['m active'], ['h']]);
  });

  it('restores the stack at the tab where the browser is', () => {
    const restored = reduce(EMPTY, { type: 'restore', entries: [home, entry('m', 1, '/mine')], tabs: [] });
    expect([phases(restored), keys(restored.tabs)]).to.deep.equal([['m active'], ['h']]);
    const again = reduce(EMPTY, { type: 'restore', entries: [home], tabs: [home, entry('m', 1, '/mine')] });
    expect([phases(again), keys(again.tabs)]).to.deep.equal([['h active'], ['m']]);
  });

  it('finds the page of a tab beneath only where history has it below the stack', () => {
    expect(tabBeneath(two, '/home')?.key, 'at the bottom').to.equal('h');
    const above = reduce(two, { type: 'switchTab', entry: entry('m', 1, '/mine') });
    expect(tabBeneath(above, '/home')?.key, 'below the bottom').to.equal('h');
    const instead = reduce(two, { type: 'switchTab', entry: entry('m', 0, '/mine') });
    expect(tabBeneath(instead, '/home'), 'in its place').to.equal(undefined);
  });

  it('a page that stays on top goes on coming in', () => {
    const pushed = reduce(two, { type: 'push', entry: entry('b', 2) });
    expect(phases(reduce(pushed, { type: 'pop', index: 2 }))).to.deep.equal(['h covered', 'a covered', 'b entering']);
    const settled = reduce(pushed, { type: 'settle', key: 'b' });
    const above = reduce(settled, { type: 'traverse', entry: topOf(settled)! });
    expect(phases(above)).to.deep.equal(['h covered', 'a covered', 'b active']);
  });

  it('closes pages from the top down', () => {
    const three = reduce(two, { type: 'push', entry: entry('b', 2) });
    const relaunched = reduce(three, { type: 'relaunch', entry: entry('z', 0) });
    expect(keys(lost(three, relaunched))).to.deep.equal(['b', 'a', 'h']);
    expect(keys(lost(three, reduce(three, { type: 'pop', index: 0 })))).to.deep.equal(['b', 'a']);
  });

  it('removes the kept tab pages on a relaunch', () => {
    const mine = reduce(two, { type: 'switchTab', entry: entry('m', 0, '/mine') });
    const relaunched = reduce(mine, { type: 'relaunch', entry: entry('z', 0) });
    expect([keys(relaunched.entries), relaunched.tabs]).to.deep.equal([['z'], []]);
  });

  it('creates a page for an unknown entry of the browser', () => {
    const three = reduce(two, { type: 'push', entry: entry('b', 2) });
    expect(keys(reduce(three, { type: 'traverse', entry: entry('x', 1) }).entries)).to.deep.equal(['h', 'x']);
    expect(keys(reduce(two, { type: 'traverse', entry: entry('x', 5) }).entries)).to.deep.equal(['h', 'a', 'x']);
  });

  it('counts a page once, however many entries its parts have in history', () => {
    const parts = start(home, { ...entry('a', 3), first: 1 }, entry('b', 4));
    expect(indexBelow(parts, 1)).to.equal(3);
    expect(indexBelow(parts, 2)).to.equal(0);
    expect(indexBelow(parts, 9)).to.equal(0);
    expect(indexBelow(start(entry('b', 4)), 2), 'pages it does not know have one').to.equal(2);
    expect(indexBelow(start(home, entry('b', 4)), 3), 'above a page that it knows').to.equal(1);
    expect(indexBelow(start(home, entry('b', 4)), Infinity)).to.equal(0);
  });

  it('counts at once, whatever the numbers', () => {
    const far = start(home, entry('b', 2 ** 52));
    expect(indexBelow(far, 1)).to.equal(2 ** 52 - 1);
    expect(indexBelow(far, Number.MAX_VALUE)).to.equal(0);
    expect(indexBelow(start(entry('b', Number.MAX_VALUE)), Infinity)).to.equal(0);
  });

  it('behaves like a list in random sequences', () => {
    const action = fc.record({
      type: fc.constantFrom('push', 'replace', 'relaunch', 'switchTab', 'pop', 'traverse', 'settle'),
      route: fc.constantFrom('/page', ...TABS),
      pick: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40, size: 'max' }), (actions) => {
        let stack = start(home);
        let list = [{ key: 'h', index: 0 }];
        for (const [count, { type, route, pick }] of actions.entries()) {
          const top = topOf(stack)!;
          const key = `k${count}`;
          const kept = tabRoot(stack, route);
          const done: Record<typeof type, () => [StackAction, typeof list]> = {
            push: () => [{ type: 'push', entry: entry(key, top.index + 1) }, [...list, { key, index: top.index + 1 }]],
            replace: () => [
              { type: 'replace', entry: entry(key, top.index) },
              [...list.slice(0, -1), { key, index: top.index }],
            ],
            relaunch: () => [{ type: 'relaunch', entry: entry(key, 0, route) }, [{ key, index: 0 }]],
            switchTab: () => {
              const root = kept ?? entry(key, 0, route);
              return [{ type: 'switchTab', entry: root }, [{ key: root.key, index: 0 }]];
            },
            pop: () => {
              const index = indexBelow(stack, pick);
              return [{ type: 'pop', index }, list.slice(0, index + 1)];
            },
            traverse: () => {
              const known = stack.entries[pick] ?? entry(key, pick);
              return [
                { type: 'traverse', entry: known },
                [...list.filter(({ index }) => index < known.index), { key: known.key, index: known.index }],
              ];
            },
            settle: () => [{ type: 'settle', key: top.key }, list],
          };
          const [next, expected] = done[type]();
          // Browser tests cover gaps; here each entry follows the one before it.
          if (expected.some(({ index }, place) => index !== place)) continue;
          stack = reduce(stack, next);
          list = expected;
          expect(stack.entries.map((page) => ({ key: page.key, index: page.index }))).to.deep.equal(list);
          const live = [...keys(stack.entries), ...keys(stack.tabs), ...keys(stack.leaving)];
          expect(new Set(live).size, 'every page is in one place').to.equal(live.length);
          expect(stack.leaving.length).to.be.at.most(1);
          expect(stack.tabs.every(({ tab, phase }) => tab && phase === 'covered')).to.equal(true);
          expect(stack.entries.slice(0, -1).every(({ phase }) => phase === 'covered')).to.equal(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
