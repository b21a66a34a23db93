import type { Step } from './ime-player.js';

export interface Trace {
  readonly name: string;
  readonly steps: readonly Step[];
  /** The whole text at each `input` that the page should hear. */
  readonly commits: readonly string[];
  /** The text at each `confirm`. Default: none. */
  readonly confirms?: readonly string[];
}

const start: Step = { start: true };
const leave: Step = { leave: true };
const taken = (key: string): Step => ({ key, code: 229, composing: true });
const compose = (...texts: string[]): Step[] => texts.map((text) => ({ compose: text }));

/** As recorded from keyboards and browsers: which events they send, with which flags, in which order. */
export const TRACES: readonly Trace[] = [
  {
    name: 'pinyin in Chrome on Windows',
    steps: [
      { key: 'Process', code: 229 },
      start,
      ...compose('n', 'ni', "ni'h", "ni'hao"),
      taken('Process'),
      ...compose('你好'),
      { end: '你好' },
    ],
    commits: ['你好'],
  },
  {
    name: 'pinyin in Safari on macOS, where the key follows the end of the composition',
    steps: [
      start,
      ...compose('n', 'ni', 'nihao'),
      { write: '' },
      { tell: 'deleteCompositionText', data: null, composing: true },
      { write: '你好' },
      { tell: 'insertFromComposition', data: '你好', composing: true },
      { end: '你好' },
      { key: ' ', code: 229 },
    ],
    commits: ['你好'],
  },
  {
    name: 'Japanese in Chrome, Enter picks the candidate',
    steps: [
      start,
      ...compose('に', 'にｈ', 'にほ', 'にほん'),
      taken(' '),
      ...compose('日本', '二本', '日本'),
      taken('Enter'),
      { end: '日本' },
    ],
    commits: ['日本'],
  },
  {
    name: 'Japanese in Safari, Enter picks the candidate and its key comes after the end',
    steps: [
      start,
      ...compose('に', 'にほん', '日本'),
      { write: '' },
      { tell: 'deleteCompositionText', data: null, composing: true },
      { write: '日本' },
      { tell: 'insertFromComposition', data: '日本', composing: true },
      { end: '日本' },
      { key: 'Enter', code: 229 },
    ],
    commits: ['日本'],
  },
  {
    name: 'pinyin in Firefox, where input follows the end of the composition',
    steps: [
      { key: 'Process', code: 229, composing: false },
      start,
      ...compose('n', 'ni', 'nihao'),
      taken('Process'),
      { write: '你好' },
      { end: '你好' },
      { tell: 'insertCompositionText', data: '你好', composing: false },
    ],
    commits: ['你好'],
  },
  {
    name: 'Gboard: letters, Backspace, a suggestion, a space, and back into the word',
    steps: [
      { key: 'Unidentified', code: 229 },
      start,
      ...compose('h', 'he', 'hel', 'helo', 'hel', 'hell'),
      ...compose('hello'),
      { end: 'hello' },
      { insert: ' ' },
      { key: 'Unidentified', code: 229 },
      { erase: 1 },
      { start: true, over: 5 },
      ...compose('hell', 'help'),
      { end: 'help' },
    ],
    commits: ['hello', 'hello ', 'hello', 'help'],
  },
  {
    name: 'iOS: letters, and a prediction that replaces them without a composition',
    steps: [
      { insert: 'h' },
      { insert: 'e' },
      { insert: 'hello', over: 2, type: 'insertReplacementText' },
      { insert: ' ' },
    ],
    commits: ['h', 'he', 'hello', 'hello '],
  },
  {
    name: 'Samsung keyboard: no end of the composition, the user leaves',
    steps: [start, ...compose('a', 'ab', 'abc'), leave],
    commits: ['abc'],
  },
  {
    name: 'Samsung keyboard: no end of the composition, plain typing goes on',
    steps: [start, ...compose('a', 'ab'), { insert: 'c' }, { insert: 'd' }],
    commits: ['abc', 'abcd'],
  },
  {
    name: 'Samsung keyboard: an end after the user has left',
    steps: [start, ...compose('a', 'ab'), leave, { end: 'ab' }],
    commits: ['ab'],
  },
  {
    name: 'Escape cancels',
    steps: [start, ...compose('n', 'ni'), taken('Escape'), ...compose(''), { end: '' }],
    commits: [],
  },
  {
    name: 'Escape cancels in Safari',
    steps: [
      start,
      ...compose('n', 'ni'),
      { write: '' },
      { tell: 'deleteCompositionText', data: null, composing: true },
      { end: '' },
      { key: 'Escape', code: 229 },
    ],
    commits: [],
  },
  {
    name: 'Korean: each syllable is a composition, Enter ends the last one and is then a key of its own',
    steps: [
      start,
      ...compose('ㅎ', '하', '한', '한'),
      { end: '한' },
      start,
      ...compose('ㄱ', '구', '국'),
      taken('Enter'),
      { end: '국' },
      { key: 'Enter' },
    ],
    commits: ['한', '한국'],
    confirms: ['한국'],
  },
];
