import type { TextControl } from './text-control.js';

/** The `nc-label`s of a control. */
export type LabelsOf = (control: Element) => readonly HTMLElement[];

/**
 * Gives the inner fields of controls the names that labels of the page, or `aria-label`, give the controls.
 * `internals.labels` would make a live list for each of them, which the browser keeps up to date with every later change
 * of the page.
 */
export function nameFields(controls: ReadonlySet<TextControl>, ownLabelsOf: LabelsOf): void {
  const found = new Map<Element | null, HTMLElement[]>();
  for (const root of new Set([...controls].map((control) => control.getRootNode() as ParentNode & Node))) {
    for (const label of root.querySelectorAll('label')) {
      found.set(label.control, [...(found.get(label.control) ?? []), label]);
    }
  }
  for (const control of controls) {
    const labels = control.label ? [] : [...(found.get(control) ?? []), ...ownLabelsOf(control)];
    const texts = labels.map((label) => label.textContent?.trim());
    const name = control.getAttribute('aria-label') || texts.filter(Boolean).join(', ');
    if (name || control.field.ariaLabel) control.field.ariaLabel = name || null;
  }
}
