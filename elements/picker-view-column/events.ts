/** The user moved a wheel to another row, which is where it rests (or passes, with `immediate-change`). */
export class PickerViewColumnChangeEvent extends Event {
  /** Place of the row, from 0. */
  readonly value: number;

  constructor(value: number) {
    super('change');
    this.value = value;
  }
}
