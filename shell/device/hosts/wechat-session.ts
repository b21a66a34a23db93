// The SDK, configured for the address of the page.
import { setLongTimeout } from '../../../elements/base/timers.js';
import { lazy } from '../../../elements/base/lazy.js';
import { DeviceError, ErrCode } from '../errors.js';
import type { CallName } from '../types.js';
import type { Answer, Sdk, SdkFunction } from './wechat-sdk.js';

/** What the app's server says, so that WeChat trusts the page. */
export interface WeChatSignature {
  appId: string;
  /** Seconds. */
  timestamp: number | string;
  nonceStr: string;
  signature: string;
}

export interface WeChatOptions {
  /** Asks the app's server to sign the address of a page, which comes without its hash. */
  sign(url: string): WeChatSignature | PromiseLike<WeChatSignature>;
  /** The calls that WeChat shall answer. Default: all that it can. */
  names?: readonly CallName[];
  /** Functions of the SDK that the app uses by itself. Default: none. */
  jsApiList?: readonly string[];
  /** Open tags that the app uses, such as `wx-open-launch-weapp`. Default: none. */
  openTagList?: readonly string[];
  /** Shows each answer of WeChat in an alert. Default: false. */
  debug?: boolean;
  /** Milliseconds that the signature and WeChat's check of it may take, before calls fail. Default: 10000. */
  timeout?: number;
  /** Aborting it ends the connection. */
  signal?: AbortSignal;
}

const loadSdk = /* @__PURE__ */ lazy(() => import('./wechat-sdk.js'));

/** Runs a function of the SDK, and resolves to what it answers. */
export type RunWeChat = (name: string, options: object) => Promise<Record<string, unknown>>;

/** The functions that the calls of this host need. */
const FUNCTIONS = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'scanQRCode',
  'chooseWXPay',
  'getLocation',
  'openLocation',
  'chooseImage',
  'getLocalImgData',
  'previewImage',
  'getNetworkType',
  'closeWindow',
];

/** The page's address, as it is signed. */
const address = (): string => location.href.replace(/#.*/s, '');

/** The answer of WeChat without the name of its function. */
const reasonOf = ({ errMsg, err_msg }: Answer): string =>
  String(errMsg ?? err_msg ?? '')
    .replace(/^\w+:/, '')
    .replaceAll('_', ' ');

const CODES: readonly [pattern: RegExp, code: number][] = [
  [/cancel/i, ErrCode.cancel],
  [/not.?exist|not.?support/i, ErrCode.unsupported],
  [/den(?:y|ied)|permission|verifying|auth/i, ErrCode.permission],
  [/time.?out/i, ErrCode.timeout],
  [/network/i, ErrCode.network],
];

/** Why a function failed, by the words that WeChat uses. */
function failure(answer: Answer, fallback: number = ErrCode.unknown): DeviceError {
  const reason = reasonOf(answer).replace(/^fail[,:]?\s*/, '');
  const [, code = fallback] = CODES.find(([pattern]) => pattern.test(reason)) ?? [];
  return new DeviceError('WeChat', code, `WeChat: ${reason || 'failed'}`);
}

/**
 * The page's SDK remembers its first `config()`: from then on, `ready()` calls back at once. These are the functions of that
 * one, by the names that the bridge has for them.
 */
let configured: string[] | undefined;

export class WeChatSession {
  readonly #options: WeChatOptions;
  readonly #landing = address();
  #current: { url: string; sdk: Promise<Sdk> } | undefined;

  constructor(options: WeChatOptions) {
    this.#options = options;
  }

  readonly run: RunWeChat = async (name, options) => {
    const sdk = await this.ready();
    return new Promise((resolve, reject) => {
      (sdk[name] as SdkFunction)({
        ...options,
        success: resolve,
        cancel: (answer: Answer) => reject(failure(answer)),
        fail: (answer: Answer) => reject(failure(answer)),
      });
    });
  };

  /**
   * The SDK, when WeChat trusts the page at its present address. iOS means the address that the page was opened with, all
   * others the present one: after each change without a load, they need another signature.
   */
  ready(): Promise<Sdk> {
    const url = /iphone|ipad|ipod/i.test(navigator.userAgent) ? this.#landing : address();
    if (this.#current?.url === url) return this.#current.sdk;
    const before = this.#current?.sdk;
    const sdk = this.#inTime(this.#configure(url, before));
    this.#current = { url, sdk };
    sdk.catch(() => {
      // The next call tries again.
      if (this.#current?.sdk === sdk) this.#current = undefined;
    });
    return sdk;
  }

  async #configure(url: string, before: Promise<Sdk> | undefined): Promise<Sdk> {
    // The SDK can do one at a time.
    await before?.catch(() => undefined);
    const { sign, jsApiList = [], openTagList, debug = false } = this.#options;
    const [{ sdk }, signature] = await Promise.all([loadSdk(), sign(url)]);
    const { appId, timestamp, nonceStr } = Object(signature) as WeChatSignature;
    if (!appId || !timestamp || !nonceStr || !signature.signature) {
      const message = 'sign: expected { appId, timestamp, nonceStr, signature }';
      throw new DeviceError('WeChat', ErrCode.invalid, message);
    }
    // The SDK replaces the names in the list by those of the bridge.
    const list = [...new Set([...FUNCTIONS, ...jsApiList])];
    const config = { debug, appId, timestamp, nonceStr, signature: signature.signature, openTagList };
    await new Promise<void>((resolve, reject) => {
      const refuse = (answer: Answer) => reject(failure(answer, ErrCode.denied));
      if (!configured) {
        // A failure comes first: it calls both.
        sdk.error(refuse);
        sdk.ready(resolve);
        sdk.config({ ...config, jsApiList: list });
        configured = list;
        return;
      }
      // The signature for the calls that follow, and the check of it.
      sdk.config({ ...config, check: false });
      const verify = { verifyJsApiList: configured, verifyOpenTagList: openTagList };
      sdk.invoke!('preVerifyJSAPI', verify, (answer) => {
        if (/^(?:ok|confirm)$/.test(reasonOf(answer))) resolve();
        else refuse(answer);
      });
    });
    return sdk;
  }

  #inTime(work: Promise<Sdk>): Promise<Sdk> {
    const { timeout = 10_000 } = this.#options;
    return new Promise((resolve, reject) => {
      const timer = setLongTimeout(() => {
        reject(new DeviceError('WeChat', ErrCode.timeout, `WeChat: not ready after ${timeout} ms`));
      }, timeout);
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
