import { viewOf } from '../internal/element/view.js';

/** The size of the text of a text area. */
export interface TextSize {
  /** In CSS px. */
  readonly height: number;
  readonly lineCount: number;
}

export function measureText(field: HTMLElement): TextSize {
  const { paddingTop, paddingBottom, scrollMarginTop } = getComputedStyle(field);
  const height = contentHeight(field) - parseFloat(paddingTop) - parseFloat(paddingBottom);
  return { height, lineCount: Math.max(1, Math.round(height / parseFloat(scrollMarginTop))) };
}

/** Height of the text with its padding, also where the field is higher than that. */
function contentHeight(field: HTMLElement): number {
  if (field.scrollHeight > field.clientHeight) return field.scrollHeight;
  const { style } = field;
  const { height, minHeight, overflow } = style;
  // `overflow: hidden` keeps a scroll bar from taking room.
  Object.assign(style, { height: '0', minHeight: '0', overflow: 'hidden' });
  const { scrollHeight } = field;
  Object.assign(style, { height, minHeight, overflow });
  return scrollHeight;
}

/** Whether the browser can keep a field as high as its text. */
export const supportsFieldSizing = (): boolean => CSS.supports('field-sizing', 'content');

/** The fields that scripts keep as high as their text, and their last width. */
const widths = new Map<HTMLElement, number>();
/** One observer serves all fields of a document. */
const observers = new WeakMap<Document, ResizeObserver>();

function observerOf(field: HTMLElement): ResizeObserver {
  let observer = observers.get(field.ownerDocument);
  if (!observer) {
    const view = viewOf(field);
    // In the next frame: a change of the size inside the callback would be reported as a loop.
    observer = new view.ResizeObserver(() => view.requestAnimationFrame(refit));
    observers.set(field.ownerDocument, observer);
  }
  return observer;
}

/** Makes a field as high as its text, and again whenever its width changes, until `stopFitting()`. */
export function fitToText(field: HTMLElement): void {
  if (!widths.has(field)) observerOf(field).observe(field);
  widths.set(field, field.offsetWidth);
  fit(field);
}

export function stopFitting(field: HTMLElement): void {
  if (!widths.delete(field)) return;
  observerOf(field).unobserve(field);
  field.style.height = '';
}

function refit(): void {
  for (const [field, width] of widths) if (width !== field.offsetWidth) fitToText(field);
}

function fit(field: HTMLElement): void {
  field.style.height = '';
  const border = field.offsetHeight - field.clientHeight;
  field.style.height = `${contentHeight(field) + border}px`;
}
