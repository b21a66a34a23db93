/** The user moved one of the wheels to another row. */
export class PickerViewChangeEvent extends Event {
  /** Place of the row of each column, from 0. */
  readonly value: number[];

  constructor(value: number[]) {
    super('change');
    this.value = value;
  }
}
