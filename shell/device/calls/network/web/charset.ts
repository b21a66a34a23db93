import { attempt } from '../../../errors.js';

/** First bytes of a text that say how it is written. */
const MARKS: readonly [charset: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/** The text of an answer: by its first bytes, else by the charset of its content type, else UTF-8. */
export function textOf(bytes: ArrayBuffer, contentType: string | null | undefined): string {
  const start = new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength));
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, index) => start[index] === byte)) ?? [];
  const [, named] = /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? '') ?? [];
  // Of a name that nobody knows: as without one.
  const decoder = attempt(() => new TextDecoder(marked ?? named)) ?? new TextDecoder();
  return decoder.decode(bytes);
}
