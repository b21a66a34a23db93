import type { IconData } from '../base/icon-names.js';
import { each, json, LEFT_OUT, listOf, objectOf, WORDS } from '../internal/element/kinds.js';
import type { Badge } from '../internal/styles/badge.js';

/** Glyphs of the bar's icon font, instead of a picture. */
export interface TabBarIconFont {
  readonly text?: string;
  /** Instead of `text` while the tab is selected. */
  readonly selectedText?: string;
  /** px, or a CSS length. Default: the size of the icons. */
  readonly fontSize?: number | string;
  /** Any CSS color. Default: that of the tab. */
  readonly color?: string;
  readonly selectedColor?: string;
}

export interface TabBarItem extends Badge {
  /** Path of the tab's page: the tab is a link to it, that opens in a new browser tab as links do. */
  readonly pagePath?: string;
  readonly text?: string;
  /** Name of an `nc-icon`, or the address of a picture. */
  readonly icon?: IconData;
  /** Instead of `icon` while the tab is selected. */
  readonly selectedIcon?: IconData;
  /** Instead of `icon`: glyphs of the font that `iconfontSrc` names. */
  readonly iconfont?: TabBarIconFont;
  /** A short text on the icon; one as wide as four letters or wider becomes an ellipsis. */
  readonly badge?: string | number;
  /** A dot on the icon, while there is no `badge`. */
  readonly redDot?: boolean;
  /** What screen readers say of the badge or dot after the text, such as "3 unread messages". Default: `badge`, or "new". */
  readonly badgeLabel?: string;
  /** Default: true. */
  readonly visible?: boolean;
  readonly disabled?: boolean;
}

export interface TabBarMidButton {
  readonly text?: string;
  /** Name of an `nc-icon`, or the address of a picture. */
  readonly icon?: IconData;
  readonly iconfont?: TabBarIconFont;
  /** Size of the button and of its icon, in px or as CSS lengths. Default: a tab's, and 24. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly iconWidth?: number | string;
  /** Address of a picture behind the button. */
  readonly backgroundImage?: string;
}

const ICON_FONT = objectOf(each(WORDS, 'text selectedText fontSize color selectedColor'));

/** What `list` takes. */
export const TABS = json(
  listOf(
    objectOf({ ...each(WORDS, 'pagePath text icon selectedIcon badge badgeLabel'), iconfont: ICON_FONT }),
    'a list of { pagePath, text, icon, selectedIcon, badge, redDot … }',
    LEFT_OUT,
  ),
);

/** What `midButton` takes. */
export const MID_BUTTON = json(
  objectOf(
    { ...each(WORDS, 'text icon width height iconWidth backgroundImage'), iconfont: ICON_FONT },
    { expected: 'an object { text, icon, width, height, iconWidth, backgroundImage … }' },
  ),
);
