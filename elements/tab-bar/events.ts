import type { TabBarItem } from './tab-bar.js';

/** The user picked another tab; the bar has selected it. */
export class TabChangeEvent extends Event {
  readonly index: number;
  readonly item: TabBarItem;

  constructor(index: number, item: TabBarItem) {
    super('change');
    this.index = index;
    this.item = item;
  }
}

/** The user tapped a tab; `same` if it was the selected one already. Prevented, it selects nothing. */
export class TabTapEvent extends Event {
  readonly index: number;
  readonly item: TabBarItem;
  readonly same: boolean;

  constructor(index: number, item: TabBarItem, same: boolean) {
    super('tabtap', { cancelable: true });
    this.index = index;
    this.item = item;
    this.same = same;
  }
}
