import { color, length, optional, themed } from './check.js';

const size = optional(themed(length));
const hue = optional(themed(color));
const style = { width: size, height: size, backgroundColor: hue, color: hue, borderColor: hue };

/** Checks of the arguments of calls for windows. */
export const WINDOW_RULES = { setTopWindowStyle: style, setLeftWindowStyle: style, setRightWindowStyle: style };
