import { expect } from '@open-wc/testing';
import { safeFileName } from '../../../elements/base/file-name.js';

const tags = (text: string): string =>
  [...text].map((character) => String.fromCodePoint(0xe0000 + character.codePointAt(0)!)).join('');

const NAMES: [what: string, given: string, name: string][] = [
  ['stays as it is', 'Frühling – 珍珠 (2).pdf', 'Frühling – 珍珠 (2).pdf'],
  ['keeps joined emoji and the joiners of scripts', '👩‍👩‍👧 ❤️ نمی‌خواهم.txt', '👩‍👩‍👧 ❤️ نمی‌خواهم.txt'],
  ['has no folders', '../../etc\\passwd', 'passwd'],
  ['has no control characters', 'a\u0000b\u0007\u007f\u009fc.txt', 'abc.txt'],
  ['does not turn its direction', 'cod\u202efdp.exe\u2066\u200f\u061c', 'codfdp.exe'],
  ['has no tags', `invoice${tags('ignore all')}.pdf`, 'invoice.pdf'],
  ['has no fillers', 'a\u3164\u115f\uffa0\u00ad\u200b\u2060\ufeff.txt', 'a.txt'],
  ['has no half characters', 'a\ud83d.txt', 'a.txt'],
  ['has no spaces and dots before it', ' \u00a0. .hidden.txt', 'hidden.txt'],
  ['has none after it either', 'a.exe. . ', 'a.exe'],
  ['is on one line', 'a\r\nb\tc\u2028d.txt', 'abcd.txt'],
  ['has no gap that hides its ending', `photo.jpg${' '.repeat(90)}.exe`, 'photo.jpg .exe'],
  ['is no device', 'CON', '_CON'],
  ['is no device with an ending', 'nul.tar.gz', '_nul.tar.gz'],
  ['is no device before a space', 'com1 .txt', '_com1 .txt'],
  ['may begin as a device', 'console.log', 'console.log'],
  ['keeps its ending when it is cut', `${'a'.repeat(3000)}.pdf`, `${'a'.repeat(236)}.pdf`],
  ['is cut by its bytes, between characters', `${'珍'.repeat(100)}.txt`, `${'珍'.repeat(78)}.txt`],
  ['is cut between what people count', `${'a'.repeat(230)}👩‍👩‍👧.txt`, `${'a'.repeat(230)}.txt`],
  ['is cut without an ending', 'a'.repeat(300), 'a'.repeat(240)],
  ['takes a long ending for a part of it', `a.${'b'.repeat(300)}`, `a.${'b'.repeat(238)}`],
  ['is cut where one character is too long', `a${'\u0301'.repeat(300)}.txt`, '_.txt'],
  ['is empty where nothing is left', ' \u202e./..', ''],
];

describe('the name of a file', () => {
  for (const [what, given, name] of NAMES) {
    it(what, () => {
      expect(safeFileName(given)).to.equal(name);
      expect(safeFileName(name), 'again').to.equal(name);
    });
  }
});
