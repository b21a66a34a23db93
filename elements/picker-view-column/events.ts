/** The user moved a wheel to another row. With `immediate-change` also for each row that passes. */
export class PickerViewColumnChangeEvent extends Event {
  /** Index of the row. */
  readonly value: number;

  constructor(value: number) {
    super('change');
    this.value = value;
  }
}
