import type { UploaderItem } from './items.js';

/** Why a file is not added: it is not of an accepted type, too large, or one too many. */
export type RefusalReason = 'type' | 'size' | 'count';

/** A file that the user chose is not added. */
export class UploaderFileEvent extends Event {
  readonly file: File;
  readonly reason: RefusalReason;

  constructor(type: 'reject' | 'oversize', file: File, reason: RefusalReason) {
    super(type);
    this.file = file;
    this.reason = reason;
  }
}

/** Something happens to one item. */
export class UploaderItemEvent extends Event {
  readonly item: UploaderItem;
  /** Its place in `value`. */
  readonly index: number;
  /** Why it failed: with `action` an `Error`, else what `upload` threw. */
  readonly error: unknown;

  constructor(type: string, item: UploaderItem, index: number, options?: EventInit & { readonly error?: unknown }) {
    super(type, options);
    this.item = item;
    this.index = index;
    this.error = options?.error;
  }
}
