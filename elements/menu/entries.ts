import { html, nothing, type TemplateResult } from 'lit';
import type { IconData } from '../base/icon-names.js';
import { each, either, FLAG, json, listOf, objectOf, TEXT, WORDS, type Kind } from '../internal/element/kinds.js';
import type { MenuItemType } from '../menu-item/menu-item.js';

/** An item of the list `items`. */
export interface MenuEntry {
  text?: string;
  /** What the `select` event reports. Default: the text. */
  value?: string | number;
  /** `separator` is a line between items. Default: `normal`. */
  type?: MenuItemType | 'separator';
  /** The radio items with the same name are one choice. */
  name?: string;
  /** Name of an `nc-icon`, or the address of a picture. */
  icon?: IconData;
  shortcut?: string;
  href?: string;
  checked?: boolean;
  disabled?: boolean;
  destructive?: boolean;
  /** Those of a menu of its own. */
  items?: readonly (string | MenuEntry)[];
}

const EXPECTED = 'a list of texts, or of { text, value, type, icon, shortcut, href, checked, disabled, items }';

const LIST: Kind = {
  expected: EXPECTED,
  read: (value, refuse) => listOf(either(EXPECTED, TEXT, ENTRY), EXPECTED).read(value, refuse),
};
const ENTRY = objectOf({
  ...each(WORDS, 'text value type name icon shortcut href'),
  ...each(FLAG, 'checked disabled destructive'),
  items: LIST,
});

/** What `items` takes. */
export const ENTRIES = json(LIST);

/** The items of a list, for an open menu. */
export function renderEntries(entries: readonly (string | MenuEntry)[] = []): TemplateResult[] {
  return entries.map((given) => {
    const entry: MenuEntry = typeof given === 'string' ? { text: given } : given;
    if (entry.type === 'separator') return html`<hr />`;
    const { text = '', value = text, type, name, icon, shortcut, href, checked, disabled, destructive, items } = entry;
    return html`<nc-menu-item
      part="item"
      .value=${value}
      .type=${type}
      .name=${name}
      .icon=${icon}
      .shortcut=${shortcut}
      .href=${href}
      .checked=${checked}
      .disabled=${Boolean(disabled)}
      .destructive=${Boolean(destructive)}
    >${text}${items ? html`<nc-menu slot="submenu" label=${text} .items=${items}></nc-menu>` : nothing}</nc-menu-item>`;
  });
}
