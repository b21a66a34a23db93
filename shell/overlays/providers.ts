import { BackPriority, onBack } from '../device/back.js';
import { device } from '../device/instance.js';
import type { CallName, Provider } from '../device/index.js';
import type { OverlayController } from './controller.js';
import type { Loader } from './loader.js';
import { closeTop, holdBackWhileOpen } from './stack.js';

/** Answers the wanted overlay calls of the device bus, and Back. Returns a function that stops it. */
export function provideOverlays(
  controller: Loader<OverlayController>,
  isWanted: (name: CallName) => boolean = () => true,
): () => void {
  /** Runs `show` with the controller: at once if that has loaded, so that an overlay opens in the task of its call. */
  const use = <T>(
    { signal }: { signal: AbortSignal },
    show: (overlays: OverlayController, page: string | undefined) => T,
  ): T | Promise<Awaited<T>> => {
    const page = device.latest('routeChange')?.key;
    const stop = device.latest('routerStop');
    if (controller.value) return show(controller.value, page);
    return controller.load().then((overlays) => {
      signal.throwIfAborted();
      const answer = show(overlays, page);
      // The page of the call may have been left meanwhile.
      const current = device.latest('routerStop') === stop ? device.latest('routeChange')?.key : '';
      if (current !== undefined && current !== page) overlays.pageLeft(current);
      return answer;
    }) as Promise<Awaited<T>>;
  };
  const answers = {
    showToast: (toast, call) => use(call, (overlays, page) => overlays.showToast(toast, page)),
    hideToast: (_, call) => use(call, (overlays) => overlays.hideToast()),
    showLoading: (shown, call) => use(call, (overlays, page) => overlays.showLoading(shown, page)),
    hideLoading: ({ token }, call) => use(call, (overlays) => overlays.hideLoading(token)),
    showModal: (modal, call) => use(call, (overlays, page) => overlays.showModal(modal, page, call.signal)),
    hideModal: (_, call) => use(call, (overlays) => overlays.hideModal()),
    previewImage: (preview, call) => use(call, (overlays, page) => overlays.previewImage(preview, page, call.signal)),
    closePreviewImage: (_, call) => use(call, (overlays) => overlays.closePreviewImage()),
    showActionSheet: (sheet, call) => use(call, (overlays, page) => overlays.showActionSheet(sheet, page, call.signal)),
    showShareSheet: (content, call) =>
      use(call, (overlays, page) => overlays.showShareSheet(content, page, call.signal)),
    showScanner: (options, call) => use(call, (overlays, page) => overlays.showScanner(options, page, call.signal)),
    chooseLocation: (options, call) =>
      use(call, (overlays, page) => overlays.chooseLocation(options, page, call.signal)),
    openLocation: (options, call) => use(call, (overlays, page) => overlays.openLocation(options, page, call.signal)),
    hideActionSheet: (_, call) => use(call, (overlays) => overlays.hideActionSheet()),
  } satisfies { [Name in CallName]?: Provider<Name> };
  const names = (Object.keys(answers) as (keyof typeof answers)[]).filter(isWanted);
  const stops = [
    ...names.map((name) => device.provide(name, answers[name] as Provider<CallName>)),
    onBack(({ from }) => from === 'backbutton' && closeTop(), { priority: BackPriority.overlay }),
    holdBackWhileOpen(),
  ];
  return () => stops.forEach((stop) => stop());
}
