import type { VibrateOptions } from '../types.js';
import type { Provider } from '../../../types.js';

// These run synchronously in the caller's task: browsers allow them only within a gesture of the user.

export const dial: Provider<'makePhoneCall'> = ({ phoneNumber }) => {
  open(`tel:${phoneNumber.replace(/[\s()]/g, '').replaceAll('#', '%23')}`, '_self');
};

/** Milliseconds: browsers know no other strength. */
const STRENGTHS = { heavy: 30, medium: 15, light: 8 };

function vibrate(duration: number): void {
  if (!navigator.vibrate) throw new DOMException('this browser cannot vibrate', 'NotSupportedError');
  if (!navigator.vibrate(duration)) throw new DOMException('the user has not touched the page yet', 'NotAllowedError');
}

export const vibrateShort = ({ type = 'medium' }: VibrateOptions): void => vibrate(STRENGTHS[type]);
export const vibrateLong = (): void => vibrate(400);
