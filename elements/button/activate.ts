import { RequestEvent } from '../internal/events.js';
import { resetBy, submitBy } from '../internal/submit.js';
import { warnOnce } from '../internal/warn.js';
import type { NcButton } from './button.js';

/** The call that each `open-type` asks the page's host for. */
const CALLS: Readonly<Record<string, string>> = {
  share: 'share',
  scan: 'scanCode',
  pay: 'requestPayment',
  contact: 'openContact',
  feedback: 'openFeedback',
};

/** Does what a button is for: to its form, or by asking the host of the page. */
export function activate(button: NcButton): void {
  const { formType, openType } = button;
  if (formType === 'submit') submitBy(button);
  else if (formType === 'reset') resetBy(button);
  if (openType) ask(button, openType);
}

function ask(button: NcButton, openType: string): void {
  const name = Object.hasOwn(CALLS, openType) && CALLS[openType];
  if (name) button.dispatchEvent(new RequestEvent(name, {}));
  else warnOnce(button, 'open-type', Object.keys(CALLS).join(', '), openType);
}
