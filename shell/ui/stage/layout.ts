import type { Entry, RouterSnapshot } from '../../router/index.js';

/**
 * Where a page stands: over the whole stage, as a list with room for its detail beside it, as that detail, or in an overlay.
 */
export type Place = 'full' | 'list' | 'detail' | 'sheet' | 'dialog';

/** What the layout needs to know of the app's pages. */
export interface StageRules {
  /** Whether there is room for two pages. */
  readonly isWide: boolean;
  presentationOf(route: string): 'page' | 'sheet' | 'dialog';
  /** Whether a page is a detail of the list beneath it. */
  isDetail(page: Entry, beneath: Entry): boolean;
  /** Whether there are details of this page. */
  isList(route: string): boolean;
}

/** A mounted page. */
export interface PlacedPage {
  readonly entry: Entry;
  readonly place: Place;
  /** On screen: the user sees it, or it moves, or another page that moves uncovers it. */
  readonly isVisible: boolean;
  /** The user can operate it. */
  readonly isActive: boolean;
  readonly isTop: boolean;
  /** The lowest of the pages that the user sees: bars and windows are for this one. */
  readonly isBase: boolean;
  /** A list whose detail covers what is beside it. */
  readonly hasDetail: boolean;
  /** Whether the tab bar shows when it is on top: it is one of the tabs, or over or beside one. */
  readonly hasTabs: boolean;
}

export interface StageLayout {
  /** In the order of the DOM. */
  readonly pages: readonly PlacedPage[];
  /** The page that comes in or goes out. Overlays move by themselves. */
  readonly moving: Entry | undefined;
  /** The page that moves against it. */
  readonly against: Entry | undefined;
}

export interface StageState {
  readonly snapshot: Pick<RouterSnapshot, 'entries' | 'tabs' | 'leaving' | 'visible'>;
  /** Keys of the mounted pages, in the order of the DOM. */
  readonly mounted: readonly string[];
  /** Keys of covered pages that stay mounted. */
  readonly kept: ReadonlySet<string>;
  /** Keys of pages that have been on screen. */
  readonly seen: ReadonlySet<string>;
  /** Key of the page that a swipe uncovers. */
  readonly uncovered: string | undefined;
  /** Key of a page that moves -> key of the page against which it moves. */
  readonly opposites?: ReadonlyMap<string, string | undefined>;
}

/** Which pages are mounted, and where each of them stands. */
export function layoutOf(state: StageState, rules: StageRules): StageLayout {
  const { snapshot, mounted, kept, seen, uncovered, opposites } = state;
  const { entries, tabs, leaving, visible: allowed } = snapshot;
  const last = entries.length - 1;
  const top = entries[last];
  const places = new Map<string, Place>();
  /** After a deep link, pages beneath that the user may not enter stay covered. */
  const mayShow = ({ key }: Entry): boolean => seen.has(key) || allowed.includes(key);
  // The first page has nothing beneath it that it could be shown over.
  for (const [index, entry] of entries.entries()) {
    const beneath = entries[index - 1];
    const isDetail = !!beneath && mayShow(beneath) && rules.isDetail(entry, beneath);
    places.set(entry.key, placeOf(entry, { ...rules, isFirst: index === 0, isDetail }));
  }
  for (const entry of tabs) places.set(entry.key, placeOf(entry, { ...rules, isFirst: true, isDetail: false }));
  for (const entry of leaving) {
    const isDetail = entries.some((beneath) => rules.isDetail(entry, beneath));
    places.set(entry.key, placeOf(entry, { ...rules, isFirst: !top, isDetail }));
  }
  const isAt = (entry: Entry | undefined, ...wanted: Place[]): boolean =>
    wanted.includes(places.get(entry?.key ?? '')!);
  const isOverlay = (entry: Entry | undefined): boolean => isAt(entry, 'sheet', 'dialog');
  /** Index of the page that the overlays from this index on are over. */
  const below = (index: number): number => (isOverlay(entries[index]) ? below(index - 1) : index);
  /** The page at this index with those that show beneath it, from the lowest on. */
  const groupOf = (index: number): Entry[] => {
    const floor = below(index);
    const from = isAt(entries[floor], 'detail') ? floor - 1 : floor;
    return entries.slice(Math.max(0, from), index + 1).filter(mayShow);
  };

  /** The page for which bars and windows are when this one is on top. */
  const baseFor = (entry: Entry): Entry => {
    const index = entries.indexOf(entry);
    const isAlone = index < 0 && !isOverlay(entry) && !isAt(entry, 'detail');
    return (isAlone ? undefined : groupOf(index < 0 ? last : index)[0]) ?? entry;
  };

  const moving =
    top?.phase === 'entering' && !isOverlay(top)
      ? top
      : leaving.find((entry) => mounted.includes(entry.key) && !isOverlay(entry));
  /** Index of the page that a motion covers or uncovers. */
  const floor = below(moving === top ? last - 1 : last);
  const against = isAt(moving, 'detail') || isAt(entries[floor], 'detail') ? undefined : entries[floor];

  const seenGroup = groupOf(last);
  const active = isAt(top, 'detail') ? seenGroup : [top];
  const swiped = below(entries.findIndex(({ key }) => key === uncovered));
  const beneath = moving && moving === top ? groupOf(floor).filter(({ key }) => seen.has(key)) : [];
  // Overlays move by themselves. A detail that another one replaces is seen until that one has faded in.
  const stays = (entry: Entry): boolean => isOverlay(entry) || (isAt(entry, 'detail') && isAt(moving, 'detail'));
  const visible = new Set([...seenGroup, ...beneath, ...groupOf(swiped), ...leaving.filter(stays), moving]);
  // A page that is covered before it has arrived, or uncovered while it still arrives, does not fill the screen.
  for (const entry of entries) {
    const opposite = visible.has(entry) ? opposites?.get(entry.key) : undefined;
    if (opposite) visible.add(entries.find(({ key }) => key === opposite));
  }

  // From the bottom up: what leaves is above what it uncovers, and below what takes its place.
  const comes = moving && moving === top ? [top] : [];
  const all = [...tabs, ...entries.slice(0, entries.length - comes.length), ...leaving, ...comes];
  const shown = all.filter((entry) => visible.has(entry) || kept.has(entry.key));
  const pages = inDomOrder(shown, mounted).map((entry) => {
    const above = entries[entries.indexOf(entry) + 1];
    return {
      entry,
      place: places.get(entry.key)!,
      isVisible: visible.has(entry),
      isActive: active.includes(entry),
      isTop: entry === top,
      isBase: entry === seenGroup[0],
      hasDetail: isAt(above, 'detail') && (above!.phase !== 'entering' || leaving.some(stays)),
      hasTabs: baseFor(entry).tab,
    };
  });
  return { pages, moving, against: against === moving ? undefined : against };
}

interface PageRules extends Omit<StageRules, 'isDetail'> {
  readonly isFirst: boolean;
  readonly isDetail: boolean;
}

function placeOf({ route }: Entry, { isWide, isFirst, isDetail, isList, presentationOf }: PageRules): Place {
  const presentation = presentationOf(route);
  if (presentation !== 'page' && !isFirst) return presentation;
  if (!isWide) return 'full';
  if (isDetail) return 'detail';
  return isList(route) ? 'list' : 'full';
}

/**
 * Mounted pages stay in their order: moving an element in the DOM reloads its iframes and loses its scroll offsets. Others go
 * before the first mounted page that is above them in the stack.
 */
function inDomOrder(shown: readonly Entry[], mounted: readonly string[]): Entry[] {
  const placeIn = ({ key }: Entry): number => mounted.indexOf(key);
  const order = shown.filter((entry) => placeIn(entry) >= 0).sort((a, b) => placeIn(a) - placeIn(b));
  for (const [index, entry] of shown.entries()) {
    if (placeIn(entry) >= 0) continue;
    const next = shown.slice(index + 1).filter((above) => placeIn(above) >= 0);
    const at = order.findIndex((known) => next.includes(known));
    order.splice(at < 0 ? order.length : at, 0, entry);
  }
  return order;
}

/** The lowest of the pages that the user sees: bars and windows are for this one. */
export const baseOf = ({ entries, visible }: RouterSnapshot): Entry | undefined =>
  entries.find(({ key }) => key === visible[0]);

/** How long (ms) a motion waits for the code of the page that it shows. */
export const CONTENT_TIMEOUT = 120;

/** Whether a change of the stack is shown without motion. */
export const isStill = ({ action, animated }: Pick<RouterSnapshot, 'action' | 'animated'>): boolean =>
  animated || !['navigateTo', 'navigateBack', 'forward'].includes(action);
