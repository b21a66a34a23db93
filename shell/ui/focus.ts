import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus with the pages. A page that opens gets it on its scroller, so that screen readers read its title. A page
 * that comes back gets it where it was. At the start of the app the focus stays where the browser put it.
 */
export function useFocus(topKey: string | undefined, elements: ReadonlyMap<string, HTMLElement>): void {
  const last = useRef(new WeakMap<Element, HTMLElement>());
  const before = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const element = elements.get(topKey ?? '');
    if (!element) return;
    const remember = ({ target }: FocusEvent): void => void last.current.set(element, target as HTMLElement);
    element.addEventListener('focusin', remember);
    const isFirst = before.current === undefined || before.current === topKey;
    before.current = topKey;
    const moveFocus = (): void => {
      if (isFirst || element.contains(document.activeElement)) return;
      const previous = last.current.get(element);
      previous?.focus({ preventScroll: true });
      // It is gone, or hidden or disabled by now.
      if (!element.contains(document.activeElement))
        element.querySelector<HTMLElement>('.nc-page-scroll')?.focus({ preventScroll: true });
    };
    // `focus()` computes the layout. In the next frame that is needed anyway, and the page's elements have rendered.
    const frame = requestAnimationFrame(moveFocus);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('focusin', remember);
    };
  }, [topKey, elements]);
}
