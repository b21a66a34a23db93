/** The user chose an item of an action sheet. */
export class ActionSelectEvent extends Event {
  /** Index of the item, from 0. */
  readonly tapIndex: number;
  /** The item's `data`. */
  readonly data: unknown;

  constructor(tapIndex: number, data: unknown) {
    super('select');
    this.tapIndex = tapIndex;
    this.data = data;
  }
}
