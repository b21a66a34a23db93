import { RequestEvent } from '../internal/element/events.js';
import { warnOnce } from '../internal/element/warn.js';

/** The call that each `open-type` asks the page's host for. */
const CALLS: Readonly<Record<string, string>> = {
  share: 'share',
  scan: 'scanCode',
  pay: 'requestPayment',
  contact: 'openContact',
  feedback: 'openFeedback',
};

/** Asks the host of the page for what an `open-type` stands for. */
export function ask(button: Element, openType: string): void {
  const name = Object.hasOwn(CALLS, openType) && CALLS[openType];
  if (name) button.dispatchEvent(new RequestEvent(name, {}));
  else warnOnce(button, 'open-type', Object.keys(CALLS).join(', '), openType);
}
