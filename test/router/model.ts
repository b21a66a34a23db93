import type { Site } from './app-frame.js';

/** One entry of the browser's history. `id` is the page's identity, which a change of the URL does not touch. */
export interface Slot {
  id: number;
  url: string;
  /** Counted from the first entry of its launch. */
  index: number;
  /** Entries of one launch share a document. */
  launch: number;
  /** Set by the page; without it, that of its route. */
  title?: string | undefined;
  /** Where the user has scrolled to. */
  scroll?: number | undefined;
  /** The user is in the page's field, or was when the page was covered or closed. */
  hasFocus?: boolean | undefined;
  /** Refuses to be closed. A reload forgets it. */
  isGuarded?: boolean | undefined;
}

interface Saved {
  entries: Slot[];
  tabs: Slot[];
}

const TABS = ['/app-home', '/app-mine', '/app-more'];
const FIRST = '/app-home';
export const pathOf = (url: string): string => url.split('?')[0]!;
export const isTab = (url: string): boolean => TABS.includes(pathOf(url));
/** Shows over the page beneath. */
const isSheet = (url: string): boolean => pathOf(url) === '/app-sheet';
/** May not be entered. */
export const isClosed = (url: string): boolean => pathOf(url) === '/app-closed';
/** The page that a URL leads to, as the guard of the app says. */
export const admitted = (url: string): string => (pathOf(url) === '/app-gate' ? '/app-login?from=gate' : url);

/** The pages beneath a URL that the app is opened with. */
function parentsOf(url: string): string[] {
  if (isSheet(url)) return [FIRST];
  const [, shop, id, reviews] = /^(\/app-shop)(\/[^/]+)?(\/reviews)?$/.exec(pathOf(url)) ?? [];
  if (!shop) return [];
  return [FIRST, ...(id ? [shop] : []), ...(reviews ? [shop + id!] : [])];
}

/** What a browser with a page stack in it must do, as plain lists. */
export class Model {
  readonly site: Site;
  history: Slot[] = [];
  position = -1;
  entries: Slot[] = [];
  tabs: Slot[] = [];
  /** How much is open above the page: Back closes it first. */
  open = 0;
  /** No other page has been on top since the document was loaded. */
  isFresh = true;
  #saved: Saved[] = [];
  #current: Saved | undefined;
  #ids = 0;
  #launches = 0;
  #launch = 0;

  constructor(site: Site, url: string) {
    this.site = site;
    this.#open(url);
  }

  get slot(): Slot {
    return this.history[this.position]!;
  }

  /** Where the focus is: `body` if the browser has put it there and no page has been opened since. */
  get focus(): 'field' | 'scroller' | 'body' {
    if (this.slot.hasFocus) return 'field';
    // A sheet over another page opens in a popup, which takes the focus.
    return this.isFresh && this.visible.length === 1 ? 'body' : 'scroller';
  }

  /** The pages that the user sees, the top last. */
  get visible(): Slot[] {
    let place = this.entries.length - 1;
    while (place > 0 && isSheet(this.entries[place]!.url)) place--;
    return this.entries.slice(place);
  }

  push(url: string): void {
    this.#add(this.#slot(url, this.slot.index + 1));
    this.#show([...this.entries, this.slot]);
  }

  redirect(url: string): void {
    this.history[this.position] = this.#slot(url, this.slot.index);
    this.#show([...this.entries.slice(0, -1), this.slot]);
  }

  relaunch(url: string): void {
    this.position -= this.slot.index;
    this.history[this.position] = this.#slot(url, 0);
    this.#show([this.slot], []);
  }

  switchTab(url: string): void {
    const [root] = this.entries;
    if (pathOf(this.slot.url) === url) return;
    const roots = isTab(root!.url) ? [...this.tabs, root!] : this.tabs;
    const kept = roots.find((slot) => pathOf(slot.url) === url);
    const isAbove = this.site.backToFirst && url !== FIRST && this.#hasFirst(root!);
    const to = isAbove ? 1 : 0;
    const slot = kept ?? this.#slot(url, to);
    slot.index = to;
    if (this.slot.index < to) this.#add(slot);
    else {
      this.position -= this.slot.index - to;
      this.history[this.position] = slot;
    }
    this.#show(
      [this.slot],
      roots.filter((slot) => slot !== kept),
    );
  }

  /** The first tab's page is at the bottom, or Back leads to it from there. */
  #hasFirst(root: Slot): boolean {
    const first = [root, ...this.tabs].find(({ url }) => pathOf(url) === FIRST);
    return first === root || (!!first && first === this.history[this.position - this.slot.index]);
  }

  back(count: number): void {
    this.go(-Math.min(count, this.slot.index));
  }

  /** Whether the browser loads another document when it goes there. */
  isFar(delta: number): boolean {
    return this.history[this.position + delta]!.launch !== this.#launch;
  }

  go(delta: number): void {
    const to = this.history[this.position + delta]!;
    const isFar = this.isFar(delta);
    // A tab's page that was typed: in its place in history, and shown as a tab.
    const isKnown = isFar || this.entries.includes(to) || this.tabs.includes(to);
    if (isTab(to.url) && to.index > 0 && !isKnown) return this.switchTab(pathOf(to.url));
    this.position += delta;
    const { slot } = this;
    if (!isFar) {
      const [root] = this.entries;
      // Between tabs that lie above each other it is a switch.
      if (isTab(root!.url) && isTab(to.url) && root!.index !== to.index && !this.entries.includes(to))
        return this.#show(
          [to],
          [...this.tabs, root!].filter((tab) => tab !== to),
        );
      const place = this.entries.indexOf(slot);
      const under = place < 0 ? this.entries.filter(({ index }) => index < slot.index) : this.entries.slice(0, place);
      return this.#show(
        [...under, slot],
        this.tabs.filter((tab) => tab !== slot),
      );
    }
    this.load();
    this.#launch = slot.launch;
    this.#current = this.#saved.find(({ entries }) => entries[0]!.launch === slot.launch);
    // What was stored too long ago is forgotten.
    if (!this.#current)
      for (const other of this.history)
        if (other.launch === slot.launch)
          Object.assign(other, { title: undefined, scroll: undefined, hasFocus: undefined });
    const { entries = [], tabs = [] } = this.#current ?? {};
    const under = entries.filter(({ index }) => index < slot.index);
    // Stored may be what was on the other side of a switch.
    const [root] = under;
    const isOther = root && isTab(root.url) && isTab(slot.url);
    const others = [...tabs, ...(isOther ? [root] : [])];
    this.#show(
      isOther ? [slot] : [...under, slot],
      others.filter((tab) => tab !== slot),
    );
    this.isFresh = true;
  }

  /** The user enters a URL: in hash mode the document stays, in history mode it loads again. */
  type(url: string): void {
    if (this.site.mode === 'history') return this.#open(url);
    if (!isTab(url) && !isClosed(url)) return this.push(url);
    this.#add(this.#slot(url, this.slot.index + 1));
    this.position--;
    if (isTab(url)) this.attempt(() => this.switchTab(pathOf(url)));
  }

  /** Does it unless a page that refuses to be closed would be. Returns whether it was done. */
  attempt(change: () => void): boolean {
    const { position, entries, tabs } = this;
    const history = [...this.history];
    const saved = [this.#saved, this.#current] as const;
    const { isFresh } = this;
    change();
    const kept = [...this.entries, ...this.tabs];
    if (![...entries, ...tabs].some((page) => page.isGuarded && !kept.includes(page))) return true;
    Object.assign(this, { position, entries, tabs, history, isFresh });
    [this.#saved, this.#current] = saved;
    return false;
  }

  /** A document was loaded: what it does not store is gone. */
  load(): void {
    this.open = 0;
    this.isFresh = true;
    for (const slot of [...this.history, ...this.tabs]) slot.isGuarded = false;
  }

  /** What is open keeps an entry above the first page, in the place of those that Forward led to. */
  get hasSpare(): boolean {
    return this.open > 0 && this.slot.index === 0;
  }

  keepBack(): void {
    if (this.hasSpare) this.history.length = this.position + 1;
  }

  #open(url: string): void {
    this.#launch = this.#launches++;
    this.load();
    this.#current = undefined;
    const entries = [...parentsOf(url), url].map((one, index) => this.#slot(one, index));
    for (const slot of entries) this.#add(slot);
    this.#show(entries, []);
    this.isFresh = true;
  }

  #slot(url: string, index: number): Slot {
    return { id: this.#ids++, url, index, launch: this.#launch };
  }

  #add(slot: Slot): void {
    this.history = [...this.history.slice(0, this.position + 1), slot];
    this.position++;
  }

  #show(entries: Slot[], tabs = this.tabs): void {
    this.entries = entries;
    this.tabs = tabs;
    this.isFresh = false;
    const saved = { entries, tabs };
    this.#saved = [saved, ...this.#saved.filter((other) => other !== this.#current)].slice(0, 5);
    this.#current = saved;
  }
}
