import { appFolder } from '../device/app-folder.js';
import { device, DeviceError, ErrCode } from '../device/index.js';
import { MAX_DELAY } from '../../elements/base/timers.js';
import { KEEP_FILES, tell } from './names.js';
import { noticeUpdates } from './notice.js';
import { trusted } from './trusted.js';
import type { OfflineOptions } from './types.js';
import { whenStarted, Workers } from './workers.js';

interface UpdateInfo {
  /** Another window has started the new version, so this one has old code until it loads again. */
  readonly isActive: boolean;
}

declare module '../device/types.js' {
  interface DeviceCalls {
    /**
     * Asks the server for a new version of the app. Resolves when the answer is there; `updateReady` fires when the
     * version has been fetched. Fails with `ErrCode.network` without a network.
     */
    checkForUpdate: CallSpec;
    /**
     * Starts the version that waits, and loads the document again; only the latter if another window has started it. Fails
     * with `ErrCode.notFound` if there is no new version.
     */
    applyUpdate: CallSpec;
  }
  interface DeviceSignals {
    /**
     * The files that the app starts with, and those that it has loaded by now, are kept: from now on it starts without a
     * network. Fires once, at the first visit.
     */
    offlineReady: object;
    /** A new version has been fetched. It waits until `applyUpdate`, or until all windows of the app are closed. */
    updateReady: UpdateInfo;
  }
}

/** Default of `checkEvery`: an hour, in ms. */
const HOUR = 3_600_000;

/**
 * Registers the worker, and answers `checkForUpdate` and `applyUpdate` until the signal aborts. `own` is the worker that the
 * document came from.
 */
export async function followUpdates(
  options: OfflineOptions,
  own: ServiceWorker | null,
  signal: AbortSignal,
): Promise<void> {
  const { worker: script = 'sw.js', scope, checkEvery = HOUR, notice = true } = options;
  /** The version that this window has asked for. */
  let wanted: ServiceWorker | undefined;
  const start = async (): Promise<Workers> => {
    const registration = await register(new URL(script, appFolder()).href, scope);
    return new Workers(registration, own, listener, signal);
  };
  const listener = {
    started: (worker: ServiceWorker) =>
      void tell(worker, { type: KEEP_FILES, urls: loadedFiles() }).then(() => device.emit('offlineReady', {})),
    waits: () => device.emit('updateReady', { isActive: false }),
    replaced: (by: ServiceWorker) => {
      if (by !== wanted) device.emit('updateReady', { isActive: true });
    },
  };

  const check = async (): Promise<void> => {
    try {
      await (await starting).registration.update();
    } catch (cause) {
      throw new DeviceError('checkForUpdate', ErrCode.network, 'the server did not answer', { cause });
    }
  };
  const apply = async (): Promise<void> => {
    const workers = await starting;
    const { waiting } = workers.registration;
    if (waiting) {
      wanted = waiting;
      waiting.postMessage({ type: 'SKIP_WAITING' });
      if (!(await whenStarted(waiting, signal)))
        throw new DeviceError('applyUpdate', ErrCode.unknown, 'a newer version has taken its place');
    } else if (!workers.isOld) {
      throw new DeviceError('applyUpdate', ErrCode.notFound, 'no new version waits');
    }
    location.reload();
  };
  const stops = [device.provide('checkForUpdate', check), device.provide('applyUpdate', apply)];
  if (notice) stops.push(noticeUpdates());
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
  if (checkEvery > 0) checkAgain(check, Math.min(checkEvery, MAX_DELAY), signal);
  const starting = start();
  await starting;
}

/** URLs of what this document has loaded from the app's origin. */
const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(`${location.origin}/`) ? name : []));

async function register(script: string, scope: string | undefined): Promise<ServiceWorkerRegistration> {
  try {
    return await navigator.serviceWorker.register(trusted(script), scope === undefined ? {} : { scope });
  } catch (cause) {
    throw new Error(`startOffline: no worker at ${script}: ${String(cause)}`, { cause });
  }
}

/** Asks for a new version after each `every` ms, and when the user comes back after that time. Not on a hidden page. */
function checkAgain(check: () => Promise<void>, every: number, signal: AbortSignal): void {
  let checked = Date.now();
  const run = (): void => {
    // After the clock was set back, it is time again.
    if (document.hidden || Math.abs(Date.now() - checked) < every) return;
    checked = Date.now();
    // Without a network there is no new version either: the next visit asks again.
    check().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', run, { signal });
  const timer = setInterval(run, every);
  signal.addEventListener('abort', () => clearInterval(timer));
}
