import type { TabBarItem } from './types.js';

/** The user selected another tab. */
export class TabChangeEvent extends Event {
  readonly index: number;
  readonly item: TabBarItem;

  constructor(index: number, item: TabBarItem) {
    super('change', { bubbles: true });
    this.index = index;
    this.item = item;
  }
}

/** The user tapped a tab. Preventing the event keeps the selection. */
export class TabTapEvent extends Event {
  readonly index: number;
  readonly item: TabBarItem;
  /** Whether the tab was already selected. */
  readonly same: boolean;

  constructor(index: number, item: TabBarItem, same: boolean) {
    super('tabtap', { cancelable: true });
    this.index = index;
    this.item = item;
    this.same = same;
  }
}
