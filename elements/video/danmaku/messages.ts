import { warnOnce } from '../../internal/element/warn.js';
import type { Danmu } from './kinds.js';

/** Longest text in characters; the rest is cut. A message crosses the picture in a few seconds, too short to read more. */
const MOST_LETTERS = 200;

/** A message as it is shown. */
export interface Message {
  readonly text: string;
  readonly color: string;
  readonly time: number;
  /** The user has sent it: it waits for room instead of being left out. */
  readonly isSent: boolean;
}

const lineOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_LETTERS ? `${Array.from(line).slice(0, MOST_LETTERS).join('')}…` : line;
};

/** What is shown of a message; undefined for one without text. A color that is none is warned of. */
export function messageOf(
  element: Element,
  danmu: Danmu,
  { isSent = false, name = 'danmuList' } = {},
): Message | undefined {
  const text = lineOf(danmu.text);
  if (!text) return undefined;
  const { color = '', time = 0 } = danmu;
  const isColor = !color || CSS.supports('color', color);
  if (!isColor) warnOnce(element, name, 'CSS colors', color);
  return { text, color: isColor ? color : '', time, isSent };
}

/** The index of the first message at or after a time. */
export function firstFrom(messages: readonly Message[], time: number): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (messages[middle]!.time < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
