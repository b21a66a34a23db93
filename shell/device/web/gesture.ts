import type { Provider } from '../types.js';

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

export const copyText: Provider<'setClipboardData'> = async ({ data }) => {
  try {
    await navigator.clipboard.writeText(data);
  } catch {
    if (!copyByCommand(data)) throw new DOMException('the browser refused to copy', 'NotAllowedError');
  }
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
