import { useInsertionEffect, useRef } from 'react';
import { usePageContext } from '../app/context.js';
import { UnsavedGuard, type UnsavedOptions } from './unsaved.js';

/**
 * While `isDirty`, asks the user before the page is closed: by Back (button, browser, swipe), by code or by a link. The browser
 * asks before the document is closed. If `isDirty` becomes false meanwhile, the page is left.
 */
export function useUnsavedChanges(isDirty: boolean, options: UnsavedOptions = {}): void {
  const { app, page } = usePageContext();
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  // Insertion effects of covered pages go on: a page may be closed from another one above it.
  useInsertionEffect(() => {
    if (!isDirty) return;
    const guard = new UnsavedGuard(app.router, page.key, () => latest.current);
    return () => guard.stop();
  }, [isDirty, app, page]);
}
