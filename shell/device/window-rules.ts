import { type Check, optional, positive, string } from './check.js';

/** A number of px, a text in px or rpx, or the name of a value of the theme. Empty: none. */
export const length: Check = (value) =>
  typeof value === 'string' && /^(?:@.*|\s*(?:\d+\.?\d*|\.\d+)\s*(?:px|upx|rpx)?\s*|)$/i.test(value)
    ? undefined
    : positive(value) && 'a number of px, or a length in px or rpx';

const text = optional(string);
const style = {
  width: optional(length),
  height: optional(length),
  backgroundColor: text,
  color: text,
  borderColor: text,
};

/** Checks of the arguments of calls for windows. */
export const WINDOW_RULES = { setTopWindowStyle: style, setLeftWindowStyle: style, setRightWindowStyle: style };
