import { attempt, DeviceError, ErrCode } from './errors.js';

const isCancelled = (reason: unknown): boolean =>
  attempt(() => reason instanceof DeviceError && reason.errCode === ErrCode.cancel, false);

/**
 * A call that the user has cancelled fails, and code that awaits it stops there. That no code catches the failure is no
 * error of the app: neither the console nor listeners of `unhandledrejection` hear of it. In Chromium those hear it that
 * the page has added before the bus, as an event whose default is prevented.
 */
export function keepCancelledQuiet(): void {
  addEventListener(
    'unhandledrejection',
    (event) => {
      if (!isCancelled(event.reason)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    // Where that counts: before listeners that were added earlier.
    { capture: true },
  );
}
