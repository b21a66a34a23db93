import type { PropertyValues } from 'lit';

/** The texts of a row: each is shown in the slot of its name, unless the page fills that. */
export interface Row {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  /** Name of an `nc-icon`. */
  readonly icon: string;
}

const TEXTS = ['title', 'label', 'value'] as const;

/** The slot of a row, which is its part as well. */
export const slotOf = (root: ParentNode, name: string): HTMLSlotElement => root.querySelector(`slot[name=${name}]`)!;

/** Writes the properties that have changed into the slots of a row. The element imports `nc-icon`. */
export function writeRow(row: Row, root: ParentNode, changed: PropertyValues): void {
  for (const name of TEXTS) if (changed.has(name)) write(slotOf(root, name), row[name]);
  if (!changed.has('icon')) return;
  const slot = slotOf(root, 'icon');
  const type = row.icon;
  slot.textContent = '';
  if (!type) return;
  const icon = slot.ownerDocument.createElement('nc-icon');
  icon.setAttribute('type', type);
  slot.append(icon);
}

/** The text comes first: the slot of the value has another one in it. */
function write(slot: Element, text: string): void {
  const { firstChild } = slot;
  // Not `instanceof`: it may be in another document.
  if (firstChild?.nodeType === 3) firstChild.nodeValue = text;
  else slot.prepend(text);
}
