/** The user chose an item of a menu. With `preventDefault()` the menu stays open. */
export class MenuSelectEvent extends Event {
  /** The item's `value`. */
  readonly value: string | number;
  /** The item: an `nc-menu-item`. */
  readonly item: HTMLElement;
  /** Whether a checkbox or radio item is checked now. */
  readonly checked: boolean;

  constructor(value: string | number, item: HTMLElement, checked: boolean) {
    super('select', { cancelable: true });
    this.value = value;
    this.item = item;
    this.checked = checked;
  }
}
