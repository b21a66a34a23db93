import type { RegionEntry, RegionList, RegionNode, RegionSource } from '../model/region.js';

/** The places on one level: undefined while they load. */
type Places = RegionList | undefined | 'failed';

/** Limit for loaders that always return more levels. */
const MOST_COLUMNS = 10;

const NONE: RegionList = [];

/** What is known of one place, by the path that leads there. */
interface Level {
  /** Unset until it is asked for. */
  list?: { places: Places };
  readonly below: Map<RegionNode, Level>;
}

const isList = (value: unknown): value is RegionList => Array.isArray(value);

/** The places of a region. Each list is loaded once, when the user first gets there. */
export class RegionTree {
  readonly #source: RegionSource;
  readonly #loaded: () => void;
  readonly #top: Level = { below: new Map() };

  /** `loaded` is called when a list has loaded, or could not be loaded. */
  constructor(source: RegionSource, loaded: () => void) {
    this.#source = source;
    this.#loaded = loaded;
  }

  /** The places in the last one of `path`; an empty list if there are none. */
  placesIn(path: RegionList): Places {
    const level = this.#levelOf(path);
    if (!level.list) {
      const list = (level.list = { places: undefined as Places });
      list.places = this.#ask(path, (places) => (list.places = places));
    }
    return level.list.places;
  }

  /** Loads again a list that could not be loaded. */
  retry(path: RegionList): void {
    delete this.#levelOf(path).list;
    this.#loaded();
  }

  /** Another place may have the same name: the whole path decides. */
  #levelOf(path: RegionList): Level {
    let level = this.#top;
    for (const node of path) {
      let next = level.below.get(node);
      if (!next) level.below.set(node, (next = { below: new Map() }));
      level = next;
    }
    return level;
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
