import { msg } from '@lit/localize';
import { showToast } from '../../device/index.js';
import type { Router } from '../../router/index.js';

/** Shows a toast when `exitGuard` keeps the user from leaving the app at the first Back. Returns a function that ends it. */
export function noticeExit(router: Router): () => void {
  const notice = (): void => {
    const title = msg('Press back again to exit', {
      id: 'nc.app.exit',
      desc: 'Shown on the first page of an app, after Back was pressed once',
    });
    // Without a provider of toasts, the app shows its own notice, or none.
    showToast({ title, icon: 'none' }).catch(() => undefined);
  };
  router.app.addEventListener('exitattempt', notice);
  return () => router.app.removeEventListener('exitattempt', notice);
}
