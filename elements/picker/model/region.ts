/** A place, or anything else that is chosen level by level: its name, or an object. */
export type RegionNode = string | RegionEntry;

export interface RegionEntry {
  /** The places in it. A function is called when the user gets there. Unset: `range` is called, if it is a function. */
  readonly children?: RegionSource;
  /** An identifier for the `change` event, if the name does not identify the place. */
  readonly code?: unknown;
  /** The text that the user reads, under `name` or the key in `range-key`. */
  readonly [key: string]: unknown;
}

export type RegionList = readonly RegionNode[];

/**
 * Called with the places chosen so far, the widest first; with none for the first column. Undefined or an empty list
 * means that there are no places below.
 */
export type RegionLoader = (path: RegionList) => RegionList | undefined | Promise<RegionList | undefined>;

export type RegionSource = RegionList | Promise<RegionList | undefined> | RegionLoader;
