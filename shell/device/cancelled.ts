import { attempt, DeviceError, ErrCode } from './errors.js';

const isCancelled = (reason: unknown): boolean =>
  attempt(() => reason instanceof DeviceError && reason.errCode === ErrCode.cancel, false);

/**
 * A call that the user cancels rejects, so that code that awaits it stops there. If nothing catches the rejection, that is
 * not reported as an error: not in the console, and not to listeners of `unhandledrejection`. Exception: in Chromium, listeners
 * that were added before the bus still get the event, with its default prevented.
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
