function mark(slot: HTMLSlotElement): void {
  slot.toggleAttribute('data-filled', slot.assignedNodes().length > 0);
}

const changed = ({ currentTarget }: Event): void => mark(currentTarget as HTMLSlotElement);

/**
 * Marks slots while the page has filled them, by `data-filled`, for the space around what is in them: the page's own rules beat a
 * margin of the content, and may take it away.
 */
export function markFilled(root: ParentNode, ...names: readonly string[]): void {
  for (const name of names) {
    const slot = root.querySelector<HTMLSlotElement>(`slot[name=${name}]`)!;
    mark(slot);
    slot.addEventListener('slotchange', changed);
  }
}
