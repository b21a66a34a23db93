/** A place, or whatever else narrows down step by step: its name alone, or an object. */
export type RegionNode = string | RegionEntry;

export interface RegionEntry {
  /** What it consists of. A function is called when the user gets there. Without, `range` is asked if it is a function. */
  readonly children?: RegionSource;
  /** What identifies it, if that is not its name: the `change` event tells it. */
  readonly code?: unknown;
  /** Under `name`, or the key `range-key`: what the user reads. */
  readonly [key: string]: unknown;
}

export type RegionList = readonly RegionNode[];

/** Called with the places chosen so far, the widest first: none for the first column. No or an empty list ends it. */
export type RegionLoader = (path: RegionList) => RegionList | undefined | Promise<RegionList | undefined>;

export type RegionSource = RegionList | Promise<RegionList | undefined> | RegionLoader;
