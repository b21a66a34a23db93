// A module of ours around the SDK, which is none: a bundler makes one of it with `then`, and such a load cannot be repeated.
import wx from 'weixin-js-sdk';

/** What WeChat's bridge answers. */
export type Answer = { errMsg?: string; err_msg?: string } & Record<string, unknown>;
export type SdkFunction = (options: object) => void;
export interface Sdk extends Record<string, unknown> {
  config(options: object): void;
  ready(callback: () => void): void;
  error(callback: (answer: Answer) => void): void;
  /** There is one after `config()`. */
  invoke?(name: string, options: object, callback: (answer: Answer) => void): void;
}

export const sdk = wx as unknown as Sdk;
