import { RequestEvent } from '../internal/element/events.js';
import { warnOnce } from '../internal/element/warn.js';

/** `open-type` -> name of the call that the page's host answers. */
const CALLS: Readonly<Record<string, string>> = {
  share: 'share',
  scan: 'scanCode',
  pay: 'requestPayment',
  contact: 'openContact',
  feedback: 'openFeedback',
};

/** Fires the `nc-request` event of an `open-type`. */
export function requestOpenType(button: Element, openType: string): void {
  const name = Object.hasOwn(CALLS, openType) && CALLS[openType];
  if (name) button.dispatchEvent(new RequestEvent(name, {}));
  else warnOnce(button, 'open-type', Object.keys(CALLS).join(', '), openType);
}
