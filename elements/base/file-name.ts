/** Bytes of UTF-8 that file systems keep of a name, less what browsers add to tell equal names apart. */
const LONGEST = 240;
/** A longer ending is no ending. */
const LONGEST_ENDING = 20;

/**
 * What has no look of its own: control and format characters (direction, tags, fillers), separators, half characters. Joiners
 * and variation selectors stay, as scripts and emoji need them.
 */
const UNSEEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
/** Names of devices of Windows, whatever their ending. */
const RESERVED = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?=\s*(?:\.|$))/i;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Shortens the part before the ending, between characters as people count them. */
function shortened(name: string): string {
  if (bytesOf(name) <= LONGEST) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && bytesOf(name.slice(dot)) <= LONGEST_ENDING ? name.slice(dot) : '';
  let rest = LONGEST - bytesOf(ending);
  let stem = '';
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, LONGEST))) {
    rest -= bytesOf(segment);
    if (rest < 0) break;
    stem += segment;
  }
  return (stem.trimEnd() || '_') + ending;
}

/**
 * A name that a file may have on any system, and that looks like what it is: without folders, characters that nobody sees,
 * dots and spaces around it and rows of spaces in it, no name of a device, at most 240 bytes, of which the ending stays.
 * Empty if nothing is left.
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
