import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider, SignalSource } from '../../../types.js';
import { elementOf } from '../../contexts/web/context-element.js';

const SUBJECT = 'requestFullscreen';

const isAny = (element: Element): element is Element => Boolean(element);

/** Synchronously in the caller's task: browsers allow it only within a gesture of the user. */
export const requestFullscreen: Provider<'requestFullscreen'> = async ({ element = document.documentElement }) => {
  if (!document.fullscreenEnabled) {
    throw new DOMException('this browser, or a policy of this frame, has no full screen', 'NotSupportedError');
  }
  const target =
    typeof element === 'string'
      ? elementOf({ subject: SUBJECT, argument: 'element', id: element, kind: 'element', isKind: isAny })
      : element;
  try {
    await target.requestFullscreen({ navigationUI: 'hide' });
  } catch (cause) {
    // Browsers throw a TypeError for everything: outside of a gesture, an element that is not on the page.
    throw new DeviceError(SUBJECT, ErrCode.permission, (cause as Error).message, { cause });
  }
};

export const exitFullscreen: Provider<'exitFullscreen'> = async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
};

const isFullscreen = (): boolean => Boolean(document.fullscreenElement);

export const fullscreenChange: SignalSource<'fullscreenChange'> = (emit, signal) => {
  let last = isFullscreen();
  const update = () => {
    // Also fired for an element in another that fills the screen already.
    if (last !== isFullscreen()) emit({ isFullscreen: (last = !last) });
  };
  document.addEventListener('fullscreenchange', update, { signal });
};
