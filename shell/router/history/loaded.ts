/** How long the router waits for a document to load, in ms. A picture of the page may never come. */
const LOAD_TIMEOUT = 3000;

/**
 * Calls `act` once the document has loaded, or after a time: at once, if it has. WebKit never fires `load` for a document
 * that has gone to another entry of history before.
 */
export function whenLoaded(act: () => void, signal: AbortSignal): void {
  if (document.readyState === 'complete') return act();
  const ending = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    ending.abort();
  };
  const loaded = (): void => {
    end();
    act();
  };
  const timer = setTimeout(loaded, LOAD_TIMEOUT);
  signal.addEventListener('abort', end, { signal: ending.signal });
  window.addEventListener('load', loaded, { signal: ending.signal });
}
