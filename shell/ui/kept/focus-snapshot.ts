import type { Page } from '../../router/index.js';
import { FILLED } from './drafts-filled.js';
import { elementAt, placeOf } from './scroll.js';

/** The key of the focus in a page's snapshot. */
const FOCUS = 'focus';
/** How long (ms) the focus is restored while the page's content is not there yet. */
const RESTORE_TIME = 3000;

/** Scrollers whose pages have their focus again: when they show again, they have it from `useFocus`. */
const known = new WeakSet<HTMLElement>();

interface SavedFocus {
  readonly place: string;
  /** Name of the element: another version of the page may have another one in its place. */
  readonly tag: string;
  /** The selection of a field. */
  readonly range?: readonly [start: number, end: number];
}

/** The field inside of the focused element, in shadow trees too. */
function fieldIn(element: Element): HTMLInputElement | HTMLTextAreaElement | undefined {
  let inner: Element | null = element;
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
  return inner?.matches('input, textarea') ? (inner as HTMLInputElement) : undefined;
}

function savedIn({ snapshot }: Page): SavedFocus | undefined {
  const saved = Object(snapshot.get(FOCUS)) as Partial<SavedFocus>;
  return typeof saved.place === 'string' ? (saved as SavedFocus) : undefined;
}

function save(page: Page, scroller: HTMLElement): void {
  // What was saved has not come back yet.
  if (!known.has(scroller)) return;
  const { activeElement } = document;
  if (!activeElement || activeElement === scroller || !scroller.contains(activeElement)) {
    page.snapshot.delete(FOCUS);
    return;
  }
  // Of a field that tells its selection: one of numbers or dates does not.
  const { selectionStart: start = null, selectionEnd: end = null } = fieldIn(activeElement) ?? {};
  const place = placeOf(activeElement, scroller);
  page.snapshot.set(FOCUS, {
    place,
    tag: activeElement.localName,
    ...(start !== null && end !== null && { range: [start, end] }),
  });
}

/**
 * Keeps where the focus and the caret of the page on top are, when it is covered or closed or the document unloaded. Gives
 * them back to a page that was mounted again, unless the user has moved the focus by then. Returns a function that ends it,
 * to be called before anything else takes the focus.
 */
export function keepFocus(page: Page, scroller: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['hide', 'unload', 'save'])
    page.addEventListener(type, () => (type === 'save' && !page.visible) || save(page, scroller), { signal });
  const saved = savedIn(page);
  if (saved && !known.has(scroller)) restore(saved, page, scroller, signal);
  else known.add(scroller);
  return () => {
    // Beneath a sheet the page stays visible: nothing else tells that it is covered.
    if (page.visible) save(page, scroller);
    listening.abort();
  };
}

function restore({ place, tag, range }: SavedFocus, page: Page, scroller: HTMLElement, signal: AbortSignal): void {
  const ending = new AbortController();
  const stop = (): void => ending.abort();
  let frame = 0;
  const attempt = (): void => {
    const { activeElement } = document;
    const found = elementAt(place, scroller) as HTMLElement | undefined;
    const element = found?.localName === tag ? found : undefined;
    // The user, or the page itself, has moved it.
    if (activeElement && ![document.body, scroller, element].includes(activeElement as HTMLElement)) return stop();
    element?.focus({ preventScroll: true });
    if (!element || document.activeElement !== element) return;
    const field = fieldIn(element);
    if (range && field && field.selectionStart !== null) field.setSelectionRange(...range);
    // The draft of a field comes later than the field.
    if (!range || !field || field.value.length >= range[1]) stop();
  };
  /** Elements render in the next frame, and the page itself gets the focus then. */
  const plan = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => requestAnimationFrame(() => !ending.signal.aborted && attempt()));
  };
  const grows = new MutationObserver(plan);
  grows.observe(scroller, { childList: true, subtree: true });
  const timer = setTimeout(stop, RESTORE_TIME);
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, stop, { signal: ending.signal, capture: true, passive: true });
  signal.addEventListener('abort', stop);
  page.addEventListener(FILLED, plan, { signal: ending.signal });
  ending.signal.addEventListener('abort', () => {
    if (!signal.aborted) known.add(scroller);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    grows.disconnect();
  });
  plan();
}
