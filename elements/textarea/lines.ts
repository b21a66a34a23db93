/** How much room the text of a text area takes, and would take. */
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
  // Without room for a scroll bar, since the field has none.
  Object.assign(style, { height: '0', minHeight: '0', overflow: 'hidden' });
  const { scrollHeight } = field;
  Object.assign(style, { height, minHeight, overflow });
  return scrollHeight;
}

/** The fields that are kept as high as their text, where the browser cannot do it, and how wide they were last. */
const widths = new Map<HTMLElement, number>();
let observer: ResizeObserver | undefined;

/** Makes a field as high as its text, and does so again whenever it gets narrower or wider. One observer serves all. */
export function fitAlways(field: HTMLElement): void {
  // Not at once: what an observer changes of the observed it may not hear of any more.
  observer ??= new ResizeObserver(() => requestAnimationFrame(refit));
  if (!widths.has(field)) observer.observe(field);
  widths.set(field, field.offsetWidth);
  fit(field);
}

export function fitNoMore(field: HTMLElement): void {
  if (!widths.delete(field)) return;
  observer?.unobserve(field);
  field.style.height = '';
}

function refit(): void {
  for (const [field, width] of widths) if (width !== field.offsetWidth) fitAlways(field);
}

function fit(field: HTMLElement): void {
  field.style.height = '';
  const border = field.offsetHeight - field.clientHeight;
  field.style.height = `${contentHeight(field) + border}px`;
}
