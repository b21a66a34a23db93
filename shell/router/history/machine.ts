import { accept, add, isAtKnown, isAway, isSpareRight } from './state.js';
import type { Effect, Machine, MachineEvent, Seen, Transition } from './state.js';
import { advance, compare, proceed } from './steps.js';

const CHECK: Effect = { type: 'check' };
const INTERRUPT: Effect = { type: 'interrupt' };

/**
 * What the router does about session history: pure. Tasks run one after the other; only a task writes entries of pages.
 *
 * | Phase     | Event    | Next phase, what is done                                                                     |
 * | --------- | -------- | -------------------------------------------------------------------------------------------- |
 * | stopped   | start    | idle                                                                                         |
 * | idle      | task     | running; if the browser is at another entry, comparing first                                 |
 * | running   | done     | comparing                                                                                    |
 * | comparing | next     | a state that came without a traversal is a script's: it is erased; at an unused spare entry leaving, by a traversal; else as left |
 * | leaving   | next     | left; if the browser has stayed, the spare entry is made the page's own                      |
 * | left      | next     | at an entry of others claiming, by `replaceState`; at another of ours arriving; at the known one what is `next` |
 * | claiming  | next     | arriving, or if the page is the same what is `next`                                          |
 * | arriving  | next     | what is `next`; the listener has accepted the entry, or has gone back                        |
 * | (keeping) |          | decides about the spare entry at once: idle, parting, returning, or it is added: accepting   |
 * | parting   | next     | leaving, unless a call wants the spare entry again; then accepting                           |
 * | returning | next     | accepting; if the browser did not get to the spare entry, another is added                   |
 * | accepting | next     | idle                                                                                         |
 * | any       | popstate | the same; ends a traversal; without one, interrupts a task that asks, and queues a check     |
 * | any       | written  | the same; without a traversal, queues a check                                                |
 * | any       | hold     | the same; the spare entry is added at once where no task writes, while the gesture counts    |
 * | any       | go       | the same, with a traversal, until `popstate` at its entry, or `timeout`                      |
 * | any       | accept   | the same; the browser's entry is the known one. So after `write` of a page's entry           |
 * | any       | stop     | stopped                                                                                      |
 */
export function transition(machine: Machine, event: MachineEvent, seen: Seen): Transition {
  const { known, traversal } = machine;
  switch (event.type) {
    case 'start':
      return [{ ...machine, phase: 'idle', known: { ...known, href: '' } }];
    case 'stop':
      return settle({ ...machine, phase: 'stopped' });
    case 'task':
      // What a script has written is dealt with first: the task counts on the entry that it finds.
      return (isAway(machine, seen) ? compare : proceed)({ ...machine, next: 'running' }, seen);
    case 'done':
      return compare({ ...machine, next: 'keeping' }, seen);
    case 'next':
      return advance(machine, seen, event.isThere);
    case 'accept':
      return [accept(machine, seen)];
    case 'write':
      return [accept({ ...machine, hasSpare: false }, seen)];
    case 'popstate': {
      const moved = { ...machine, isMoved: true, isAnimated: event.isAnimated };
      if (!traversal) return [moved, ...(isAway(machine, seen) ? [INTERRUPT] : []), CHECK];
      const isThere = traversal.isShort || seen.state?.index === traversal.index;
      return isThere ? settle(moved) : [moved];
    }
    case 'written':
      return traversal ? [machine] : [machine, CHECK];
    case 'go':
      return go(machine, event.index, seen);
    case 'timeout':
      return settle(machine);
    case 'hold': {
      const held = { ...machine, wantsSpare: event.isWanted };
      if (machine.phase === 'stopped') return [held];
      const isFree = (machine.phase !== 'running' || event.isAsking) && !traversal;
      const isMissing = event.isWanted && isFree && !isSpareRight(held) && isAtKnown(held, seen);
      return [...(isMissing ? add(held) : ([held] as const)), CHECK];
    }
  }
}

const settle = (machine: Machine): Transition => [{ ...machine, traversal: undefined }, { type: 'settle' }];

/** How far `history.go` goes. Not at all if the entry is the current one: `history.go(0)` reloads the document. */
function go(machine: Machine, index: number, { state, room }: Seen): Transition {
  const wanted = index - (state ?? machine.known.state).index;
  // Not further back than the entries of this site that the browser still has, unless the app is to be left.
  const delta = index < 0 ? wanted : Math.max(wanted, -room);
  if (delta === 0) return [machine];
  return [
    { ...machine, traversal: { index, isShort: delta !== wanted } },
    { type: 'go', delta },
  ];
}
