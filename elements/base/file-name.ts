/** The most bytes of UTF-8: file systems take 255, and browsers add a number to a name that is taken. */
const MAX_BYTES = 240;
/** What is longer is no file extension. */
const MAX_EXTENSION_BYTES = 20;

/**
 * What has no look of its own: control and format characters (direction, tags, fillers), separators, half characters. Joiners
 * and variation selectors stay, as scripts and emoji need them.
 */
const UNSEEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
/** The reserved device names of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?=\s*(?:\.|$))/i;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Shortens the part before the ending, between characters as people count them. */
function shortened(name: string): string {
  if (bytesOf(name) <= MAX_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && bytesOf(name.slice(dot)) <= MAX_EXTENSION_BYTES ? name.slice(dot) : '';
  let rest = MAX_BYTES - bytesOf(ending);
  let stem = '';
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, MAX_BYTES))) {
    rest -= bytesOf(segment);
    if (rest < 0) break;
    stem += segment;
  }
  return (stem.trimEnd() || '_') + ending;
}

/**
 * A file name that is valid on all systems and hides nothing: without folders, invisible characters, leading or trailing dots
 * and spaces, repeated spaces and reserved names, and of at most 240 bytes with its extension. Empty if nothing is left.
 */
export function safeFileName(name: string): string {
  const plain = name
    .replace(/^.*[\\/]/s, '')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(RESERVED, '_$&');
  return shortened(plain);
}
