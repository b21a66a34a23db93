import { lazy } from '../../elements/base/lazy.js';
import { provideInstall } from './install-prompt.js';
import { provideClearing } from './kept-data.js';
import type { OfflineOptions } from './types.js';

export type { InstallState } from './install-prompt.js';
export type { OfflineOptions } from './types.js';
// Their calls and signals.
export type {} from './kept-data.js';
export type {} from './updates.js';

/**
 * Lets the app start without a network: registers its service worker when the document has loaded, tells users of a new
 * version, and answers `checkForUpdate`, `applyUpdate`, `clearOfflineData`, `promptInstall` and `getInstallState` of the bus.
 * An error, such as a worker that cannot be loaded, is reported to the window; the app works on. Where the browser has no
 * service workers, only the calls for installing work. Returns a function that ends it; the worker stays registered.
 */
export function startOffline(options: OfflineOptions = {}): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // At once: the browser makes its offer when it likes, and users sign out when they like.
  signal.addEventListener('abort', provideInstall());
  signal.addEventListener('abort', provideClearing());
  // Undefined in insecure contexts and in some private windows.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker) {
    const { controller } = serviceWorker;
    const start = (): void => void follow(options, controller, signal).catch(reportError);
    // Not while the app's own files are on their way.
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true, signal });
  }
  return () => ending.abort();
}

const loadUpdates = /* @__PURE__ */ lazy(() => import('./updates.js'));

async function follow(options: OfflineOptions, own: ServiceWorker | null, signal: AbortSignal): Promise<void> {
  const { followUpdates } = await loadUpdates();
  if (!signal.aborted) await followUpdates(options, own, signal);
}
