import { device, DeviceError, ErrCode } from '../device/index.js';
import { noticeUpdates } from './notice.js';
import { trusted } from './trusted.js';
import type { OfflineOptions } from './types.js';

declare module '../device/types.js' {
  interface DeviceCalls {
    /**
     * Asks the server for a new version of the app. Resolves when the answer is there; `updateReady` fires when the
     * version has been fetched. Fails with `ErrCode.network` without a network.
     */
    checkForUpdate: CallSpec;
    /** Starts the version that waits, and loads the document again. Fails with `ErrCode.notFound` if none waits. */
    applyUpdate: CallSpec;
  }
  interface DeviceSignals {
    /** All files of the app are kept: from now on it starts without a network. Fires once after the first visit. */
    offlineReady: object;
    /**
     * A new version has been fetched. It waits until `applyUpdate`, or until all windows of the app are closed. `isActive`:
     * another window has started it, so this one has old code until it loads again.
     */
    updateReady: { readonly isActive: boolean };
  }
}

/** Default of `checkEvery`: an hour, in ms. */
const HOUR = 3_600_000;

/** Registers the worker, and answers `checkForUpdate` and `applyUpdate` until the signal aborts. */
export async function followUpdates(options: OfflineOptions, signal: AbortSignal): Promise<void> {
  const { worker: script = 'sw.js', scope, checkEvery = HOUR, notice = true } = options;
  // Not at the top: in Node, where a server imports this, the package has no named exports.
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trusted(new URL(script, document.baseURI).href), scope === undefined ? {} : { scope });
  let waits = false;
  /** This window has asked for the new version. */
  let isApplying = false;

  const listeners = {
    waiting: (): void => {
      waits = true;
      device.emit('updateReady', { isActive: false });
    },
    activated: ({ isUpdate = false }): void => {
      if (!isUpdate) device.emit('offlineReady', {});
    },
    controlling: ({ isUpdate = false }): void => {
      if (isApplying) location.reload();
      // The first worker takes over the page that has brought it: nothing has changed for that page.
      else if (isUpdate) device.emit('updateReady', { isActive: true });
    },
  };
  for (const [type, listener] of Object.entries(listeners)) worker.addEventListener(type as 'waiting', listener);

  const check = async (): Promise<void> => {
    try {
      await worker.update();
    } catch (cause) {
      throw new DeviceError('checkForUpdate', ErrCode.network, 'the server did not answer', { cause });
    }
  };
  const apply = (): void => {
    if (!waits) throw new DeviceError('applyUpdate', ErrCode.notFound, 'no new version waits');
    isApplying = true;
    worker.messageSkipWaiting();
  };
  const stops = [device.provide('checkForUpdate', check), device.provide('applyUpdate', apply)];
  if (notice) stops.push(noticeUpdates());

  let checked = Date.now();
  const checkAgain = (): void => {
    // After the clock was set back, it is time again.
    if (document.hidden || Math.abs(Date.now() - checked) < checkEvery) return;
    checked = Date.now();
    // Without a network there is no new version either: the next visit asks again.
    check().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', checkAgain, { signal });
  const timer = setInterval(checkAgain, checkEvery);

  signal.addEventListener('abort', () => {
    clearInterval(timer);
    for (const [type, listener] of Object.entries(listeners)) worker.removeEventListener(type as 'waiting', listener);
    for (const stop of stops) stop();
  });
  await worker.register();
}
