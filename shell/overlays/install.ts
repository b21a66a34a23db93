import { device } from '../device/instance.js';
import type { CallName } from '../device/index.js';
import { OverlayController } from './controller.js';
import { overlayKinds } from './kinds/table.js';
import type { OverlayOptions } from './options.js';

let uninstall: (() => void) | undefined;

/**
 * Makes this page answer showToast, hideToast, showLoading, hideLoading, showModal, hideModal, showActionSheet,
 * hideActionSheet, previewImage, closePreviewImage, showShareSheet, showScanner, chooseLocation and openLocation of the
 * device bus. Importing `nacre/overlays` calls it; call it again
 * to set options. Returns a function that ends it.
 *
 * With a router, Back closes the topmost overlay (`onBack`, `holdBack`). Without one the browser closes it where it takes
 * Back for a request to close (Android). Overlays never write to the history.
 */
export function installOverlays(options: OverlayOptions = {}): () => void {
  uninstall?.();
  const { loadWhenIdle, stop } = install(options);
  loadWhenIdle();
  return stop;
}

/** The first of these says that the page is in use. */
const USES = ['pointerdown', 'keydown', 'input'];

/**
 * For the shell: answers the overlay calls that nothing else of this page answers, unless the page has installed the
 * overlays itself. They load after the user's first input, or with the first call. Returns a function that ends it.
 */
export function bringOverlays(): () => void {
  if (uninstall) return () => undefined;
  const { loadWhenIdle, stop } = install({}, (name) => device.hasHost(name) || !device.can(name));
  const first = new AbortController();
  const used = () => {
    first.abort();
    loadWhenIdle();
  };
  for (const type of USES) addEventListener(type, used, { capture: true, passive: true, signal: first.signal });
  return () => {
    first.abort();
    stop();
  };
}

function install(options: OverlayOptions, isWanted?: (name: CallName) => boolean) {
  const controller = new OverlayController(overlayKinds(), options);
  const stopAnswering = controller.start(isWanted);
  const stop = (): void => {
    if (uninstall !== stop) return;
    uninstall = undefined;
    stopAnswering();
  };
  uninstall = stop;
  /** Ahead of the first call, which may be a message that the network is lost. */
  const loadWhenIdle = () => {
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => {
      if (uninstall === stop) controller.loadAhead();
    });
  };
  return { loadWhenIdle, stop };
}
