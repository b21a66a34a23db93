/** What a pointer of one finger or mouse does. */
export function point(target: Element, type: string, x: number, y: number, buttons: number): void {
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, button: 0, buttons };
  target.dispatchEvent(new PointerEvent(type, { ...init, pointerId: 1, pointerType: 'touch', isPrimary: true }));
}

/** Presses and releases in the middle of an element. */
export function click(target: HTMLElement): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  point(target, 'pointerdown', x, y, 1);
  target.focus();
  point(target, 'pointerup', x, y, 0);
  target.click();
}

export function press(target: Element, key: string): void {
  const init = { key, code: key, bubbles: true, cancelable: true, composed: true };
  if (target.dispatchEvent(new KeyboardEvent('keydown', init)))
    target.dispatchEvent(new KeyboardEvent('keypress', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
}

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts text into a native field: it gets the focus, its text is replaced, the field is left. */
export function type(field: Field, text: string): void {
  field.focus();
  const { value } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(field) as Field);
  const init = { bubbles: true, composed: true, data: text, inputType: 'insertText' };
  if (!field.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return;
  // React replaces `value` of the field itself to see who writes it.
  value!.set!.call(field, text);
  field.dispatchEvent(new InputEvent('input', init));
}

export function leave(field: Field): void {
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.blur();
}
