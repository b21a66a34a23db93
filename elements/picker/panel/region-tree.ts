import type { RegionEntry, RegionList, RegionNode, RegionSource } from '../model/region.js';

/** The places on one level: undefined while they load. */
type Places = RegionList | undefined | 'failed';

/** Limit for loaders that always return more levels. */
const MOST_COLUMNS = 10;

const NONE: RegionList = [];

const isList = (value: unknown): value is RegionList => Array.isArray(value);

/** The places of a region. Each list is loaded once, when the user first gets there. */
export class RegionTree {
  readonly #source: RegionSource;
  readonly #loaded: () => void;
  readonly #lists = new Map<RegionNode | RegionTree, Map<string, Places>>();

  /** `loaded` is called when a list has loaded, or could not be loaded. */
  constructor(source: RegionSource, loaded: () => void) {
    this.#source = source;
    this.#loaded = loaded;
  }

  /** The places in the last one of `path`; an empty list if there are none. */
  placesIn(path: RegionList): Places {
    const lists = this.#listsOf(path);
    const key = this.#keyOf(path);
    if (!lists.has(key))
      lists.set(
        key,
        this.#ask(path, (places) => lists.set(key, places)),
      );
    return lists.get(key);
  }

  /** Loads again a list that could not be loaded. */
  retry(path: RegionList): void {
    this.#listsOf(path).delete(this.#keyOf(path));
    this.#loaded();
  }

  /** An entry identifies its list. A plain name may be in several places: there the path decides. */
  #keyOf(path: RegionList): string {
    return path.map((node) => (typeof node === 'string' ? node : '')).join('\n');
  }

  #listsOf(path: RegionList): Map<string, Places> {
    const key = path.at(-1) ?? this;
    const lists = this.#lists.get(key) ?? new Map<string, Places>();
    this.#lists.set(key, lists);
    return lists;
  }

  #ask(path: RegionList, store: (places: Places) => void): Places {
    if (path.length === MOST_COLUMNS) return NONE;
    const { children } = (path.at(-1) ?? {}) as Partial<RegionEntry>;
    // `range` as a function is asked for places that have no `children` of their own.
    const source = children ?? (typeof this.#source === 'function' || path.length === 0 ? this.#source : undefined);
    if (source === undefined || isList(source)) return source ?? NONE;
    const settle = (places: Places) => {
      store(places);
      this.#loaded();
    };
    const fail = (error: unknown) => {
      reportError(error);
      settle('failed');
    };
    try {
      const answer = typeof source === 'function' ? source(path) : source;
      if (answer === undefined || isList(answer)) return answer ?? NONE;
      Promise.resolve(answer).then((list) => settle(isList(list) ? list : NONE), fail);
      return undefined;
    } catch (error) {
      reportError(error);
      return 'failed';
    }
  }
}
