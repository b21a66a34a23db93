import type { Site } from './app-frame.js';

/** One entry of the browser's history. `id` is the page's identity, which a change of the URL does not touch. */
export interface Slot {
  id: number;
  url: string;
  /** Counted from the first entry of its launch. */
  index: number;
  /** Entries of one launch share a document. */
  launch: number;
}

interface Saved {
  entries: Slot[];
  tabs: Slot[];
}

const TABS = ['/spa-home', '/spa-mine'];
const pathOf = (url: string): string => url.split('?')[0]!;
export const isTab = (url: string): boolean => TABS.includes(pathOf(url));

/** What a browser with a page stack in it must do, as plain lists. */
export class Model {
  readonly site: Site;
  history: Slot[];
  position = 0;
  entries: Slot[];
  tabs: Slot[] = [];
  /** How much is open above the page: Back closes it first. */
  open = 0;
  #saved: Saved[] = [];
  #current: Saved | undefined;
  #ids = 0;
  #launches = 0;
  #launch = 0;

  constructor(site: Site, url: string) {
    this.site = site;
    this.history = [this.#slot(url, 0)];
    this.entries = [...this.history];
    this.#save();
  }

  get slot(): Slot {
    return this.history[this.position]!;
  }

  push(url: string): void {
    this.#add(this.#slot(url, this.slot.index + 1));
    this.entries = [...this.entries, this.slot];
    this.#save();
  }

  redirect(url: string): void {
    this.history[this.position] = this.#slot(url, this.slot.index);
    this.entries = [...this.entries.slice(0, -1), this.slot];
    this.#save();
  }

  relaunch(url: string): void {
    this.position -= this.slot.index;
    this.history[this.position] = this.#slot(url, 0);
    this.entries = [this.slot];
    this.tabs = [];
    this.#save();
  }

  switchTab(url: string): void {
    const [root] = this.entries;
    if (pathOf(this.slot.url) === url) return;
    const roots = isTab(root!.url) && root!.index === 0 ? [...this.tabs, root!] : this.tabs;
    const kept = roots.find((slot) => pathOf(slot.url) === url);
    this.position -= this.slot.index;
    this.history[this.position] = kept ?? this.#slot(url, 0);
    this.entries = [this.slot];
    this.tabs = roots.filter((slot) => slot !== kept);
    this.#save();
  }

  back(count: number): void {
    this.go(-Math.min(count, this.slot.index));
  }

  go(delta: number): void {
    const to = this.history[this.position + delta]!;
    // A tab's page that was typed: in its place in history, and shown as a tab.
    if (isTab(to.url) && to.index > 0) return this.switchTab(pathOf(to.url));
    this.position += delta;
    const { slot } = this;
    if (slot.launch === this.#launch) {
      const place = this.entries.indexOf(slot);
      const under = place < 0 ? this.entries.filter(({ index }) => index < slot.index) : this.entries.slice(0, place);
      this.entries = [...under, slot];
    } else {
      this.open = 0;
      this.#current = this.#saved.find(({ entries }) => entries.includes(slot));
      const { entries = [slot], tabs = [] } = this.#current ?? {};
      this.entries = entries.slice(0, entries.indexOf(slot) + 1);
      this.tabs = tabs;
      this.#launch = slot.launch;
    }
    this.#save();
  }

  /** The user enters a URL: in hash mode the document stays, in history mode it loads again. */
  type(url: string): void {
    if (this.site.mode === 'hash' && !isTab(url)) return this.push(url);
    if (this.site.mode === 'hash') {
      this.#add(this.#slot(url, this.slot.index + 1));
      this.position--;
      return this.switchTab(pathOf(url));
    }
    this.#launch = ++this.#launches;
    this.open = 0;
    this.#add(this.#slot(url, 0));
    this.entries = [this.slot];
    this.tabs = [];
    this.#current = undefined;
    this.#save();
  }

  /** What is open keeps an entry above the first page, in the place of those that Forward led to. */
  get hasSpare(): boolean {
    return this.open > 0 && this.slot.index === 0;
  }

  keepBack(): void {
    if (this.hasSpare) this.history.length = this.position + 1;
  }

  #slot(url: string, index: number): Slot {
    return { id: this.#ids++, url, index, launch: this.#launch };
  }

  #add(slot: Slot): void {
    this.history = [...this.history.slice(0, this.position + 1), slot];
    this.position++;
  }

  #save(): void {
    const saved = { entries: this.entries, tabs: this.tabs };
    this.#saved = [saved, ...this.#saved.filter((other) => other !== this.#current)].slice(0, 5);
    this.#current = saved;
  }
}
