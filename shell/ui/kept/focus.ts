import { useLayoutEffect, useRef } from 'react';
import { keepFocusIn } from '../../../elements/base/kept-focus.js';
import { uncover } from './uncover.js';

/**
 * Moves the focus with the pages. A page that opens gets it on its scroller, so that screen readers read its title. A page
 * that comes back gets it where it was. At the start of the app the focus stays where the browser put it, unless the page is
 * in a popup: that takes the focus, and passes it on to its page. If the page with the focus is covered since the window
 * became narrow (`isWide`), the page on top gets it. If what has it is removed, it goes to what is next to it in the page, else to
 * the page's scroller.
 */
export function useFocus(
  topKey: string | undefined,
  elements: ReadonlyMap<string, HTMLElement>,
  isWide: boolean,
): void {
  const last = useRef(new WeakMap<Element, HTMLElement>());
  const before = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const element = elements.get(topKey ?? '');
    if (!element) return;
    const pageOf = (target: Element | null) => target?.closest<HTMLElement>('.nc-page');
    const remember = (event: FocusEvent): void => {
      const target = event.target as HTMLElement;
      const page = pageOf(target);
      if (!page) return;
      last.current.set(page, target);
      const scroller = target.closest<HTMLElement>('.nc-page-scroll');
      keepFocusIn(scroller ?? page, event);
      // The browser scrolls to it first.
      if (scroller && scroller !== target && target.matches(':focus-visible'))
        requestAnimationFrame(() => target.contains(document.activeElement) && uncover(target, scroller));
    };
    // Beside a detail, its list can be operated as well.
    const pages = element.closest<HTMLElement>('.nc-pages')!;
    pages.addEventListener('focusin', remember);
    const popup = element.closest<HTMLElement & { open?: boolean }>('nc-popup');
    const isFirst = before.current === undefined ? !popup : before.current === topKey;
    const stays = isFirst && !pageOf(document.activeElement)?.inert;
    before.current = topKey;
    const moveFocus = (): void => {
      if (stays || element.contains(document.activeElement)) return;
      const previous = last.current.get(element);
      previous?.focus({ preventScroll: true });
      // It is gone, or hidden or disabled by now.
      if (!element.contains(document.activeElement))
        element.querySelector<HTMLElement>('.nc-page-scroll')?.focus({ preventScroll: true });
    };
    // `focus()` computes the layout. In the next frame that is needed anyway, and the page's elements have rendered.
    let frame = 0;
    const schedule = (): void => {
      frame = requestAnimationFrame(moveFocus);
    };
    // A sheet that waits for its page takes no focus yet.
    if (popup?.open === false) popup.addEventListener('open', schedule, { once: true });
    else schedule();
    return () => {
      cancelAnimationFrame(frame);
      popup?.removeEventListener('open', schedule);
      pages.removeEventListener('focusin', remember);
    };
  }, [topKey, elements, isWide]);
}
