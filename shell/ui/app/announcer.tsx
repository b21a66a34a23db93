import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApp } from './context.js';

/** Announces a title that changes after the page has got the focus. Screen readers read the title before with the focus. */
export function useLateTitle(isTop: boolean, title: string): void {
  const { lateTitle } = useApp();
  /** Title that has been read with the focus. */
  const known = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isTop) return;
    return () => {
      known.current = undefined;
      lateTitle.set('');
    };
  }, [isTop, lateTitle]);
  useEffect(() => {
    if (!isTop) return;
    if (known.current !== undefined && title && title !== known.current) lateTitle.set(title);
    known.current = title;
  }, [isTop, title, lateTitle]);
}

/**
 * The live region for late titles. The app has one, and so does each sheet or dialog, since a modal makes the app's own
 * inert. It is empty until a title changes.
 */
export function Announcer() {
  const { lateTitle } = useApp();
  const title = useSyncExternalStore(lateTitle.subscribe, lateTitle.get, lateTitle.get);
  return (
    <p className="nc-announcer" role="status">
      {title}
    </p>
  );
}
