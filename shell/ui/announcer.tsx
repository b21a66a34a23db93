import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApp } from './context.js';

/** Reads a page's title out when it arrives after the page has got the focus, which is when screen readers read its name. */
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
 * A live region, of the app and of each page that is a dialog: what lies beneath one is not read out. Empty until there is
 * something to say.
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
