import { useEffect, useRef } from 'react';

/** Calls `retry` when the network is back, while `isWanted`; at once if it is back already. */
export function useNetwork(isWanted: boolean, retry: () => unknown): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isWanted) return;
    const handle = (): void => void latest.current();
    // The network came back while this was hidden.
    if (navigator.onLine) return handle();
    addEventListener('online', handle);
    return () => removeEventListener('online', handle);
  }, [isWanted]);
}
