/** First bytes of a text that say how it is written. */
const MARKS: readonly [charset: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/** The decoder of a charset; that of UTF-8 for an unknown label. */
function decoderFor(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** The text of an answer: by its first bytes, else by the charset of its content type, else UTF-8. */
export function textOf(bytes: ArrayBuffer, contentType: string | null | undefined): string {
  const start = new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength));
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, index) => start[index] === byte)) ?? [];
  const [, named] = /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? '') ?? [];
  return decoderFor(marked ?? named).decode(bytes);
}
