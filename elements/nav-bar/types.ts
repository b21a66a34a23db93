import type { IconName } from '../base/icon-names.js';
import { each, json, LEFT_OUT, listOf, objectOf, WORDS } from '../internal/element/kinds.js';

/** A button of the bar. */
export interface NavBarButton {
  /** Gives the button an icon and a name. Default: `none`. */
  readonly type?: 'forward' | 'back' | 'share' | 'favorite' | 'home' | 'menu' | 'close' | 'none';
  /** Any icon of `nc-icon`, in place of the one of `type`. It needs a `label`. */
  readonly icon?: IconName;
  /** What is shown without an icon; with one it is the name. May be a glyph of an icon font. */
  readonly text?: string;
  /** The name for screen readers of a button that shows an icon or a glyph. */
  readonly label?: string;
  /** Any CSS color. Default: that of the bar. */
  readonly color?: string;
  /** What is behind the button in a transparent bar: any CSS color. */
  readonly background?: string;
  /** A short text on the button; one as wide as four letters or wider becomes an ellipsis. */
  readonly badgeText?: string | number;
  /** A dot on the button, while there is no `badgeText`. */
  readonly redDot?: boolean;
  /** What screen readers say of the badge or dot after the name, such as "3 unread messages". Default: `badgeText`, or "new". */
  readonly badgeLabel?: string;
  /** Whether the button is on, of one that turns something on and off, such as `favorite`. */
  readonly pressed?: boolean;
  /** Shows that the button opens a choice. */
  readonly select?: boolean;
  /** Where it stands, in text that runs from left to right. Default: `right`. */
  readonly float?: 'left' | 'right';
  /** Width of the button, size of its text or icon: px, or CSS lengths. */
  readonly width?: number | string;
  readonly fontSize?: number | string;
  readonly fontWeight?: number | string;
  readonly fontFamily?: string;
  /** Address of a font of icons for the text. */
  readonly fontSrc?: string;
}

/** Colors of the shadow below the bar. */
export type NavBarShadow = 'grey' | 'blue' | 'green' | 'orange' | 'red' | 'yellow';

/** A search field instead of the title. */
export interface NavBarSearch {
  readonly placeholder?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Colors of the text, of the field and of its placeholder: any CSS color. */
  readonly color?: string;
  readonly backgroundColor?: string;
  readonly placeholderColor?: string;
  /** Corner radius: px, or a CSS length. */
  readonly borderRadius?: number | string;
  /** The field takes the focus when it appears. */
  readonly autoFocus?: boolean;
  /** A button that looks like the field: `searchclick` leads to a page that searches. */
  readonly disabled?: boolean;
}

const BUTTON = objectOf(
  each(
    WORDS,
    'type icon text label color background badgeText badgeLabel width fontSize fontWeight fontFamily fontSrc',
  ),
);

/** What `buttons` takes. */
export const BUTTONS = json(listOf(BUTTON, 'a list of { type, text, badgeText, redDot … }', LEFT_OUT));

/** What `searchInput` takes. */
export const SEARCH = json(
  objectOf(each(WORDS, 'placeholder align color backgroundColor placeholderColor borderRadius'), {
    expected: 'an object { placeholder, align, disabled … }',
  }),
);
