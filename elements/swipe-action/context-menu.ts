import { msg } from '@lit/localize';
import '../menu/index.js';
import type { MenuEntry } from '../menu/index.js';

/** Shows entries as a context menu at a point, or beside `anchor`. Resolves to the index of the chosen one. */
export async function choose(
  root: ParentNode,
  entries: readonly MenuEntry[],
  anchor: Element | { left: number; top: number },
): Promise<number | undefined> {
  const menu = root.ownerDocument!.createElement('nc-menu');
  menu.items = entries.map((entry, value) => ({ ...entry, value }));
  menu.label = msg('Actions', { id: 'nc.action-sheet.label', desc: 'Name of a list of actions without a heading' });
  menu.anchor = anchor;
  root.append(menu);
  const { result } = await menu.show();
  await menu.hide();
  menu.remove();
  return result && Number(result.value);
}
