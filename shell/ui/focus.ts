import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the keyboard and screen readers along with the pages: to the start of one that opens, which says its title;
 * back to where they were in one that returns. Not at the start of the app, which is the browser's.
 */
export function useFocus(topKey: string | undefined, elements: ReadonlyMap<string, HTMLElement>): void {
  const last = useRef(new WeakMap<Element, HTMLElement>());
  const before = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const element = elements.get(topKey ?? '');
    if (!element) return;
    const note = ({ target }: FocusEvent): void => void last.current.set(element, target as HTMLElement);
    element.addEventListener('focusin', note);
    const isFirst = before.current === undefined || before.current === topKey;
    before.current = topKey;
    if (!isFirst && !element.contains(document.activeElement)) {
      const there = last.current.get(element);
      const target = there?.isConnected ? there : element.querySelector<HTMLElement>('.nc-page-scroll');
      target?.focus({ preventScroll: true });
    }
    return () => element.removeEventListener('focusin', note);
  }, [topKey, elements]);
}
