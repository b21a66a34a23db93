import { device } from 'nacre/device';
import { startOffline } from 'nacre/offline';
import { texts } from './texts.js';

/** Keeps the site for when there is no network. A new version waits until the reader wants it: an open page goes on as it is. */
export function keepSite(): void {
  const root = new URL(document.body.dataset.root ?? './', location.href);
  device.watch('updateReady', () => void offerVersion().catch(reportError));
  startOffline({ worker: new URL('sw.js', root), notice: false });
}

async function offerVersion(): Promise<void> {
  // Most visits need none of it.
  await import('nacre/overlays');
  await device.call('showToast', {
    title: texts.newVersion,
    actionText: texts.reload,
    onAction: () => void device.call('applyUpdate').catch(reportError),
    icon: 'none',
    duration: 0,
  });
}
