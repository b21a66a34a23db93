import { warnOnce } from '../element/warn.js';

/** The native field inside a text control. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The declarations that `placeholder-style` takes. Each becomes a custom property that the placeholder uses. */
const PLACEHOLDER_STYLES: ReadonlySet<string> = new Set([
  ...['color', 'opacity', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing'],
]);

let styleProbe: HTMLElement | undefined;

export const hasFocus = (field: TextField): boolean => (field.getRootNode() as ShadowRoot).activeElement === field;

/** Shows a text and keeps the cursor: at the same distance from the end if the text after it is the same, else from the start. */
export function showText(field: TextField, text: string): void {
  const { value } = field;
  if (value === text) return;
  // Without focus there is no cursor to keep, and Safari would move the focus to the field.
  const caret = hasFocus(field) ? field.selectionStart : null;
  field.value = text;
  if (caret === null) return;
  const tail = value.slice(caret);
  const position = text.endsWith(tail) ? text.length - tail.length : Math.min(caret, text.length);
  field.setSelectionRange(position, position);
}

/** Sets an attribute; an empty value removes it. Writes only changes, since a write may restart the on-screen keyboard. */
export function setAttribute(field: Element, name: string, value: string): void {
  if (value === (field.getAttribute(name) ?? '')) return;
  if (value) field.setAttribute(name, value);
  else field.removeAttribute(name);
}

/** Adds part names to the field. The page styles its placeholder by `::part(name)::placeholder`. */
export function namePlaceholder(field: TextField, names: string): void {
  const { part, placeholder } = field;
  part.value = `input ${names}`.trim();
  // Chromium restyles a placeholder only when its text changes.
  field.placeholder = '';
  field.placeholder = placeholder;
}

/** Applies CSS declarations to the placeholder of the field. */
export function stylePlaceholder(control: Element, field: TextField, css: string): void {
  const { classList, style } = field;
  classList.toggle('styled-placeholder', css !== '');
  for (const name of PLACEHOLDER_STYLES) style.removeProperty(`--placeholder-${name}`);
  // The browser parses the declarations, so the text cannot contain anything else.
  styleProbe ??= document.createElement('p');
  styleProbe.style.cssText = css;
  for (const name of styleProbe.style) {
    if (PLACEHOLDER_STYLES.has(name)) {
      style.setProperty(`--placeholder-${name}`, styleProbe.style.getPropertyValue(name));
    } else {
      warnOnce(control, 'placeholderStyle', [...PLACEHOLDER_STYLES].join(', '), name);
    }
  }
}
