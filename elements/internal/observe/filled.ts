/**
 * Marks the slots that the page has filled by `data-filled`, for the space around what is in them: the page's own rules beat a
 * margin of the content, and may take it away.
 */
export function markFilled(root: ParentNode, names: readonly string[]): void {
  for (const name of names) {
    const slot = root.querySelector<HTMLSlotElement>(`slot[name=${name}]`);
    slot?.toggleAttribute('data-filled', slot.assignedNodes().length > 0);
  }
}
