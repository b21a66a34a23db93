import { html, nothing } from 'lit';
import type { IconData } from '../base/icon-names.js';
import { each, either, json, LEFT_OUT, listOf, objectOf, TEXT, WORDS } from '../internal/element/kinds.js';
import { pictureOf } from '../internal/element/picture.js';

/** An item of an action sheet. */
export interface ActionSheetItem {
  text: string;
  /** Shown below the text. */
  description?: string;
  /** Name of an `nc-icon`, or the address of a picture. */
  icon?: IconData;
  /** Any CSS color, for this item's text and icon. */
  color?: string;
  /**
   * `destructive` is shown as a warning, `selected` with a check mark. `cancel` replaces the cancel button below the list,
   * and closes without a choice.
   */
  role?: 'destructive' | 'selected' | 'cancel';
  disabled?: boolean;
  /** Returned in the result when the item is chosen. */
  data?: unknown;
}

/** The chosen item. */
export interface ActionSheetResult {
  /** Index of the item, from 0. */
  readonly tapIndex: number;
  /** The item's `data`, if it has any. */
  readonly data?: unknown;
}

const EXPECTED = 'a list of texts, or of { text, description, icon, color, role, disabled, data }';
const ITEM = objectOf(each(WORDS, 'text description icon color role'), { needs: 'text' });

/** What `itemList` takes. */
export const ITEMS = json(listOf(either(EXPECTED, TEXT, ITEM), EXPECTED, LEFT_OUT));

/** The items of a list of texts and objects. */
export const itemsOf = (list: readonly (string | ActionSheetItem)[] = []): readonly ActionSheetItem[] =>
  list.map((given) => (typeof given === 'string' ? { text: given } : given));

/** Whether the items are aligned at the start: those with an icon, a description or a check mark are. */
export const areAtStart = (items: readonly ActionSheetItem[]): boolean =>
  items.some(({ icon, description, role }) => icon || description || role === 'selected');

interface ItemOptions {
  readonly index: number;
  /** Whether one of the items is the selected one. */
  readonly isSelectable: boolean;
  /** Whether it was chosen and the guard has not answered yet. */
  readonly isBusy: boolean;
  readonly choose: () => void;
}

/** An item as a button of the menu. */
export function renderItem(item: ActionSheetItem, { index, isSelectable, isBusy, choose }: ItemOptions): unknown {
  const { text, description, icon, role, disabled } = item;
  return html`<button
    type="button"
    part="item"
    data-index=${index}
    class=${role === 'destructive' ? 'destructive' : ''}
    role=${isSelectable ? 'menuitemradio' : 'menuitem'}
    aria-checked=${isSelectable ? role === 'selected' : nothing}
    aria-busy=${isBusy ? 'true' : nothing}
    ?disabled=${disabled}
    @click=${choose}
  >
    ${icon ? html`<span part="icon">${pictureOf(icon)}</span>` : nothing}
    <span class="words">
      <span part="text">${text}</span>
      ${description ? html`<span part="description">${description}</span>` : nothing}
    </span>
  </button>`;
}
