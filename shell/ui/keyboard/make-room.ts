import { onKeyboardHeightChange } from '../../device/calls/keyboard/keyboard.js';
import { keyboardHeight } from '../../device/calls/keyboard/web/keyboard.js';
import { parentOf } from '../base/parent.js';
import { fieldOf } from './field.js';
import type { Observable } from '../base/observable.js';

const PROPERTY = '--nc-keyboard-height';
/** On `<html>` while the keyboard is open. */
const STATE = 'data-nc-keyboard';
/** Distance in px between the field and the edge of what is seen. */
const MARGIN = 8;

/** Follows the keyboard until the signal aborts. */
export function makeRoom(height: Observable<number>, signal: AbortSignal): void {
  const { documentElement: root } = document;
  let frame = 0;
  const plan = (): void => {
    cancelAnimationFrame(frame);
    // The page gets its new size first.
    if (height.get() > 0) frame = requestAnimationFrame(() => reveal(focusedField()));
  };
  const set = (covered: number): void => {
    root.style.setProperty(PROPERTY, `${covered}px`);
    root.toggleAttribute(STATE, covered > 0);
    height.set(covered);
    plan();
  };
  const stop = onKeyboardHeightChange((change) => set(change.height));
  const handleFocus = (event: Event): void => {
    if (fieldOf(event)) plan();
  };
  document.addEventListener('focusin', handleFocus, { signal });
  // The caret of a field that is higher than what is seen of the page.
  document.addEventListener('selectionchange', () => isTall(focusedField()) && plan(), { signal });
  signal.addEventListener('abort', () => {
    stop();
    cancelAnimationFrame(frame);
    root.style.removeProperty(PROPERTY);
    root.removeAttribute(STATE);
    height.set(0);
  });
  // It may have opened while this module was loading.
  set(keyboardHeight());
}

function focusedField(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : (element as HTMLElement | null);
}

const isTall = (field: HTMLElement | null): field is HTMLTextAreaElement =>
  field?.localName === 'textarea' && field.getBoundingClientRect().height > innerHeight / 3;

interface Span {
  top: number;
  bottom: number;
}

/** What is to be seen: the field with its label or, of a high one, the line of the caret. */
function spanOf(field: HTMLElement): Span {
  const host = ((field.getRootNode() as Partial<ShadowRoot>).host ?? field) as HTMLInputElement;
  if (isTall(field)) {
    const { top } = field.getBoundingClientRect();
    const { lineHeight, paddingTop, fontSize } = getComputedStyle(field);
    const line = parseFloat(lineHeight) || parseFloat(fontSize) * 1.2;
    const before = field.value.slice(0, field.selectionEnd).split('\n').length - 1;
    const caret = top + parseFloat(paddingTop) + before * line - field.scrollTop;
    return { top: caret, bottom: caret + line };
  }
  const boxes = [host, ...(host.labels ?? [])].map((element) => (element as Element).getBoundingClientRect());
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
}

/** Height in px of what stays at the end of the scroller, and covers its content. */
function footerOf(scroller: Element, field: HTMLElement): number {
  const footers = [...scroller.querySelectorAll<HTMLElement>('.nc-page-footer')];
  const covers = (footer: Element) => !footer.contains(field) && getComputedStyle(footer).position === 'sticky';
  return Math.max(0, ...footers.filter(covers).map(({ offsetHeight }) => offsetHeight));
}

/** Scrolls all scrollers around the field, from the inside out, so that it is seen. */
function reveal(field: HTMLElement | null): void {
  if (!field) return;
  const span = spanOf(field);
  for (let node = parentOf(field); node; node = parentOf(node)) {
    // An overlay keeps itself and its fields above the keyboard.
    if (node.matches(':modal, :popover-open')) return;
    const { overflowY, scrollPaddingTop } = getComputedStyle(node);
    if (!/auto|scroll/.test(overflowY) || node.scrollHeight <= node.clientHeight) continue;
    const box = node.getBoundingClientRect();
    const top = box.top + node.clientTop + (parseFloat(scrollPaddingTop) || 0) + MARGIN;
    const bottom = box.top + node.clientTop + node.clientHeight - footerOf(node, field) - MARGIN;
    const before = node.scrollTop;
    // Where not all of it fits, its start is seen.
    node.scrollTop += Math.min(Math.max(0, span.bottom - bottom), span.top - top);
    span.top -= node.scrollTop - before;
    span.bottom -= node.scrollTop - before;
  }
}
