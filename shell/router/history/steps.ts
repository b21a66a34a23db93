import { randomKey } from '../../../elements/base/random.js';
import { withoutFragment } from '../url.js';
import { isSame, type EntryState } from './place.js';
import { accept, add, isAtKnown, isAway, isSpareRight } from './state.js';
import type { Arrival, Effect, Machine, Seen, Transition } from './state.js';

/** What follows the effect of a phase. `isThere`: the traversal has led to the entry. */
export function advance(machine: Machine, seen: Seen, isThere: boolean): Transition {
  const { entry, known } = machine;
  switch (machine.phase) {
    case 'comparing':
      return leave(machine, seen);
    case 'leaving':
      if (isThere || !isSame(seen.state, entry!)) return look(machine, seen);
      // The browser has dropped the entry below: the spare entry becomes the page's own.
      return [{ ...machine, phase: 'left', hasSpare: false }, write({ key: entry!.key, index: entry!.index - 1 })];
    case 'left':
      return look(machine, seen);
    case 'claiming':
      return isSame(entry, known.state) ? proceed(accept(machine, seen), seen) : arrive(machine, seen, entry!, 'push');
    case 'arriving':
      return proceed(machine, seen);
    case 'parting':
      if (!mayKeep(machine, seen)) return rest(machine);
      return leaveTo({ ...machine, next: 'idle' }, known.state, -1);
    case 'returning':
      return isThere ? rest(accept(machine, seen)) : addSpare(machine, seen);
    case 'accepting':
      return rest(accept(machine, seen));
    // No effect leads here.
    case 'stopped':
    case 'idle':
    case 'running':
      return [machine];
  }
}

/** Only a traversal leads to another entry of ours. A state that says so without one is that of a script. */
export function compare(machine: Machine, seen: Seen): Transition {
  const comparing: Machine = { ...machine, phase: 'comparing' };
  const isForged = seen.state && !machine.isMoved && !isSame(seen.state, machine.known.state);
  return isForged ? [comparing, write(null)] : leave(comparing, seen);
}

/** Goes on with the task, or after it with the spare entry. */
export function proceed(machine: Machine, seen: Seen): Transition {
  return machine.next === 'running' ? [{ ...machine, phase: 'running' }] : keep(machine, seen);
}

/** The browser is at a spare entry that is not in use: by Forward, or by Back from an entry that a link has added. */
function leave(machine: Machine, seen: Seen): Transition {
  const { state, hasNext } = seen;
  const { known } = machine;
  if (!state?.spare || isSame(state, known.state)) return look(machine, seen);
  return leaveTo(machine, state, state.index > known.state.index && hasNext ? 1 : -1);
}

const leaveTo = (machine: Machine, entry: EntryState, by: number): Transition => [
  { ...machine, phase: 'leaving', entry },
  { type: 'traverse', index: entry.index + by },
];

/** Finds out whether the browser's entry is another one, and who has made it. */
function look(found: Machine, seen: Seen): Transition {
  if (found.next === 'idle') return rest(accept(found, seen));
  const machine = { ...found, isMoved: false };
  const { known } = machine;
  if (!isAway(machine, seen)) return proceed(machine, seen);
  if (seen.state && !isSame(seen.state, known.state)) return arrive(machine, seen, seen.state, 'pop');
  // A link, an edited hash or a script has added or replaced this entry. WebKit keeps the state of an entry that it replaces.
  const isSameEntry = seen.href === known.href || seen.state || (!found.isMoved && seen.length === known.length);
  const isReplaced = seen.key ? seen.key === known.key : Boolean(isSameEntry);
  const isSamePage = withoutFragment(seen.url) === withoutFragment(known.address);
  const key = isSamePage ? known.state.key : randomKey();
  const index = known.state.index + (isReplaced ? 0 : 1);
  const entry = isReplaced && isSamePage ? known.state : { key, index };
  // What lay above is gone.
  const hasSpare = machine.hasSpare && !isReplaced && Boolean(known.state.spare);
  return [{ ...machine, phase: 'claiming', entry, hasSpare }, write(entry)];
}

function arrive(machine: Machine, { url }: Seen, { key, index }: EntryState, action: Arrival['action']): Transition {
  const { state } = machine.known;
  const delta = index - state.index;
  const fromSpare = Boolean(state.spare) && delta === -1;
  return [
    { ...machine, phase: 'arriving', isAnimated: false },
    { type: 'arrive', arrival: { key, index, action, delta, url, animated: machine.isAnimated, fromSpare } },
  ];
}

/** Adds the spare entry, or leaves it. */
function keep(machine: Machine, seen: Seen): Transition {
  const { state } = machine.known;
  if (isSpareRight(machine)) return rest(machine);
  // Leaves the spare entry in the next task only: a call in this one may want it again, or replace it by a page.
  if (state.spare) return [{ ...machine, phase: 'parting' }, { type: 'wait' }];
  if (!mayKeep(machine, seen)) return rest(machine);
  // Chromium skips entries that are added without a gesture of the user. So an existing spare entry is used again.
  return machine.hasSpare
    ? [
        { ...machine, phase: 'returning' },
        { type: 'traverse', index: state.index + 1 },
      ]
    : addSpare(machine, seen);
}

/** The next task decides, if there is one. */
const mayKeep = (machine: Machine, { state, queued }: Seen): boolean =>
  !isSpareRight(machine) && !queued && isSame(state, machine.known.state);

/** If the browser is moving to another entry, a check is queued when it has arrived. */
const addSpare = (machine: Machine, seen: Seen): Transition =>
  isAtKnown(machine, seen) ? add({ ...machine, phase: 'accepting' }) : rest(accept(machine, seen));

const rest = (machine: Machine): Transition => [{ ...machine, phase: 'idle' }];

const write = (state: EntryState | null): Effect => ({ type: 'replace', state });
