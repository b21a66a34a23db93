import { isSame, type EntryState, type Place } from './place.js';

/** The browser's current entry of session history. */
export interface Seen {
  /** Undefined: the router has not written it, or another script has written over it. */
  readonly state: EntryState | undefined;
  readonly href: string;
  /** The app's URL. */
  readonly url: string;
  /** The app's URL in the address bar. */
  readonly address: string;
  /** The browser's key of the entry, which stays when the entry is replaced. Undefined without the Navigation API. */
  readonly key: string | undefined;
  /** Number of entries in all, and below this one, as far as is known. */
  readonly length: number;
  readonly room: number;
  /** The browser says that there is an entry above. */
  readonly hasNext: boolean;
  /** Number of tasks that have not begun. */
  readonly queued: number;
}

/** The browser has moved to another entry: by Back, Forward, an edited hash, a plain link. */
export interface Arrival extends Place {
  /** push: an entry that the router has not created; pop: one that it has created. */
  readonly action: 'push' | 'pop';
  /** Number of entries; negative is back. */
  readonly delta: number;
  readonly url: string;
  /** The browser has animated the change itself. */
  readonly animated: boolean;
  /** The browser left the spare entry: without it, this Back would have left the app. */
  readonly fromSpare: boolean;
}

export type Phase =
  | 'stopped'
  | 'idle'
  | 'running'
  | 'comparing'
  | 'leaving'
  | 'left'
  | 'claiming'
  | 'arriving'
  | 'parting'
  | 'returning'
  | 'accepting';

/** What the machine keeps of an entry. */
export interface Known extends Pick<Seen, 'href' | 'address' | 'key' | 'length'> {
  readonly state: EntryState;
}

export interface Machine {
  readonly phase: Phase;
  /** What follows when the browser's entry is known. */
  readonly next: 'running' | 'keeping' | 'idle';
  /** The entry that the router knows. The browser may have left it already. No `href`: none yet. */
  readonly known: Known;
  /** Whether a spare entry is wanted, and whether the browser has one, on top or not. */
  readonly wantsSpare: boolean;
  readonly hasSpare: boolean;
  /** The browser has fired an event that it has moved, and whether it has animated that. */
  readonly isMoved: boolean;
  readonly isAnimated: boolean;
  /** The entry that the browser is about to reach; a short traversal goes as far as there are entries. */
  readonly traversal: { readonly index: number; readonly isShort: boolean } | undefined;
  /** In `leaving`, the spare entry; in `claiming`, what is written into the entry. */
  readonly entry: EntryState | undefined;
}

export type MachineEvent =
  | { readonly type: 'start' | 'stop' | 'task' | 'done' }
  | { readonly type: 'accept' | 'write' | 'written' | 'timeout' }
  | { readonly type: 'next'; readonly isThere: boolean }
  | { readonly type: 'popstate'; readonly isAnimated: boolean }
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'hold'; readonly isWanted: boolean; readonly isAsking: boolean };

export type Effect =
  /** `replaceState` with this state; null: with none. */
  | { readonly type: 'replace'; readonly state: EntryState | null }
  /** `pushState` of the spare entry, then `accept`. */
  | { readonly type: 'add'; readonly state: EntryState }
  /** `history.go`; after a time, `timeout`. */
  | { readonly type: 'go'; readonly delta: number }
  /** Sends `go`, waits for its end, and tells whether the browser is there. */
  | { readonly type: 'traverse'; readonly index: number }
  | { readonly type: 'arrive'; readonly arrival: Arrival }
  /** wait: for a task of the event loop; settle: ends the wait for a traversal; interrupt: that for an answer. */
  | { readonly type: 'wait' | 'settle' | 'interrupt' }
  /** Queues an empty task. */
  | { readonly type: 'check' };

/** Without an effect in `running` the task begins, in `idle` it has ended. */
export type Transition = readonly [Machine, ...Effect[]];

export const STOPPED: Machine = {
  phase: 'stopped',
  next: 'idle',
  known: { state: { key: '', index: 0 }, href: '', address: '', key: undefined, length: 0 },
  wantsSpare: false,
  hasSpare: false,
  isMoved: false,
  isAnimated: false,
  traversal: undefined,
  entry: undefined,
};

/** Makes the browser's current entry the known one. */
export const accept = (machine: Machine, seen: Seen): Machine => ({
  ...machine,
  known: { ...seen, state: seen.state ?? machine.known.state },
  hasSpare: machine.hasSpare || Boolean(seen.state?.spare),
});

/** Whether the browser's entry is the known one. */
export const isAtKnown = ({ known }: Machine, { state, href }: Seen): boolean =>
  href === known.href && isSame(state, known.state);

/** Whether the browser's entry is not the known one, if there is one. */
export const isAway = (machine: Machine, seen: Seen): boolean => machine.known.href !== '' && !isAtKnown(machine, seen);

/** The page's place: that of the spare entry is the page beneath. */
export function placeOf({ known }: Machine): Place {
  const { key, index, spare } = known.state;
  return { key, index: spare ? index - 1 : index };
}

/** Whether a spare entry is on top exactly if it is wanted. Only the first page needs one. */
export const isSpareRight = (machine: Machine): boolean =>
  Boolean(machine.known.state.spare) === (machine.wantsSpare && placeOf(machine).index === 0);

/** Adds the spare entry. `accept` tells whether the browser has done so. */
export function add(machine: Machine): Transition {
  const { key, index } = machine.known.state;
  return [
    { ...machine, hasSpare: false },
    { type: 'add', state: { key, index: index + 1, spare: true } },
  ];
}
