import type { Provider } from '../../../types.js';

let isWanted = false;
let lock: WakeLockSentinel | undefined;
/** One change follows the other, so that the last one wins. */
let turn: Promise<void> = Promise.resolve();

async function update(): Promise<void> {
  if (!isWanted) {
    await lock?.release();
    lock = undefined;
  } else if (document.visibilityState === 'visible' && (lock?.released ?? true)) {
    lock = await navigator.wakeLock.request('screen');
  }
}

const change = (): Promise<void> => (turn = turn.catch(() => undefined).then(update));

/** The browser lets go of the screen when the page is hidden. If the system refuses now, the next time may be better. */
const resume = (): void => void change().catch(() => undefined);

export const setKeepScreenOn: Provider<'setKeepScreenOn'> = async ({ keepScreenOn }) => {
  if (!('wakeLock' in navigator)) {
    throw new DOMException('Screen Wake Lock needs a secure page, and a browser that has it', 'NotSupportedError');
  }
  isWanted = keepScreenOn;
  document.removeEventListener('visibilitychange', resume);
  if (keepScreenOn) document.addEventListener('visibilitychange', resume);
  try {
    await change();
  } catch (error) {
    isWanted = false;
    document.removeEventListener('visibilitychange', resume);
    throw error;
  }
};
