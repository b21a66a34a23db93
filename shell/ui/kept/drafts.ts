import { lazy } from '../../../elements/base/lazy.js';
import { useEffect, type RefObject } from 'react';
import type { Page } from '../../router/index.js';

/** The module that most apps never need. */
const loadKeeper = /* @__PURE__ */ lazy(() => import('./draft-keeper.js'));

/** Keeps what the user enters in the page's fields, if its style has `drafts`. */
export function useDrafts(page: Page, scroller: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    loadKeeper().then(({ keepDrafts }) => {
      const content = scroller.current?.querySelector<HTMLElement>(':scope > .nc-page-content');
      if (!isOver && content) stop = keepDrafts(page, content);
    }, reportError);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [page, scroller, isOn]);
}
