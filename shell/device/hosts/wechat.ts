import { onAbort } from '../abort.js';
import type { DeviceBus } from '../device.js';
import { DeviceError, ErrCode, expectFunction } from '../errors.js';
import type { DeviceCallEvent } from '../event.js';
import type { CallName } from '../types.js';
import { ANSWERS, type WeChatAnswer } from './wechat-calls.js';
import { WeChatSession, type WeChatOptions } from './wechat-session.js';

export type { WeChatOptions, WeChatSignature } from './wechat-session.js';

/** Whether the page runs in WeChat: its browser, a mini program's web view, or WeCom. */
const isWeChat = (): boolean => /micromessenger/i.test(globalThis.navigator?.userAgent ?? '');

/**
 * Makes WeChat a host of the bus, by its JS-SDK. Call it as the page starts: iOS checks the signature against the address
 * that the page was opened with. Outside WeChat it does nothing, and the SDK never loads. Returns a function that ends it.
 */
export function connectWeChat(bus: DeviceBus, options: WeChatOptions): () => void {
  const { sign, names = Object.keys(ANSWERS) as CallName[], signal } = options;
  expectFunction('connectWeChat', 'sign', sign);
  const unknown = names.find((name) => !Object.hasOwn(ANSWERS, name));
  if (unknown !== undefined) {
    throw new DeviceError('connectWeChat', ErrCode.invalid, `names: WeChat does not answer ${unknown}`);
  }
  const end = new AbortController();
  const disconnect = () => end.abort();
  onAbort('connectWeChat', signal, disconnect);
  if (!isWeChat() || end.signal.aborted) return disconnect;

  const session = new WeChatSession(options);
  const answer = (event: DeviceCallEvent) => {
    const { can, run } = ANSWERS[event.name] as WeChatAnswer<CallName>;
    if (can && !can(event.options)) return;
    event.respondWith(run(event.options, session.run, event.signal));
  };
  for (const name of names) bus.addEventListener(name, answer as unknown as EventListener, { signal: end.signal });
  // The first call need not wait for it then. If it fails, the next call tries again, and says why.
  session.ready().catch(() => undefined);
  return disconnect;
}
