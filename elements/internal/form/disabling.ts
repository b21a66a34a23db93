/** A control that elements around it, such as a group or `nc-form`, may disable as a fieldset does. */
interface Barrable extends Element {
  formDisabledCallback(disabled: boolean): void;
}

/** Who has barred a control. */
const bars = new WeakMap<Element, Set<object>>();
/** The `tabindex` that a barred control goes without: `:disabled`, which takes it from the tab order, is the browser's. */
const tabIndexes = new WeakMap<Element, string>();

export const isBarred = (control: Element): boolean => bars.has(control);

/** Takes a control into the tab order, unless the page has given it a place there; one that is barred, later. */
export function makeFocusable(control: HTMLElement): void {
  if (control.hasAttribute('tabindex')) return;
  if (isBarred(control)) tabIndexes.set(control, '0');
  else control.tabIndex = 0;
}

/**
 * Disables a control in the name of `by`, or takes that back. The control's own `disabled` is never touched, and it
 * stays disabled while anyone else, a fieldset or itself, says so.
 */
export function bar(control: Barrable, by: object, on: boolean): void {
  const before = bars.get(control);
  if ((before?.has(by) ?? false) === on) return;
  const now = new Set(before);
  if (on) now.add(by);
  else now.delete(by);
  if (now.size > 0) bars.set(control, now);
  else bars.delete(control);
  if ((before === undefined) === (now.size === 0)) return;
  const tabIndex = on ? control.getAttribute('tabindex') : tabIndexes.get(control);
  if (typeof tabIndex === 'string') {
    tabIndexes.set(control, tabIndex);
    if (on) control.removeAttribute('tabindex');
    else if (!control.hasAttribute('tabindex')) control.setAttribute('tabindex', tabIndex);
  }
  control.formDisabledCallback(control.matches(':disabled'));
}
