import { own } from '../base/own.js';

const NAMES: Readonly<Record<string, string>> = {
  ...{ amp: '&', gt: '>', lt: '<', quot: '"', apos: "'", nbsp: '\u00a0', ensp: '\u2002', emsp: '\u2003' },
  ...{ ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', laquo: '«', raquo: '»', ndash: '–', mdash: '—', hellip: '…' },
  ...{ yen: '¥', euro: '€', cent: '¢', pound: '£', copy: '©', reg: '®', trade: '™', deg: '°', times: '×', divide: '÷' },
  ...{ middot: '·', bull: '•', radic: '√', lceil: '⌈', rceil: '⌉', lfloor: '⌊', rfloor: '⌋', shy: '\u00ad' },
};

function character(code: number): string | undefined {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : undefined;
}

/** Decodes the entities above and numeric ones, in one pass. Others stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return own(NAMES, name) ?? whole;
    return character(hex === undefined ? Number(decimal) : parseInt(hex, 16)) ?? whole;
  });
