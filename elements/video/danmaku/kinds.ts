import { json, listOf, NUMBER, objectOf, TEXT } from '../../internal/element/kinds.js';

/** A message that runs over the video. */
export interface Danmu {
  /** Plain text, in one line; at most 200 letters. */
  text: string;
  /** A CSS color. Default: white. */
  color?: string;
  /** When it appears, in s of the video. Default: 0. */
  time?: number;
}

export const DANMU = objectOf({ text: TEXT, color: TEXT, time: NUMBER }, { needs: 'text' });

export const DANMU_LIST = json(listOf(DANMU, 'a list of { text, color, time }'));
