import { BackPriority, device, onBack, type Ok } from '../device/index.js';
import type { OverlayController, OverlayOptions } from './controller.js';
import { closeTop, followStack } from './stack.js';
import './options.js';

let uninstall: (() => void) | undefined;

/**
 * Makes this page answer showToast, hideToast, showLoading, hideLoading, showModal, hideModal, showActionSheet,
 * hideActionSheet, previewImage and closePreviewImage of the device bus. Importing `nacre/overlays` has done so already;
 * call it to say where overlays are put. Returns what ends it.
 *
 * Back closes the topmost overlay where a router asks (`onBack`), which it is told to do while there is one (`holdBack`).
 * On a page without a router the browser does, where it takes Back for a request to close (Android); overlays never write
 * to the history.
 */
export function installOverlays(options: OverlayOptions = {}): () => void {
  uninstall?.();
  let controller: OverlayController | undefined;
  let loading: Promise<OverlayController> | undefined;
  let isOver = false;
  const load = () =>
    (loading ??= import('./controller.js').then(
      (module) => (controller = new module.OverlayController(options)),
      (error: unknown) => {
        // The next call tries again.
        loading = undefined;
        throw error;
      },
    ));
  /** At once where the elements are there, so that a call shows what it shows in its own task. */
  const use = <T>(
    { signal }: { signal: AbortSignal },
    work: (controller: OverlayController, page: string | undefined) => T,
  ): T | Promise<Awaited<T>> => {
    const page = device.latest('routeChange')?.key;
    const stop = device.latest('routerStop');
    if (controller) return work(controller, page);
    return load().then((loaded) => {
      // Who has given up meanwhile, or left the page, is shown nothing.
      signal.throwIfAborted();
      const answer = work(loaded, page);
      const now = device.latest('routerStop') === stop ? device.latest('routeChange')?.key : '';
      if (now !== undefined && now !== page) loaded.pageLeft(now);
      return answer;
    }) as Promise<Awaited<T>>;
  };
  const stops = [
    device.provide('showToast', (toast, call) => use(call, (overlays, page) => overlays.showToast(toast, page))),
    device.provide('hideToast', (_, call) => use(call, (overlays) => overlays.hideToast())),
    device.provide('showLoading', (shown, call) => use(call, (overlays, page) => overlays.showLoading(shown, page))),
    device.provide('hideLoading', ({ token }, call) => use(call, (overlays) => overlays.hideLoading(token))),
    device.provide('showModal', (modal, call) =>
      use(call, (overlays, page) => overlays.showModal(modal, page, call.signal)),
    ),
    device.provide('hideModal', (_, call) => use(call, (overlays) => overlays.hideModal())),
    device.provide('previewImage', (preview, call) =>
      use(call, (overlays, page) => overlays.previewImage(preview, page, call.signal)),
    ),
    device.provide('closePreviewImage', (_, call) => use(call, (overlays) => overlays.closePreviewImage())),
    device.provide('showActionSheet', (sheet, call) =>
      use(call, (overlays, page) => overlays.showActionSheet(sheet, page, call.signal)),
    ),
    device.provide('hideActionSheet', (_, call) => use(call, (overlays) => overlays.hideActionSheet())),
    onBack(({ from }) => from === 'backbutton' && closeTop(), { priority: BackPriority.overlay }),
    followStack(),
  ];
  // Ahead of the first call, which may come when there is no network to load anything with.
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => {
    if (!isOver) load().catch(() => undefined);
  });
  uninstall = () => {
    isOver = true;
    uninstall = undefined;
    stops.forEach((stop) => stop());
    // Also of what is still to come: a call that waits for the elements is answered.
    loading?.then(() => controller!.dispose()).catch(() => undefined);
  };
  return uninstall;
}

/** Closes every modal that `showModal` has open; each is answered as cancelled. */
export const hideModal = (): Promise<Ok<'hideModal'>> => device.call('hideModal');

if ('document' in globalThis) installOverlays();

export type { OverlayOptions } from './controller.js';
