import { labelsOf, labelTexts } from '../form/labels.js';

/** A control whose inner field has the name of the control. Labels of the page do not reach a shadow tree. */
export interface NamedControl extends HTMLElement {
  /** A label of its own, inside the shadow tree. It names the field, and no other label does. */
  readonly label?: string;
  /** The name of the field while the page gives it none. */
  readonly defaultName?: string;
}

/** The controls whose names may have changed, and their fields. */
const waiting = new Map<NamedControl, HTMLElement>();

/** What the elements say that `aria-labelledby` of a control names. Its field is in another tree than they are. */
const namedBy = (control: NamedControl): string =>
  control.hasAttribute('aria-labelledby') ? labelTexts(control.ariaLabelledByElements ?? [], control) : '';

/** Names the field of a control by `aria-labelledby`, `aria-label` or its labels, in a microtask, together with all others that wait. */
export function nameFieldSoon(control: NamedControl, field: HTMLElement): void {
  if (waiting.size === 0) queueMicrotask(nameFields);
  waiting.set(control, field);
}

/**
 * Finds the labels of all controls in one pass. `internals.labels` would create a live list for each control, which the
 * browser updates with every later change of the page.
 */
function nameFields(): void {
  const found = new Map<Element | null, HTMLElement[]>();
  const roots = new Set(Array.from(waiting.keys(), (control) => control.getRootNode() as ParentNode & Node));
  for (const root of roots) {
    for (const label of root.querySelectorAll('label')) {
      found.set(label.control, [...(found.get(label.control) ?? []), label]);
    }
  }
  for (const [control, field] of waiting) {
    const labels = control.label ? [] : [...(found.get(control) ?? []), ...labelsOf(control)];
    const given = namedBy(control) || control.getAttribute('aria-label') || labelTexts(labels, control, ', ');
    const name = given || (!control.label && control.defaultName);
    if (name || field.ariaLabel?.trim()) field.ariaLabel = name || null;
  }
  waiting.clear();
}
