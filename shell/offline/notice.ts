import { msg } from '@lit/localize';
import { device, showToast } from '../device/index.js';

/** Shows a toast when a new version is there, with a button that starts it. Returns a function that ends it. */
export function noticeUpdates(): () => void {
  return device.watch('updateReady', () => {
    const title = msg('A new version is ready.', {
      id: 'nc.offline.update',
      desc: 'A new version of the app has been fetched',
    });
    const actionText = msg('Restart', {
      id: 'nc.offline.restart',
      desc: 'Button that starts the new version of the app',
    });
    const start = (): void => void device.call('applyUpdate').catch(reportError);
    // Without a provider of toasts, the app shows its own notice, or none.
    showToast({ title, actionText, onAction: start, icon: 'none', duration: 0 }).catch(() => undefined);
  });
}
