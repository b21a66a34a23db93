import { either, is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  showNotification: either(
    () => 'Notification' in globalThis,
    'needs-permission',
    'Notifications, of the page or of its service worker',
    'this browser has no notifications; those of iPhones need an installed app',
  ),
  closeNotification: is('native', 'Notifications'),
};
