import type { Rolldown } from 'vite';
import { startOf } from './files.js';

/** Elements that pages use together, or that make one another: each is one file. Any other element has a file of its own. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  bars: ['nav-bar', 'navigator', 'tab-bar'],
  boxes: ['match-media', 'notice-bar', 'view'],
  checkables: ['checkbox', 'checkbox-group', 'radio', 'radio-group', 'switch'],
  choices: ['rate', 'segmented', 'slider'],
  entries: ['search-bar', 'stepper'],
  forms: ['form', 'label'],
  images: ['image', 'image-viewer'],
  lists: ['index-list', 'list'],
  maps: ['location-picker', 'location-viewer', 'map'],
  marks: ['avatar', 'avatar-group', 'badge', 'divider', 'tag', 'text'],
  media: ['audio', 'video'],
  menus: ['menu', 'menu-item', 'popover'],
  movables: ['movable-area', 'movable-view'],
  notices: ['loading', 'toast'],
  pickers: ['picker', 'picker-view', 'picker-view-column'],
  rows: ['cell', 'cell-group', 'collapse', 'collapse-item', 'swipe-action'],
  scrollers: ['refresher', 'scroll-view', 'sticky'],
  sheets: ['action-sheet', 'modal', 'popup'],
  swipers: ['swiper', 'swiper-item'],
  tabs: ['steps', 'tab', 'tabs'],
  texts: ['input', 'textarea'],
  waits: ['progress', 'skeleton', 'spinner', 'status'],
};

const families = new Map(
  Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => [name, family] as const)),
);

/** The name of the chunk that an element is in. */
export const familyOf = (element: string): string => families.get(element) ?? element;

/** What this share of the elements needs is in the core. */
const CORE_SHARE = 1 / 6;

/** Characters of a shared module that is not worth a request: it is in the core. */
const MAX_SMALL = 1400;

/** Where shared modules are that not every page needs, by their path. All others are `common`. */
const SUBJECTS: readonly (readonly [path: string, chunk: string])[] = [
  ['elements/internal/geo/', 'places'],
  ['elements/internal/overlay/', 'overlay'],
  ['elements/internal/places/', 'places'],
  ['elements/internal/styles/field', 'texts'],
  ['elements/internal/text/', 'texts'],
];

const COMMON = 'common';
const CORE = 'core';
const DEVICE = 'device';

interface Users {
  elements: number;
  /** Families of elements, and `device`. */
  readonly families: Set<string>;
}

/**
 * Puts each module that a file for script tags loads at once into one chunk, whichever of the files a page has:
 *
 * - `core`: what most elements need, and what is too small for a request;
 * - one for each family of elements, with what only they need;
 * - `device`: the bus and the overlays;
 * - a few with what some families share.
 *
 * An entry does not hold what others import: it may be loaded under another address, such as one with a version. Modules that
 * load later have chunks of their own. No chunks import each other, so that a class is there before those that extend it.
 */
export function cdnChunks(root: string): Rolldown.CodeSplittingNameFunction {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (module, graph) => {
    chunks ??= new Assignment(root, graph).chunks;
    return chunks.get(module) ?? null;
  };
}

class Assignment {
  readonly chunks = new Map<string, string>();
  readonly #root: string;
  readonly #graph: Rolldown.ChunkingContext;
  readonly #users = new Map<string, Users>();
  /** Family -> all modules that load with it. */
  readonly #families = new Map<string, Set<string>>();
  #elements = 0;

  constructor(root: string, graph: Rolldown.ChunkingContext) {
    this.#root = root;
    this.#graph = graph;
    const unknown = new Set(families.keys());
    for (const index of startOf([`${root}/elements/index.ts`], graph)) {
      const name = index.endsWith('/index.ts') && this.#elementOf(index);
      if (!name) continue;
      this.#elements++;
      unknown.delete(name);
      this.#use(familyOf(name), index, 1);
    }
    if (unknown.size) throw new Error(`No such elements: ${[...unknown].join(', ')}`);
    this.#use(DEVICE, `${root}/shell/cdn-device.ts`, 0);
    const loader = `${root}/elements/autoload.ts`;
    for (const module of startOf([loader], graph)) if (module !== loader) this.chunks.set(module, CORE);
    for (const module of this.#users.keys())
      if (!this.chunks.has(module) && !this.#loadsLater(module)) this.chunks.set(module, this.#place(module));
  }

  #use(family: string, entry: string, elements: number): void {
    const all = this.#families.get(family) ?? new Set();
    this.#families.set(family, all);
    for (const module of startOf([entry], this.#graph)) {
      all.add(module);
      const users = this.#users.get(module) ?? { elements: 0, families: new Set() };
      this.#users.set(module, users);
      users.elements += elements;
      users.families.add(family);
    }
  }

  /** 'elements/input/input.ts' -> 'input'; undefined for what several elements share. */
  #elementOf(module: string): string | undefined {
    const path = module.replace(`${this.#root}/`, '');
    return /^elements\/(?!(?:base|internal)\/)([^/]+)\//.exec(path)?.[1];
  }

  /** Whether others than its users load it by `import()`: that stays plain if it is of a chunk of its own, and can be tried again. */
  #loadsLater(module: string): boolean {
    const { families } = this.#users.get(module)!;
    return this.#graph
      .getModuleInfo(module)!
      .dynamicImporters.some(
        (importer) => ![...(this.#users.get(importer)?.families ?? [''])].every((each) => families.has(each)),
      );
  }

  #place(module: string): string {
    const families = [...this.#users.get(module)!.families];
    if (this.#isCore(module)) return CORE;
    if (families.length === 1) return families[0]!;
    // One of them that loads with each of the others.
    const first = families.find((family) => this.#loadsWith(family, families));
    if (first) return first;
    return SUBJECTS.find(([path]) => module.startsWith(`${this.#root}/${path}`))?.[1] ?? COMMON;
  }

  #isCore(module: string): boolean {
    if (this.#users.get(module)!.elements >= this.#elements * CORE_SHARE) return true;
    // Its imports have its users, and more: they are in the core if they are not too large.
    return [...startOf([module], this.#graph)].every((each) => {
      const { elements, families } = this.#users.get(each)!;
      if (elements >= this.#elements * CORE_SHARE) return true;
      const size = this.#graph.getModuleInfo(each)?.code?.length ?? 0;
      return families.size > 1 && size <= MAX_SMALL && !this.#elementOf(each);
    });
  }

  /** Whether the elements of a family load with each of these families. */
  #loadsWith(family: string, families: readonly string[]): boolean {
    const own = [...this.#families.get(family)!].filter((module) => familyOf(this.#elementOf(module) ?? '') === family);
    return families.every((each) => each === family || own.some((module) => this.#families.get(each)!.has(module)));
  }
}
