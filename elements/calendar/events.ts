/** The user turned to another month. */
export class MonthChangeEvent extends Event {
  /** The month, as yyyy-mm. */
  readonly month: string;

  constructor(month: string) {
    super('monthchange');
    this.month = month;
  }
}
