import { device, type Ok } from '../device/index.js';
import type { OverlayOptions } from './controller.js';
import { Loader } from './loader.js';
import { provideOverlays } from './providers.js';
import './options.js';

let uninstall: (() => void) | undefined;

/**
 * Makes this page answer showToast, hideToast, showLoading, hideLoading, showModal, hideModal, showActionSheet,
 * hideActionSheet, previewImage and closePreviewImage of the device bus. Importing `nacre/overlays` calls it; call it again
 * to set options. Returns a function that ends it.
 *
 * With a router, Back closes the topmost overlay (`onBack`, `holdBack`). Without one the browser closes it where it takes
 * Back for a request to close (Android). Overlays never write to the history.
 */
export function installOverlays(options: OverlayOptions = {}): () => void {
  uninstall?.();
  const controller = new Loader(() =>
    import('./controller.js').then(({ OverlayController }) => new OverlayController(options)),
  );
  const stop = provideOverlays(controller);
  let isOver = false;
  // Ahead of the first call, which may be a message that the network is lost.
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => {
    if (!isOver) controller.load().catch(() => undefined);
  });
  uninstall = () => {
    isOver = true;
    uninstall = undefined;
    stop();
    // After the calls that wait for this load: they settle as well.
    controller.loading?.then((overlays) => overlays.dispose()).catch(() => undefined);
  };
  return uninstall;
}

/** Closes all modals of `showModal`. Each call resolves as cancelled. */
export const hideModal = (): Promise<Ok<'hideModal'>> => device.call('hideModal');

if ('document' in globalThis) installOverlays();

export type { OverlayOptions } from './controller.js';
