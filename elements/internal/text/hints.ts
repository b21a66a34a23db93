import { setAttribute, type TextField } from './field.js';

/** Attributes of every HTML element that browsers read of the native field: what its keyboard and its spelling do, and its direction. */
const PASSED_ON = ['autocapitalize', 'autocorrect', 'spellcheck', 'writingsuggestions', 'dir'];

/** What a control with a native field observes besides its properties. */
export const FIELD_ATTRIBUTES: readonly string[] = [
  ...PASSED_ON,
  ...['enterkeyhint', 'aria-describedby', 'aria-description', 'aria-label', 'aria-labelledby'],
];

/** Passes on to the field what the page says about its keyboard and its text. */
export function passHints(control: Element, field: TextField): void {
  for (const name of PASSED_ON) {
    const value = control.getAttribute(name);
    // `spellcheck=""` is not the same as none.
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}

/** Describes the field by what describes the control on the page, and by nodes of its own tree. */
export function describeField(control: Element, field: TextField, ids: readonly string[]): void {
  const outer = control.ariaDescribedByElements ?? [];
  const root = field.getRootNode() as ShadowRoot;
  const own = ids.map((id) => root.getElementById(id)).filter((node) => node !== null);
  if (outer.length > 0) field.ariaDescribedByElements = [...outer, ...own];
  else {
    // Elements of another tree leave an empty attribute.
    if (field.getAttribute('aria-describedby') === '') field.ariaDescribedByElements = null;
    setAttribute(field, 'aria-describedby', own.map(({ id }) => id).join(' '));
  }
}
