import { provideInstall } from './install-prompt.js';
import type { OfflineOptions } from './types.js';

export type { InstallState } from './install-prompt.js';
export type { OfflineOptions } from './types.js';

/**
 * Lets the app start without a network: registers its service worker when the document has loaded, tells users of a new
 * version, and answers `checkForUpdate`, `applyUpdate`, `promptInstall` and `getInstallState` of the bus. An error, such
 * as a worker that cannot be loaded, is reported to the window; the app works on. Where the browser has no service
 * workers, only the calls for installing work. Returns a function that ends it; the worker stays registered.
 */
export function startOffline(options: OfflineOptions = {}): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // At once: the browser makes its offer when it likes.
  signal.addEventListener('abort', provideInstall());
  // Undefined in insecure contexts and in some private windows.
  if ('serviceWorker' in navigator) {
    const start = (): void => void follow(options, signal).catch(reportError);
    // Not while the app's own files are on their way.
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true, signal });
  }
  return () => ending.abort();
}

async function follow(options: OfflineOptions, signal: AbortSignal): Promise<void> {
  const { followUpdates } = await import('./updates.js');
  if (!signal.aborted) await followUpdates(options, signal);
}
