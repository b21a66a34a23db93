import type { DeviceBus } from '../device.js';
import type { Provider } from '../types.js';

/** The toast of a copied text, in English for hosts that show toasts. */
export const COPIED = { key: 'nacre.copied', title: 'Copied', icon: 'success' } as const;

// These run synchronously in the caller's task: browsers allow them only within a gesture of the user.

/** Copies by `document.execCommand`, for pages without the Clipboard API (http, or a frame's policy). */
function copyByCommand(text: string): boolean {
  const copy = (event: ClipboardEvent) => {
    event.clipboardData!.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('copy', copy, true);
  const done = document.execCommand('copy');
  removeEventListener('copy', copy, true);
  return done;
}

/** Copies, and then shows a toast where something can show one. The overlays know the text by its key. */
export const copyText =
  (bus: DeviceBus): Provider<'setClipboardData'> =>
  async ({ data, showToast = true }) => {
    try {
      await navigator.clipboard.writeText(data);
    } catch {
      if (!copyByCommand(data)) throw new DOMException('the browser refused to copy', 'NotAllowedError');
    }
    // The text is copied with or without a toast.
    if (showToast && bus.can('showToast')) bus.call('showToast', COPIED).catch(() => undefined);
  };

export const readText: Provider<'getClipboardData'> = async () => {
  if (!navigator.clipboard) throw new DOMException('the Clipboard API needs a secure page', 'NotSupportedError');
  return { data: await navigator.clipboard.readText() };
};

export const dial: Provider<'makePhoneCall'> = ({ phoneNumber }) => {
  open(`tel:${phoneNumber.replace(/[\s()]/g, '').replaceAll('#', '%23')}`, '_self');
};

/** Milliseconds. */
export const vibrate = (duration: number) => (): void => {
  if (!navigator.vibrate) throw new DOMException('this browser cannot vibrate', 'NotSupportedError');
  if (!navigator.vibrate(duration)) throw new DOMException('the user has not touched the page yet', 'NotAllowedError');
};
