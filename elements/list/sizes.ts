/** Entries in a block, whose sum is kept: offsets are found by blocks first. */
const BLOCK = 512;

/** The size of an entry before any has been measured, in px. */
const GUESS = 50;

/** Stands for a measured size of 0, as 0 means that it is not known. */
const ZERO = Number.MIN_VALUE;

/**
 * The sizes of all entries of a list, in px. Those that were never shown count with the mean of the first that were.
 * Offsets are sums of sizes, from the start of the list.
 */
export class Sizes {
  #sizes = new Float64Array(0);
  /** Of each block: the sum of the known sizes, and how many are known. */
  #sums = new Float64Array(0);
  #known = new Uint16Array(0);
  #estimate = 0;
  /** Whether the estimate stays as it is. */
  #isFinal = false;

  get length(): number {
    return this.#sizes.length;
  }

  /** The size that entries have until they are measured. */
  get estimate(): number {
    return this.#estimate || GUESS;
  }

  /** Offset of the end. */
  get total(): number {
    return this.offset(this.length);
  }

  /** Sets the size of entries that are not measured. 0: the mean of those that are measured, from then on. */
  estimateAs(size: number): void {
    if (size > 0) {
      this.#estimate = size;
      this.#isFinal = true;
    } else if (!this.#estimate) this.#estimate = this.#mean;
  }

  /** Rows have another size than at first, when elements in them had not rendered: that of others is estimated once more. */
  estimateAgain(): void {
    if (this.#isFinal) return;
    this.#isFinal = true;
    this.#estimate = this.#mean;
  }

  /** 0 if no size is known. */
  get #mean(): number {
    const known = this.#known.reduce((sum, count) => sum + count, 0);
    return known > 0 ? Math.max(1, this.#sums.reduce((sum, size) => sum + size, 0) / known) : 0;
  }

  of(index: number): number {
    return this.#sizes[index] || this.estimate;
  }

  /** Returns whether it has changed. */
  set(index: number, size: number): boolean {
    const given = Math.max(size, ZERO);
    const before = this.#sizes[index]!;
    if (before === given) return false;
    this.#sizes[index] = given;
    const block = Math.floor(index / BLOCK);
    this.#sums[block]! += given - before;
    if (!before) this.#known[block]! += 1;
    return true;
  }

  /** The offset of the start of an entry. */
  offset(index: number): number {
    const { estimate } = this;
    const end = Math.min(Math.max(0, index), this.length);
    const block = Math.floor(end / BLOCK);
    let offset = 0;
    for (let at = 0; at < block; at++) offset += this.#sums[at]! + (BLOCK - this.#known[at]!) * estimate;
    for (let at = block * BLOCK; at < end; at++) offset += this.#sizes[at] || estimate;
    return offset;
  }

  /** The entry at an offset; the first or the last one if it is beyond them. */
  at(offset: number): number {
    const { estimate, length } = this;
    let start = 0;
    let block = 0;
    for (const last = Math.ceil(length / BLOCK) - 1; block < last; block++) {
      const end = start + this.#sums[block]! + (BLOCK - this.#known[block]!) * estimate;
      if (end > offset) break;
      start = end;
    }
    let index = block * BLOCK;
    for (; index < length - 1; index++) {
      start += this.#sizes[index] || estimate;
      if (start > offset) break;
    }
    return Math.max(0, Math.min(index, length - 1));
  }

  /**
   * The entries have changed: the first `prefix` and the last `suffix` are the same ones. `former` gives the former index of
   * an entry between them, or -1.
   */
  change(length: number, prefix: number, suffix: number, former: (index: number) => number): void {
    const before = this.#sizes;
    const sizes = new Float64Array(length);
    sizes.set(before.subarray(0, prefix));
    if (suffix) sizes.set(before.subarray(before.length - suffix), length - suffix);
    for (let index = prefix; before.length > 0 && index < length - suffix; index++) {
      const old = former(index);
      if (old >= 0) sizes[index] = before[old]!;
    }
    this.#sizes = sizes;
    this.#sums = new Float64Array(Math.ceil(length / BLOCK));
    this.#known = new Uint16Array(this.#sums.length);
    if (before.length === 0) return;
    for (let index = 0; index < length; index++) {
      const size = sizes[index]!;
      if (!size) continue;
      const block = Math.floor(index / BLOCK);
      this.#sums[block]! += size;
      this.#known[block]! += 1;
    }
  }
}
