import type { RegionEntry, RegionList, RegionNode, RegionSource } from '../model/region.js';

/** What is known of the places within one: undefined while they are being loaded. */
type Known = RegionList | undefined | 'failed';

/** A loader that always knows of more must not go on for ever. */
const MOST_COLUMNS = 10;

const NONE: RegionList = [];

const isList = (value: unknown): value is RegionList => Array.isArray(value);

/** The places of a region, each list of them asked for once and only when somebody gets there. */
export class RegionTree {
  readonly #source: RegionSource;
  readonly #arrived: () => void;
  readonly #known = new Map<RegionNode | RegionTree, Map<string, Known>>();

  /** `arrived` is called when a list has come, or could not be loaded. */
  constructor(source: RegionSource, arrived: () => void) {
    this.#source = source;
    this.#arrived = arrived;
  }

  /** The places within the last one of `path`; none at its end. */
  within(path: RegionList): Known {
    const lists = this.#listsOf(path);
    const key = this.#keyOf(path);
    if (!lists.has(key))
      lists.set(
        key,
        this.#ask(path, (known) => lists.set(key, known)),
      );
    return lists.get(key);
  }

  /** Asks again for what could not be loaded. */
  retry(path: RegionList): void {
    this.#listsOf(path).delete(this.#keyOf(path));
    this.#arrived();
  }

  /** Entries are known by themselves. A plain name may be in several places: there the path decides. */
  #keyOf(path: RegionList): string {
    return path.map((node) => (typeof node === 'string' ? node : '')).join('\n');
  }

  #listsOf(path: RegionList): Map<string, Known> {
    const key = path.at(-1) ?? this;
    const lists = this.#known.get(key) ?? new Map<string, Known>();
    this.#known.set(key, lists);
    return lists;
  }

  #ask(path: RegionList, store: (known: Known) => void): Known {
    if (path.length === MOST_COLUMNS) return NONE;
    const { children } = (path.at(-1) ?? {}) as Partial<RegionEntry>;
    // A function for all of it is asked where nothing nearer says what there is.
    const source = children ?? (typeof this.#source === 'function' || path.length === 0 ? this.#source : undefined);
    if (source === undefined || isList(source)) return source ?? NONE;
    const settle = (known: Known) => {
      store(known);
      this.#arrived();
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
