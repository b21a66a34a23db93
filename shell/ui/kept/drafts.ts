import { useEffect, type RefObject } from 'react';
import type { Page } from '../../router/index.js';

/** The module that most apps never need. */
let loading: Promise<typeof import('./draft-keeper.js')> | undefined;

/** Keeps what the user enters in the page's fields, if its style has `drafts`. */
export function useDrafts(page: Page, scroller: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    loading ??= import('./draft-keeper.js');
    loading.then(
      ({ keepDrafts }) => {
        const content = scroller.current?.querySelector<HTMLElement>(':scope > .nc-page-content');
        if (!isOver && content) stop = keepDrafts(page, content);
      },
      (error: unknown) => {
        loading = undefined; // The next page tries again.
        reportError(error);
      },
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [page, scroller, isOn]);
}
