/** The user chose an item of an action sheet. */
export class ActionSelectEvent extends Event {
  /** Which one, counted from 0. */
  readonly tapIndex: number;
  /** What the page gave the item as `data`. */
  readonly data: unknown;

  constructor(tapIndex: number, data: unknown) {
    super('select');
    this.tapIndex = tapIndex;
    this.data = data;
  }
}
