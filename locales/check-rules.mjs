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

/** Letters and words that give a language away: those of `OTHERS` do not have them. */
const TRACES = {
  en: { words: wordSet('the and is of this again please failed with for your cannot not') },
  es: { letters: /[áíóúñ¿¡]/i, words: wordSet('el los las del una por para con guardar cerrar volver cancelar') },
  fr: { letters: /[àâèêëîïôùûçœ]/i, words: wordSet('des du dans pour avec vous veuillez annuler fermer échec') },
};
const OTHERS = { fr: ['en', 'es'], es: ['en', 'fr'], de: ['en'], pt: ['en'] };

/** The writing of languages that do not use Latin letters or Han alone. */
const WRITING = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
};

/** Languages that have so many words in common that equal texts say nothing. */
const RELATED = [
  ['zh-Hans', 'zh-Hant'],
  ['es', 'pt'],
  ['ja', 'zh-Hans', 'zh-Hant'],
];

/** Languages that set a no-break space before a percent sign. */
const SPACED_PERCENT = new Set(['de', 'es', 'fr']);

/** Spanish says *usted*: pronouns and verbs that only *tú* has, wherever they stand. */
const FAMILIAR = wordSet(
  'tú tu tus te ti contigo tuyo tuya tuyos tuyas puedes debes tienes quieres necesitas estás eres has vas ' +
    'escríbelo elígelo tócalo muévelo pruébalo guárdalo inténtalo aléjate acércate asegúrate regístrate conéctate',
);

/** Imperatives of *tú*, checked only at the start of a sentence: later the same form may be the third person (“se elige con Enter”). */
const ORDERS = wordSet(
  'elige escribe apunta introduce ingresa pulsa toca presiona mueve busca prueba espera comprueba verifica inicia ' +
    'selecciona revisa cambia permite quita añade agrega corrige completa rellena marca acepta confirma',
);

/** Words of one side of the ocean, and those that both accept. */
const REGIONAL = new Map([
  ...['añadir', 'añada', 'añadido'].map((word) => [word, 'agregar']),
  ...['pulse', 'pulsar', 'pulsado', 'púlseme'].map((word) => [word, 'tocar, presionar']),
  ...['vídeo', 'vídeos'].map((word) => [word, 'video']),
  ['ajustes', 'configuración'],
  ['cesta', 'carrito'],
]);

/** Words that only British English spells so, by their beginnings: English is American. */
const BRITISH =
  /(?<!\p{L})(?:colour|favourit|behaviour|harbour|neighbour|honour|humour|armour|flavour|labour|centre|(?:kilo|centi|milli)?metre|litre|fibre|theatre|grey|towards|aeroplane|tonne|licence|defence|catalogue|travell|cancell(?!ation)|labell|sulph|cosy|jewell|(?:organ|recogn|real|minim|maxim|apolog|summar|emphas)is(?:e|ing|ation))\p{L}*/giu;

const isChinese = (locale) => locale.startsWith('zh');
const isRelated = (one, other) => RELATED.some((family) => family.includes(one) && family.includes(other));

/** Rules for every language, English included: what is wrong with `text`. */
export function plainProblems(text) {
  const problems = [];
  if (text.includes('...')) problems.push('three dots instead of …');
  if (/[&<>]/.test(text)) problems.push('has &, < or >, which lit-localize turns into entities');
  if (text !== text.trim()) problems.push('starts or ends with a space');
  if (/[:：][\s\u202f]*[:：]/.test(text)) problems.push('two colons in a row');
  return problems;
}

const spacedPercent = (text) => (/\s%/.test(text) ? ['space before %'] : []);

/** What is wrong with an English text. */
export const sourceProblems = (text) => [...plainProblems(text), ...spacedPercent(text), ...britishProblems(text)];

/** Rules for all English that users read, documentation too. */
export const britishProblems = (text) => (text.match(BRITISH) ?? []).map((word) => `“${word}” is British`);

function chineseProblems(locale, text, alike) {
  const problems = spacedPercent(text);
  const wrong = [...new Set(text)].filter(isWrongHan[locale]);
  if (wrong.length > 0) problems.push(`wrong script: ${wrong.join('')}`);
  if (!alike && !/\p{Script=Han}/u.test(text)) problems.push('has no Chinese character');
  if (/\p{Script=Han}\s?[,.;:!?]/u.test(text)) problems.push('half-width punctuation after Chinese');
  if (/[，。；：！？、）」』》”][ \u00a0]|[ \u00a0][，。；：！？、（「『《“]/.test(text)) {
    problems.push('half-width gap at full-width punctuation');
  }
  return problems;
}

function writingProblems(locale, text, alike) {
  const problems = spacedPercent(text);
  if (!alike && !WRITING[locale].test(text)) problems.push('is in another writing');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]\s?[,.;:!?]/u.test(text)) {
    problems.push('half-width punctuation after Japanese');
  }
  if (locale === 'ar' && /\p{Script=Arabic}\s?[,;?]/u.test(text)) problems.push('Latin punctuation after Arabic');
  return problems;
}

const wordsOf = (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function foreignProblems(locale, text) {
  const own = wordsOf(text);
  return (OTHERS[locale] ?? []).flatMap((other) => {
    const { letters, words: traces } = TRACES[other];
    const trace = letters?.exec(text)?.[0] ?? own.find((word) => traces.has(word));
    return trace ? [`reads as ${other}: “${trace}”`] : [];
  });
}

function spanishProblems(text) {
  const problems = [];
  const own = wordsOf(text);
  const first = text.split(/[.!?:;…]\s|[¡¿«]/u).map((sentence) => wordsOf(sentence)[0]);
  const familiar = own.find((word) => FAMILIAR.has(word)) ?? first.find((word) => ORDERS.has(word));
  if (familiar) problems.push(`tú among usted: “${familiar}”`);
  const regional = own.find((word) => REGIONAL.has(word));
  if (regional) problems.push(`“${regional}” is regional: ${REGIONAL.get(regional)}`);
  if ((/\?/.test(text) && !text.includes('¿')) || (/!/.test(text) && !text.includes('¡'))) {
    problems.push('no opening ¿ or ¡');
  }
  return problems;
}

function latinProblems(locale, text) {
  const problems = [];
  if (CJK.test(text)) problems.push('has CJK characters');
  // `12:30` and `https://` are no French punctuation.
  if (locale === 'fr' && /[^\u202f;:!?][;!?]|[^\u202f]:(?!\/\/|\d)|[«][^\u202f]|[^\u202f]»/.test(text)) {
    problems.push('no narrow no-break space (U+202F) at : ; ! ? « »');
  }
  if (!SPACED_PERCENT.has(locale)) problems.push(...spacedPercent(text));
  else if (/[^\u00a0\u202f]%/.test(text)) problems.push('no no-break space before %');
  if (/(?<!\p{L})n(?:°|\.?º)(?![\u00a0\u202f])/iu.test(text)) problems.push('no no-break space after n°');
  return locale === 'es' ? [...problems, ...spanishProblems(text)] : problems;
}

/** Problems of a text that equals another language's, or that is meant to and does not. */
function likenessProblems(target, source, siblings, alike) {
  const same = [['English', source], ...Object.entries(siblings)].filter(([, text]) => text === target);
  if (alike) return same.length > 0 ? [] : ['is no longer alike in two languages: remove it from check.json'];
  return same.slice(0, 1).map(([other]) => `same as ${other}: “${target}”`);
}

/**
 * What is wrong with `target`, the text in `locale`. `source` is the English text, `siblings` the texts of the same
 * message in the other languages: { locale: text }; `alike` says that it is meant to equal one of them.
 * Placeholders read `{0}`.
 */
export function targetProblems({ locale, source, target, siblings = {}, alike = false }) {
  if (target.trim() === '') return ['empty translation'];
  const problems = plainProblems(target);
  const colon = /[:：]$/;
  if (colon.test(target) !== colon.test(source)) problems.push('ends with a colon, or English does');
  const words = target.replace(/\{\d+\}/g, '').trim();
  if (!/\p{L}/u.test(words)) return problems;
  const others = Object.entries(siblings).filter(([other]) => !isRelated(locale, other));
  const likeness = likenessProblems(target, source, Object.fromEntries(others), alike);
  problems.push(...likeness);
  if (isChinese(locale)) return [...problems, ...chineseProblems(locale, target, alike)];
  if (WRITING[locale]) return [...problems, ...writingProblems(locale, target, alike)];
  problems.push(...latinProblems(locale, target));
  return alike || likeness.length > 0 ? problems : [...problems, ...foreignProblems(locale, target)];
}
