import { DeviceError, ErrCode, attempt } from '../../../errors.js';
import { fromProvider } from '../../../call-sync.js';
import { windowInfo } from '../../system/web/window-info.js';
import { rootsOf, type ContextRoot } from './context-element.js';

/** What scrolls the page on top, where a shell shows pages. */
export const pageElement = (): Element | undefined =>
  attempt(() => fromProvider('getCurrentPages', {})?.pages.at(-1)?.getHTMLElement?.()) ?? undefined;

/** Throws unless the text is a selector. */
export function expectSelector(subject: string, selector: unknown): asserts selector is string {
  const isRight =
    typeof selector === 'string' &&
    attempt(() => document.createDocumentFragment().querySelector(selector)) !== undefined;
  if (!isRight) throw new DeviceError(subject, ErrCode.invalid, 'selector: expected a CSS selector');
}

/**
 * The elements of a selector: in the component, which may be one of them; else on the page on top; else in what surrounds the
 * pages. Elements of pages that are covered do not count.
 */
export function elementsOf(selector: string, component?: ContextRoot): Element[] {
  if (component) {
    const own = attempt(() => (component as Element).matches(selector), false) ? [component as Element] : [];
    return [...own, ...[...rootsOf(component)].flatMap((root) => [...root.querySelectorAll(selector)])];
  }
  const page = pageElement();
  const onPage = [...(page ?? document).querySelectorAll(selector)];
  if (!page || onPage.length) return onPage;
  return [...document.querySelectorAll(selector)].filter((element) => !element.closest('[inert]'));
}

/** The first of them; of several, one that can be used. */
export function elementIn(selector: string, component?: ContextRoot): Element | undefined {
  const all = elementsOf(selector, component);
  return component ? all[0] : (all.find((element) => !element.closest('[inert]')) ?? all[0]);
}

/** Whether an element scrolls, and has something to scroll. */
export const canScroll = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  // Firefox says of a text area that it does not.
  const isText = element.localName === 'textarea';
  const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll' || isText;
  return (
    (isScroller(overflowY) && element.scrollHeight > element.clientHeight) ||
    (isScroller(overflowX) && element.scrollWidth > element.clientWidth)
  );
};

/** What scrolls in an element: itself, or a part of its shadow tree, as in a text area of this package. */
export function scrollerOf(element: Element): Element {
  if (element === document.body || canScroll(element)) return element;
  const parts = element.shadowRoot?.querySelectorAll('*') ?? [];
  return [...parts].find(canScroll) ?? element;
}

/** Height in px of what covers the top of the window: the shell's navigation bar. Places are told from its lower edge. */
export function coveredTop(): number {
  const { documentElement } = document;
  if (!getComputedStyle(documentElement).getPropertyValue('--window-top')) return 0;
  return windowInfo().windowTop;
}

export interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

/** A rectangle of the window, told from the lower edge of what covers its top. */
export const placeOf = ({ left, right, top, bottom, width, height }: DOMRectReadOnly, covered: number): Place => ({
  left,
  right,
  top: top - covered,
  bottom: bottom - covered,
  width,
  height,
});

/** Identifies an element in results. */
export const identityOf = (element: Element): { id: string; dataset: Record<string, string> } => ({
  id: element.id,
  dataset: { ...(element as HTMLElement).dataset } as Record<string, string>,
});
