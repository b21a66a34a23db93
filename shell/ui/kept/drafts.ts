import { useEffect, type RefObject } from 'react';
import type { Page } from '../../router/index.js';
import { useFeature } from '../base/feature.js';
import { DRAFTS } from './feature.js';

/** Keeps what the user enters in the page's fields, while `isOn`. */
export function useDrafts(page: Page, scroller: RefObject<HTMLElement | null>, isOn: boolean): void {
  const module = useFeature(DRAFTS, isOn);
  useEffect(() => {
    const content = isOn && scroller.current?.querySelector<HTMLElement>(':scope > .nc-page-content');
    return content ? module?.keepDrafts(page, content) : undefined;
  }, [page, scroller, isOn, module]);
}
