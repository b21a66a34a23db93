import { own } from '../base/own.js';
import { RequestEvent } from '../internal/element/events.js';
import type { Kind } from '../internal/element/kinds.js';
import { warnOnce } from '../internal/element/warn.js';
import { ButtonFailEvent, ButtonSuccessEvent } from './events.js';

/** `open-type` -> name of the call that the page's host answers. */
const CALLS: Readonly<Record<string, string>> = {
  share: 'share',
  scan: 'scanCode',
  pay: 'requestPayment',
  contact: 'openContact',
  feedback: 'openFeedback',
};

/** What `open-options` takes. Not made of `json` and `objectOf`, which would be a third of a KiB for this one option. */
export const OPTIONS: Kind = {
  expected: 'an object of options',
  read(value, refuse) {
    const options: unknown = typeof value === 'string' ? JSON.parse(value || 'null') : value;
    return typeof options === 'object' && !Array.isArray(options) ? (options ?? undefined) : refuse();
  },
};

/** Fires the `nc-request` event of an `open-type`, then `success` or `fail`. */
export function requestOpenType(button: Element, openType: string, options: Readonly<Record<string, unknown>>): void {
  const name = own(CALLS, openType);
  if (name) void ask(button, name, options);
  else warnOnce(button, 'open-type', Object.keys(CALLS).join(', '), openType);
}

async function ask(button: Element, name: string, options: Readonly<Record<string, unknown>>): Promise<void> {
  const request = new RequestEvent(name, options);
  button.dispatchEvent(request);
  let event: Event;
  try {
    if (!request.answer) throw new DOMException(`nothing on the page answers ${name}`, 'NotSupportedError');
    event = new ButtonSuccessEvent(await request.answer);
  } catch (error) {
    const { errMsg, message } = Object(error) as { errMsg?: unknown; message?: unknown };
    event = new ButtonFailEvent(String(errMsg ?? `${name}:fail ${String(message ?? error)}`), error);
  }
  button.dispatchEvent(event);
}
