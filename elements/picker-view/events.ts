/** The user moved one of the wheels to another row. */
export class PickerViewChangeEvent extends Event {
  /** Index of the picked row of each column. */
  readonly value: number[];

  constructor(value: number[]) {
    super('change', { bubbles: true });
    this.value = value;
  }
}
