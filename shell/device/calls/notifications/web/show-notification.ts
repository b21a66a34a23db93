import { lazy } from '../../../../../elements/base/lazy.js';
import type { Provider } from '../../../types.js';

const load = /* @__PURE__ */ lazy(() => import('./notifications.js'));

/** Browsers ask the user only within a gesture, which is over when a chunk has loaded. */
export const showNotification: Provider<'showNotification'> = async (options, { signal }) => {
  if (!('Notification' in globalThis)) {
    throw new DOMException(
      'this browser has no notifications; those of iPhones need an installed app',
      'NotSupportedError',
    );
  }
  const [permission, { show }] = await Promise.all([Notification.requestPermission(), load()]);
  if (permission !== 'granted') throw new DOMException('the user has not allowed notifications', 'NotAllowedError');
  signal.throwIfAborted();
  return show(options);
};
