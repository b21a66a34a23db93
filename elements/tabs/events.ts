/** The user selected another tab. */
export class TabsChangeEvent extends Event {
  /** The name of the tab, or its index as a text if it has none. */
  readonly value: string;
  readonly index: number;

  constructor(value: string, index: number) {
    super('change', { bubbles: true });
    this.value = value;
    this.index = index;
  }
}

/** The user tapped a tab, or went to it by a key. Preventing the event keeps the selection. */
export class TabsTapEvent extends Event {
  /** The name of the tab, or its index as a text if it has none. */
  readonly value: string;
  readonly index: number;
  /** Whether the tab was already selected. */
  readonly same: boolean;

  constructor(value: string, index: number, same: boolean) {
    super('tabtap', { cancelable: true });
    this.value = value;
    this.index = index;
    this.same = same;
  }
}
