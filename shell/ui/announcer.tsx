import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApp } from './context.js';

/** Reads a page's title out when it arrives after the page has got the focus, which is when screen readers read its name. */
export function useLateTitle(isTop: boolean, title: string): void {
  const { lateTitle } = useApp();
  /** Title that has been read with the focus. */
  const known = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isTop) {
      known.current = undefined;
      return;
    }
    if (known.current !== undefined && title && title !== known.current) lateTitle.set(title);
    known.current = title;
  }, [isTop, title, lateTitle]);
}

/** The live region of the app. Empty until there is something to say. */
export function Announcer() {
  const { lateTitle } = useApp();
  const title = useSyncExternalStore(lateTitle.subscribe, lateTitle.get, lateTitle.get);
  return (
    <p className="nc-announcer" role="status">
      {title}
    </p>
  );
}
