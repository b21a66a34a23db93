import { device } from '../device/index.js';
import { CLEAR_DATA, dataPrefix, deleteCaches, tell } from './names.js';

declare module '../device/types.js' {
  interface DeviceCalls {
    /**
     * Clears the answers that are kept for use without a network (`data` of `serveOffline`), also those that are still on
     * their way. The app's files stay. `nacre/auth` calls it when the user signs out and when another one signs in.
     */
    clearOfflineData: CallSpec;
  }
}

/** Answers `clearOfflineData`. Returns a function that ends it. */
export const provideClearing = (): (() => void) => device.provide('clearOfflineData', clear);

const message = { type: CLEAR_DATA };

async function clear(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const { controller } = serviceWorker;
  // At once: the app may leave the document now, and the worker goes on by itself.
  const told = controller && tell(controller, message);
  const registration = await serviceWorker.getRegistration();
  await (told ?? (registration?.active && tell(registration.active, message)));
  // Also where the worker does not know the message.
  const prefix = registration && dataPrefix(registration.scope);
  if (prefix !== undefined) await deleteCaches((name) => name.startsWith(prefix));
}
