// What a translation may look like in each language. Pure functions, no files.

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The Han characters of a double-byte charset. */
function charset(label, leads, trails) {
  const decoder = new TextDecoder(label);
  const characters = leads.flatMap((lead) => trails.map((trail) => decoder.decode(Uint8Array.of(lead, trail))));
  return new Set(characters.filter((character) => /^\p{Script=Han}$/u.test(character)));
}

// GB 2312 is the national set of simplified characters, Big5 that of traditional ones: what only the other set has is
// the wrong script. Each also holds a few everyday forms of the other script as rare characters of its own.
const gb2312 = charset('gbk', range(0xb0, 0xf7), range(0xa1, 0xfe));
const big5 = charset('big5', range(0xa4, 0xf9), [...range(0x40, 0x7e), ...range(0xa1, 0xfe)]);
const EVERYDAY = { 'zh-Hans': '後於裡麼餘', 'zh-Hant': '复后么' };

const isWrongHan = {
  'zh-Hans': (character) => EVERYDAY['zh-Hans'].includes(character) || (big5.has(character) && !gb2312.has(character)),
  'zh-Hant': (character) => EVERYDAY['zh-Hant'].includes(character) || (gb2312.has(character) && !big5.has(character)),
};

const wordSet = (list) => new Set(list.split(' '));

/** Letters and words that give a language away: the other two do not have them. */
const TRACES = {
  en: { words: wordSet('the and is of this again please failed with for your cannot not') },
  es: { letters: /[áíóúñ¿¡]/i, words: wordSet('el los las del una por para con guardar cerrar volver cancelar') },
  fr: { letters: /[àâèêëîïôùûçœ]/i, words: wordSet('des du dans pour avec vous veuillez annuler fermer échec') },
};
const OTHERS = { fr: ['en', 'es'], es: ['en', 'fr'] };

/** Texts that are right in every catalogue although they read as in another language, each with the reason. */
const SHARED = {
  fr: {
    OK: 'the usual button',
    Menu: 'the French word too',
    Date: 'the French word too',
    Options: 'the French word too',
    Page: 'the French word too',
    signal: 'the French word too',
  },
  es: { Error: 'the Spanish word too', Inspector: 'the Spanish word too' },
};

const isChinese = (locale) => locale.startsWith('zh');

/** Rules for every language, English included: what is wrong with `text`. */
export function plainProblems(text) {
  const problems = [];
  if (text.includes('...')) problems.push('three dots instead of …');
  if (/[&<>]/.test(text)) problems.push('has &, < or >, which lit-localize turns into entities');
  if (text !== text.trim()) problems.push('starts or ends with a space');
  return problems;
}

function chineseProblems(locale, text) {
  const problems = [];
  const wrong = [...new Set(text)].filter(isWrongHan[locale]);
  if (wrong.length > 0) problems.push(`wrong script: ${wrong.join('')}`);
  if (!/\p{Script=Han}/u.test(text)) problems.push('has no Chinese character');
  if (/\p{Script=Han}\s?[,.;:!?]/u.test(text)) problems.push('half-width punctuation after Chinese');
  return problems;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function latinProblems(locale, text) {
  const problems = [];
  if (CJK.test(text)) problems.push('has CJK characters');
  const own = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const other of OTHERS[locale] ?? []) {
    const { letters, words: traces } = TRACES[other];
    const trace = letters?.exec(text)?.[0] ?? own.find((word) => traces.has(word));
    if (trace) problems.push(`reads as ${other}: “${trace}”`);
  }
  // `12:30` and `https://` are no French punctuation.
  if (locale === 'fr' && /[^\u202f;:!?][;!?]|[^\u202f]:(?!\/\/|\d)|[«][^\u202f]|[^\u202f]»/.test(text)) {
    problems.push('no narrow no-break space (U+202F) at : ; ! ? « »');
  }
  if (locale === 'es' && ((/\?/.test(text) && !text.includes('¿')) || (/!/.test(text) && !text.includes('¡')))) {
    problems.push('no opening ¿ or ¡');
  }
  return problems;
}

/**
 * What is wrong with `target`, the text in `locale`. `source` is the English text, `siblings` the texts of the same
 * message in the other languages: { locale: text }; `shared` has texts that are right as they are, each with the reason.
 * Placeholders read `{0}`.
 */
export function targetProblems({ locale, source, target, siblings = {}, shared = {} }) {
  if (target.trim() === '') return ['empty translation'];
  const problems = plainProblems(target);
  const words = target.replace(/\{\d+\}/g, '').trim();
  if (!/\p{L}/u.test(words)) return problems;
  if (SHARED[locale]?.[target] || shared[target]) return problems;
  if (target === source) return [...problems, `same as English: “${target}”`];
  if (isChinese(locale)) return [...problems, ...chineseProblems(locale, target)];
  for (const [other, text] of Object.entries(siblings)) {
    if (text === target && !isChinese(other)) problems.push(`same as ${other}: “${target}”`);
  }
  return [...problems, ...latinProblems(locale, target)];
}
