import type { Entry, Phase, Stack } from './types.js';

export type StackAction =
  | { type: 'push' | 'replace' | 'relaunch' | 'switchTab' | 'traverse'; entry: Entry; beneath?: readonly Entry[] }
  | { type: 'pop'; index: number }
  | { type: 'settle'; key: string }
  | { type: 'restore'; entries: readonly Entry[]; tabs: readonly Entry[] };

export const EMPTY: Stack = { entries: [], tabs: [], leaving: [] };

const within = (entries: readonly Entry[], key: string): boolean => entries.some((entry) => entry.key === key);
const phased = (entry: Entry, phase: Phase): Entry => (entry.phase === phase ? entry : { ...entry, phase });

export const topOf = (stack: Stack): Entry | undefined => stack.entries.at(-1);

/** All pages: those of tabs that were left, then the stack from the bottom up. */
export const pagesOf = ({ tabs, entries }: Stack): readonly Entry[] => [...tabs, ...entries];

/** The pages that a change has closed, from the top down. */
export const lost = (before: Stack, after: Stack): Entry[] => {
  const kept = pagesOf(after);
  return pagesOf(before)
    .filter(({ key }) => !within(kept, key))
    .reverse();
};

/** The page of a tab that was left, or that is at the bottom of the stack. */
export const tabRoot = (stack: Stack, route: string): Entry | undefined =>
  [...stack.tabs, ...stack.entries.slice(0, 1)].find((entry) => entry.tab && entry.route === route);

/** The page of this tab, if it is at the bottom of the stack or in the entry of history beneath it. */
export function tabBeneath(stack: Stack, route: string): Entry | undefined {
  const page = tabRoot(stack, route);
  const [root] = stack.entries;
  return page && (page === root || page.index < (root?.first ?? 0)) ? page : undefined;
}

/** The history index `count` pages below the top, at least 0. Pages that are not in the stack count as one entry. */
export function indexBelow({ entries }: Stack, count: number): number {
  let index = entries.at(-1)?.index ?? 0;
  let left = count;
  for (const page of [...entries].reverse()) {
    const unknown = Math.min(left, index - page.index);
    index -= unknown;
    left -= unknown;
    if (left === 0) return index;
    index = page.first - 1;
    left--;
  }
  return Math.max(0, index - left);
}

/**
 * `beneath`: pages that come with the entry, in `replace` and `relaunch`.
 * - push: puts the entry above all entries with a lower index
 * - replace: puts the entry in place of the top
 * - pop: removes the pages above that index
 * - traverse: follows the browser to an entry; a page that is not in the stack is inserted by its index. From one tab's page to
 *   that of another tab above or below it, it is a switch of tabs
 * - switchTab: the entry is the only one in the stack; the tab page that was left is kept
 * - relaunch: the entry is the only one, and no tab page is kept
 * - settle: a page's motion has ended
 * - restore: what was stored, then the browser's entry as in `traverse`
 */
export function reduce(stack: Stack, action: StackAction): Stack {
  const { entries, tabs } = stack;
  switch (action.type) {
    case 'push':
      return next(stack, [...below(entries, action.entry.index), action.entry], tabs, 'entering');
    case 'replace':
      return next(stack, [...entries.slice(0, -1), ...(action.beneath ?? []), action.entry], tabs, 'entering');
    case 'pop':
      return next(stack, below(entries, action.index + 1), tabs, 'active');
    case 'traverse':
      return traverse(stack, action.entry);
    case 'switchTab': {
      const root = entries[0];
      const kept = root?.tab ? [...tabs, root] : tabs;
      return next(stack, [action.entry], without(kept, action.entry.key), 'active');
    }
    case 'relaunch':
      return next(stack, [...(action.beneath ?? []), action.entry], [], 'entering');
    case 'settle':
      return settle(stack, action.key);
    case 'restore': {
      const top = action.entries.at(-1)!;
      const beneath = { ...EMPTY, entries: action.entries.slice(0, -1), tabs: action.tabs };
      return { ...settle(traverse(beneath, top), top.key), leaving: [] };
    }
  }
}

const below = (entries: readonly Entry[], index: number): Entry[] => entries.filter((entry) => entry.index < index);
const without = (entries: readonly Entry[], key: string): Entry[] => entries.filter((entry) => entry.key !== key);

function traverse(stack: Stack, entry: Entry): Stack {
  const { entries, tabs } = stack;
  const [root] = entries;
  const isOtherTab = root?.tab && entry.tab && root.index !== entry.index && !within(entries, entry.key);
  if (isOtherTab) return reduce(stack, { type: 'switchTab', entry });
  const forward = entry.index > (topOf(stack)?.index ?? -1);
  const place = entries.findIndex(({ key }) => key === entry.key);
  const under = place < 0 ? below(entries, entry.index) : entries.slice(0, place);
  // Back may lead to another tab's page that was kept.
  return next(stack, [...under, entry], without(tabs, entry.key), forward && place < 0 ? 'entering' : 'active');
}

function next(stack: Stack, entries: readonly Entry[], tabs: readonly Entry[], phase: Phase): Stack {
  const old = topOf(stack);
  const last = entries.length - 1;
  const stays = !old || within(entries, old.key) || within(tabs, old.key);
  return {
    entries: entries.map((entry, place) => {
      if (place < last) return phased(entry, 'covered');
      return phased(entry, entry.key === old?.key ? old.phase : phase);
    }),
    tabs: tabs.map((entry) => phased(entry, 'covered')),
    leaving: stays ? [] : [phased(old, 'leaving')],
  };
}

function settle(stack: Stack, key: string): Stack {
  const top = topOf(stack);
  const entering = top?.key === key && top.phase === 'entering';
  if (!entering && !within(stack.leaving, key)) return stack;
  return {
    ...stack,
    entries: entering ? [...stack.entries.slice(0, -1), phased(top, 'active')] : stack.entries,
    leaving: without(stack.leaving, key),
  };
}
