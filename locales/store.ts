import { LOCALE_STATUS_EVENT, type LocaleStatusEventDetail } from '@lit/localize';
import { lazy } from '../elements/base/lazy.js';
import type { Message, Messages } from './message.js';
import { direction, fallbacks, type Match } from './match.js';
import { sourceLocale } from './generated/codes.js';

/** The module of a table: a JSON module, or one of `lit-localize build`. */
export interface LocaleModule {
  readonly default?: Messages;
  readonly templates?: Messages;
  /** Changes every text after its translation. */
  readonly transform?: (text: string) => string;
}
export type LocaleLoader = () => Promise<LocaleModule>;

const NOT_FOUND = {};

/** Fires the event of `@lit/localize` for a change of language, to which elements listen. */
function notify(detail: LocaleStatusEventDetail): void {
  globalThis.window?.dispatchEvent(new CustomEvent(LOCALE_STATUS_EVENT, { detail }));
}

/** The language of the page. A page has one store, which all copies of the bundle share. */
export class LocaleStore {
  /** For the call `setLocale` of the bus, which finds the store by its symbol: shows a language and remembers the choice. */
  choose?: (wanted: string) => Promise<string>;
  /** The copies of `@lit/localize` whose `msg` uses this store. */
  readonly served = new WeakSet<object>();

  readonly #loaders = new Map<string, LocaleLoader[]>([[sourceLocale, []]]);
  readonly #changes = new EventTarget();
  #waiting: (() => void)[] | undefined = [];
  /** The tables of the current language, the most general first. */
  #tables: readonly { readonly code: string; readonly messages: Messages }[] = [];
  #transform: LocaleModule['transform'];
  #shown: Match = { code: sourceLocale, tag: sourceLocale };
  #wanted: Match | undefined;
  #requests = 0;
  #latest = Promise.resolve(this.#shown.code);

  /** The language of the texts. */
  get locale(): string {
    return this.#shown.code;
  }

  /** The language with its region, for `Intl`. */
  get tag(): string {
    return this.#shown.tag;
  }

  /** The translation of a message, and the language that it is in. */
  find(id: string | undefined): { readonly message?: Message; readonly language?: string } {
    if (id === undefined) return NOT_FOUND;
    const table = this.#tables.findLast(({ messages }) => Object.hasOwn(messages, id));
    return table ? { message: table.messages[id]!, language: table.code } : NOT_FOUND;
  }

  get transform(): LocaleModule['transform'] {
    return this.#transform;
  }

  get codes(): string[] {
    return [...this.#loaders.keys()];
  }

  /** Runs `connect` when the app first sets a language or adds messages. Until then, the app may configure `msg` itself. */
  join(connect: () => void): void {
    if (this.#waiting) this.#waiting.push(connect);
    else connect();
  }

  /** Adds a table of the bundle, below all tables that the app registers. `load` repeats a load that failed. */
  provide(code: string, load: LocaleLoader): void {
    this.#loadersOf(code).unshift(load);
  }

  /** Adds a table above all others. If it is of the current language, shows its messages. */
  async register(code: string, load: LocaleLoader): Promise<void> {
    this.#start();
    this.#loadersOf(code).push(lazy(load));
    const current = this.#wanted ?? this.#shown;
    if (fallbacks(current.code, this.codes, sourceLocale).has(code)) await this.#change(current);
  }

  /** Changes the language. Overlapping switches all resolve to the language that the last one leads to. */
  switch(code: string, tag = code): Promise<string> {
    this.#start();
    this.#wanted = { code, tag };
    return this.#change(this.#wanted);
  }

  observe(listener: (locale: string) => void): () => void {
    // In an EventTarget, an error of one listener does not stop the others.
    const handle = () => listener(this.locale);
    this.#changes.addEventListener('change', handle);
    return () => this.#changes.removeEventListener('change', handle);
  }

  #start(): void {
    this.#waiting?.forEach((connect) => connect());
    this.#waiting = undefined;
  }

  #loadersOf(code: string): LocaleLoader[] {
    const loaders = this.#loaders.get(code) ?? [];
    this.#loaders.set(code, loaders);
    return loaders;
  }

  #change(wanted: Match): Promise<string> {
    return (this.#latest = this.#load(wanted, ++this.#requests));
  }

  async #load(wanted: Match, request: number): Promise<string> {
    const { code } = wanted;
    notify({ status: 'loading', loadingLocale: code });
    try {
      const loaders = [...fallbacks(code, this.codes, sourceLocale)].flatMap((each) =>
        this.#loadersOf(each).map((load) => ({ code: each, load })),
      );
      const tables = await Promise.all(loaders.map(async ({ load, ...rest }) => ({ ...rest, module: await load() })));
      if (request === this.#requests) this.#apply(wanted, tables);
    } catch (error) {
      if (request === this.#requests) {
        if (this.#wanted !== undefined) this.#wanted = this.#shown;
        notify({ status: 'error', errorLocale: code, errorMessage: String(error) });
        throw error;
      }
    }
    return request === this.#requests ? this.locale : this.#latest;
  }

  #apply(wanted: Match, tables: readonly { readonly code: string; readonly module: LocaleModule }[]): void {
    const { code, tag } = wanted;
    this.#tables = tables.map(({ module, ...rest }) => ({
      ...rest,
      messages: module.default ?? module.templates ?? {},
    }));
    this.#transform = tables.findLast(({ module }) => module.transform)?.module.transform;
    this.#shown = wanted;
    const root = globalThis.document?.documentElement;
    // An app that has only registered messages has not set a language.
    if (root && this.#wanted !== undefined) {
      root.lang = tag;
      root.dir = direction(code);
    }
    notify({ status: 'ready', readyLocale: code });
    this.#changes.dispatchEvent(new Event('change'));
  }
}

const KEY = Symbol.for('nacre.locales');
const page = globalThis as unknown as Record<symbol, LocaleStore | undefined>;

export const store: LocaleStore = (page[KEY] ??= new LocaleStore());
