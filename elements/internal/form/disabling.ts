import { pageWide } from '../element/page-wide.js';

/** A control that an ancestor of ours (a group or `nc-form`) can disable, as a fieldset does. */
interface DisableTarget extends Element {
  formDisabledCallback(disabled: boolean): void;
}

/** The ancestors that disable a control. They may be of another copy of the library. */
const disablers = /* @__PURE__ */ pageWide('disablers', () => new WeakMap<Element, Set<object>>());
/** The `tabindex` of controls that an ancestor disables. It is removed meanwhile, since `:disabled` does not match them. */
const tabIndexes = new WeakMap<Element, string>();

/** Whether a group or form of ours around the control disables it. Fieldsets do not count. */
export const isDisabledByAncestor = (control: Element): boolean => disablers.has(control);

/** Makes a control focusable, unless the page has set `tabindex`; a control that an ancestor disables, once it is enabled. */
export function makeFocusable(control: HTMLElement): void {
  if (control.hasAttribute('tabindex')) return;
  if (isDisabledByAncestor(control)) tabIndexes.set(control, '0');
  else control.tabIndex = 0;
}

/**
 * Disables a control on behalf of the ancestor `by`, or takes that back. The control's own `disabled` does not change, and
 * the control stays disabled while another ancestor, a fieldset or its own `disabled` still disables it.
 */
export function disableBy(control: DisableTarget, by: object, on: boolean): void {
  const before = disablers.get(control);
  if ((before?.has(by) ?? false) === on) return;
  const now = new Set(before);
  if (on) now.add(by);
  else now.delete(by);
  if (now.size > 0) disablers.set(control, now);
  else disablers.delete(control);
  if ((before === undefined) === (now.size === 0)) return;
  const tabIndex = on ? control.getAttribute('tabindex') : tabIndexes.get(control);
  if (typeof tabIndex === 'string') {
    tabIndexes.set(control, tabIndex);
    if (on) control.removeAttribute('tabindex');
    else if (!control.hasAttribute('tabindex')) control.setAttribute('tabindex', tabIndex);
  }
  control.formDisabledCallback(control.matches(':disabled'));
}
