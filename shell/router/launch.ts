import { randomKey } from '../../elements/base/random.js';
import { untilAborted } from './guards.js';
import type { Place } from './history/place.js';
import type { RouterHistory } from './history/router-history.js';
import { parentsOf } from './parents.js';
import type { SavedEntry } from './storage.js';
import type { RouterStore } from './store.js';
import type { Entry, RouterOptions, Target } from './types.js';

/** How often guards may lead from one page to another. */
export const REDIRECTS = 5;

/**
 * Starts with the browser's current entry, and with the pages below it: those that an earlier visit has stored, or the
 * page's parents. Resolves to the URL that was asked for, if `canEnter` led to another page.
 */
export async function launch(
  history: RouterHistory,
  store: RouterStore,
  options: RouterOptions,
): Promise<string | undefined> {
  const { storage, app } = store;
  let { found } = history;
  let place: Place | undefined = found;
  // The browser came back to the entry of `exitGuard`, or to a spare entry.
  if (found && (found.index < 0 || found.spare)) place = (await history.goTo(0)) ? history.accept() : undefined;
  const saved = place && storage.restore(place);
  // Another script has written it: there cannot be as many entries below.
  if (place && !saved && place.index > history.room) found = place = undefined;
  place ??= { key: store.previewed(history.url) ?? randomKey(), index: 0 };
  const revive = (old: SavedEntry): Entry => ({ ...store.entryAt(old, old.url), first: old.first });
  let under = saved?.entries.map(revive) ?? [];
  const asked = { ...store.entryAt(place, history.url), first: under.pop()?.first ?? place.index };
  const allowed = await untilAborted(admit(asked, store, options), history.signal);
  const isOther = allowed.url !== asked.url;
  let entry: Entry = { ...asked, ...allowed, key: isOther ? randomKey() : asked.key };
  const parents = found ? [] : entriesOf(parentsOf(store.routes, entry), 0);
  try {
    const isGuarded = options.exitGuard && !found;
    if (isGuarded) history.replace({ key: randomKey(), index: -1 });
    if (isGuarded || parents.length > 0) [under, entry] = writeAll(history, store, parents, entry, !isGuarded);
    else history.replace(entry, isOther ? entry.url : undefined);
  } catch (error) {
    // The page is shown also where the browser keeps the URL.
    app.report(error);
    history.assume(entry);
  }
  store.sendLaunch(entry);
  store.commit({ type: 'restore', entries: [...under, entry], tabs: saved?.tabs.map(revive) ?? [] }, 'launch');
  store.reportMissing(entry, 'launch');
  return isOther ? asked.url : undefined;
}

/** Entries for pages that have not been shown, the lowest with this index. */
export const entriesOf = (targets: readonly Target[], lowest: number): Entry[] =>
  targets.map((target, place) => {
    const index = lowest + place;
    return { ...target, key: randomKey(), index, first: index, phase: 'covered' };
  });

/**
 * Writes the pages into history, one above the other, the first one in place of the current entry or above it. Where the
 * browser refuses to add an entry, the page on top takes the place of the last one that was written.
 */
export function writeAll(
  history: RouterHistory,
  { app }: RouterStore,
  under: readonly Entry[],
  top: Entry,
  isInPlace: boolean,
): [under: Entry[], top: Entry] {
  const index = top.index + under.length;
  const entry = { ...top, index, first: under.length ? index : top.first };
  const written: Entry[] = [];
  try {
    for (const page of [...under, entry]) {
      if (isInPlace && written.length === 0) history.replace(page, page.url);
      else history.push(page, page.url);
      written.push(page);
    }
    return [written.slice(0, -1), entry];
  } catch (error) {
    const last = written.pop();
    if (!last) throw error;
    const instead = { ...entry, index: last.index, first: last.index };
    history.replace(instead, instead.url);
    app.report(error);
    return [written, instead];
  }
}

/** The page that the app starts with: the requested one, the one that `canEnter` leads to, or the `notFound` page. */
async function admit(asked: Target, store: RouterStore, { canEnter, notFound = '' }: RouterOptions): Promise<Target> {
  const { routes, app } = store;
  let target = asked;
  for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
    try {
      const answer = await (canEnter?.(target, routes.page(target.route)) ?? true);
      if (answer === true) return target;
      if (answer === false) break;
      target = store.match('launch', answer);
    } catch (error) {
      app.report(error);
      break;
    }
  }
  return { ...asked, route: notFound, params: {} };
}
