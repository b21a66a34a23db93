import { clamp } from './calendar.js';
import type { RegionEntry, RegionList, RegionNode } from '../model/region.js';
import { textsOf } from '../model/value.js';
import type { Column, ColumnModel } from './column.js';
import type { RegionTree } from './region-tree.js';

export interface RegionOptions {
  readonly tree: RegionTree;
  /** Property that holds the name of a place. */
  readonly key: string;
  readonly labelOf: (column: number) => string;
}

interface Level {
  readonly names: readonly string[];
  readonly list: RegionList;
  readonly index: number;
}

/** A path through a tree of places: the place in one column decides what the next one offers. */
export class RegionModel implements ColumnModel {
  readonly #options: RegionOptions;
  readonly #names = new WeakMap<RegionList, readonly string[]>();
  /** The name that value or user chose in each column. It may not have loaded yet. */
  #wanted: readonly string[];

  constructor(options: RegionOptions, wanted: readonly string[]) {
    this.#options = options;
    this.#wanted = wanted;
  }

  get columns(): Column[] {
    const { levels, end } = this.#walk();
    const { labelOf } = this.#options;
    const columns = levels.map(({ names, index }, column) => ({
      key: String(column),
      label: labelOf(column),
      rows: names,
      index,
    }));
    if (end === 'complete') return columns;
    const column = columns.length;
    return [...columns, { key: String(column), label: labelOf(column), rows: [], index: 0, isLoading: true }];
  }

  /** Null while a column is still loading. */
  get value(): string[] | null {
    const { levels, end } = this.#walk();
    return end === 'complete' && levels.length > 0 ? levels.map(({ names, index }) => names[index]!) : null;
  }

  /** The `code` of each place, if any has one. */
  get codes(): unknown[] | undefined {
    const codes = this.#walk().path.map((node) => (node as RegionEntry).code);
    return codes.some((code) => code !== undefined) ? codes : undefined;
  }

  /** The path to the places that could not be loaded. */
  get failed(): RegionList | undefined {
    const { path, end } = this.#walk();
    return end === 'failed' ? path : undefined;
  }

  /** The chosen names, without those that are known not to exist. */
  get wanted(): readonly string[] {
    return this.#wanted;
  }

  pick(column: number, row: number): void {
    const { levels } = this.#walk();
    const names = levels[column]?.names;
    if (!names) return;
    const before = levels.slice(0, column).map((level) => level.names[level.index]!);
    this.#wanted = [...before, names[clamp(row, 0, names.length - 1)]!];
  }

  #walk() {
    const levels: Level[] = [];
    const path: RegionNode[] = [];
    for (;;) {
      const list = this.#options.tree.placesIn(path);
      if (list === undefined || list === 'failed') return { levels, path, end: list ?? 'loading' };
      if (list.length === 0) return { levels, path, end: 'complete' };
      const names = this.#namesOf(list);
      const index = names.indexOf(this.#wanted[path.length]!);
      // The names further down belong to another place.
      if (index < 0) this.#wanted = this.#wanted.slice(0, path.length);
      levels.push({ list, names, index: Math.max(0, index) });
      path.push(list[Math.max(0, index)]!);
    }
  }

  /** The same array for the same list: wheels draw their rows again when they get another array. */
  #namesOf(list: RegionList): readonly string[] {
    const names = this.#names.get(list) ?? textsOf(list, this.#options.key);
    this.#names.set(list, names);
    return names;
  }
}
