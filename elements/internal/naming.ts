/** A control whose inner field takes over the names that labels of the page give to the control. */
export interface Named extends Element {
  /** @param labels the native labels of the control */
  nameField(labels: readonly Element[]): void;
}

const waiting = new Set<Named>();

function nameAll(): void {
  const found = new Map<Element | null, HTMLLabelElement[]>();
  for (const root of new Set([...waiting].map((control) => control.getRootNode() as ParentNode & Node))) {
    for (const label of root.querySelectorAll('label')) {
      found.set(label.control, [...(found.get(label.control) ?? []), label]);
    }
  }
  for (const control of waiting) control.nameField(found.get(control) ?? []);
  waiting.clear();
}

/**
 * Names a control at the end of this task's step, all that wait at once. `internals.labels` would make a live list for
 * each of them, which the browser keeps up to date with every later change of the page.
 */
export function nameSoon(control: Named): void {
  if (waiting.size === 0) queueMicrotask(nameAll);
  waiting.add(control);
}
