import type { NavBarButton } from './types.js';

/** A button of the bar was tapped. */
export class ButtonTapEvent extends Event {
  readonly index: number;
  readonly button: NavBarButton;

  constructor(index: number, button: NavBarButton) {
    super('buttontap');
    this.index = index;
    this.button = button;
  }
}

/** The text of the bar's search field changed, or was confirmed. */
export class SearchTextEvent extends Event {
  readonly text: string;

  constructor(type: 'searchinput' | 'searchconfirm', text: string) {
    super(type);
    this.text = text;
  }
}

/** The bar's search field got or lost the focus. */
export class SearchFocusEvent extends Event {
  readonly focus: boolean;

  constructor(focus: boolean) {
    super('searchfocus');
    this.focus = focus;
  }
}
