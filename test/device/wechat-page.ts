import type { DeviceBus } from 'nacre/device';
import type { WeChatOptions, WeChatSignature } from 'nacre/device/wechat';
import { openFrame, type Frame } from '../helpers/frame.js';

type BridgeAnswer = Record<string, unknown>;
/** What the native side of WeChat does for a function: its answer, or undefined for none (yet). */
type BridgeFunction = (args: Record<string, never>, answer: (value: BridgeAnswer) => void) => BridgeAnswer | void;

const AGENTS = {
  android:
    'Mozilla/5.0 (Linux; Android 14; V2314A) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 XWEB/1260 MMWEBID/1 MicroMessenger/8.0.50.2700(0x28003259) WeChat/arm64 NetType/WIFI Language/en',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/WIFI Language/en',
  browser: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
};

/** A page in WeChat, with the real SDK. Only the bridge to the native side is simulated, where WeChat documents it. */
export interface WeChatPage {
  readonly frame: Frame;
  readonly bus: DeviceBus;
  /** The calls of the bridge: name and arguments, without those that prove the signature. */
  readonly invoked: readonly (readonly [name: string, args: BridgeAnswer])[];
  /** The signature that came with each call of the bridge. */
  readonly signatures: readonly unknown[];
  /** URLs that were signed. */
  readonly signed: string[];
  /** What the native side does, by the bridge's name of a function. Others answer `ok`. */
  readonly native: Record<string, BridgeFunction>;
  connect(options?: Partial<WeChatOptions>): () => void;
  /** The native side starts, where it was `late`. */
  start(): void;
  /** Files of the SDK that the page has loaded. */
  sdkFiles(): string[];
}

export async function openWeChat(system: keyof typeof AGENTS, { late = false } = {}): Promise<WeChatPage> {
  const frame = await openFrame();
  const { window: page } = frame;
  Object.defineProperty(page.navigator, 'userAgent', { value: AGENTS[system] });
  // From desktops the SDK sends no report to WeChat's server.
  Object.defineProperty(page.navigator, 'platform', { value: 'Win32' });
  const module = (await frame.load('/test/device/fixtures/wechat.ts')) as typeof import('./fixtures/wechat.js');
  const bus = new module.DeviceBus();
  const invoked: [string, BridgeAnswer][] = [];
  const signatures: unknown[] = [];
  const signed: string[] = [];
  const native: Record<string, BridgeFunction> = {};
  const proof = /^verify(?:AppId|SignType|Timestamp|NonceStr|Signature)$|^appId$/;
  const invoke = (name: string, args: BridgeAnswer, callback: (answer: BridgeAnswer) => void) => {
    invoked.push([name, Object.fromEntries(Object.entries(args).filter(([key]) => !proof.test(key)))]);
    signatures.push(args['verifySignature']);
    // The native side answers in a task of its own.
    const answer = (value: BridgeAnswer) => void setTimeout(() => callback(value));
    const given = native[name]
      ? native[name](args as Record<string, never>, answer)
      : { err_msg: name === 'getNetworkType' ? 'network_type:wifi' : `${name}:ok` };
    if (given) answer(given);
  };
  const start = () => {
    Object.assign(page, { WeixinJSBridge: { invoke, on: () => undefined } });
    page.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  };
  if (!late && system !== 'browser') start();
  return {
    ...{ frame, bus, invoked, signatures, signed, native, start },
    connect: (options) =>
      module.connectWeChat(bus, {
        sign: (url): WeChatSignature => {
          signed.push(url);
          return { appId: 'wx1', timestamp: 1_700_000_000, nonceStr: 'pearl', signature: `signed ${signed.length}` };
        },
        ...options,
      }),
    sdkFiles: () =>
      (page as unknown as typeof globalThis).performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('weixin')),
  };
}
