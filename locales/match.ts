import { localeOf } from '../elements/base/language.js';

/** Firefox has no text direction in `Intl.Locale`, and WebKit's is wrong for some languages (`dv`, `az-Arab`). */
const RTL_SCRIPTS = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Pseudo-locales have regions that CLDR reserves for them. They match only by their exact name. */
const isPseudo = (code: string): boolean => /-X[AB]$/i.test(code);

/** Languages that are written as the one before them. A person who wants one of a line can read the others. */
const FAMILIES = [
  'zh cdo cjy cmn cnp cpx csp czh czo gan hak hsn lzh mnp nan wuu yue',
  'ar acm acw aeb afb ajp apc apd arq ars ary arz ayl ayn',
  'no nb nn',
].map((line) => line.split(' '));

const familyOf = (language: string): string => FAMILIES.find((family) => family.includes(language))?.[0] ?? language;

/** The locale with its likely script and region (`zh-TW` -> `zh-Hant-TW`), or undefined if `tag` names no language. */
function parse(tag: string): Intl.Locale | undefined {
  const name = localeOf(tag);
  if (name === undefined) return undefined;
  const locale = new Intl.Locale(name);
  const { language, script, region } = locale;
  const family = familyOf(language);
  if (family === language || script || !region) return locale.maximize();
  // Browsers do not agree on the script of the small ones: it is that of the large one there.
  return new Intl.Locale(name, { script: new Intl.Locale(`${family}-${region}`).maximize().script! });
}

/**
 * How well `code` fits `wanted`; 0 for another language. The very language counts most, then script, then region, then a code
 * without region.
 */
function score(code: string, wanted: Intl.Locale): number {
  const offered = parse(code);
  if (!offered || familyOf(offered.language) !== familyOf(wanted.language)) return 0;
  return (
    1 +
    (offered.language === wanted.language ? 8 : 0) +
    (offered.script === wanted.script ? 4 : 0) +
    (offered.region === wanted.region ? 2 : 0) +
    (new Intl.Locale(code).region === undefined ? 1 : 0)
  );
}

/** A language that can be shown, and the tag of its dates, numbers and weeks: that of the language with the region wished for. */
export interface Match {
  readonly code: string;
  readonly tag: string;
}

/** Region of a canonical tag, and its preferences for `Intl` (`-u-hc-h23`). What is private (`-x-…`) says nothing. */
const REGION = /^[a-z]{2,8}(?:-[A-Z][a-z]{3})?-([A-Z]{2}|\d{3})(?=-|$)/;
const PREFERENCES = /-u(?:-[\da-z]{2,8})+/;

/** `code` with the region and the preferences of `wanted`: `zh-Hant` for `zh-TW` is `zh-Hant-TW`. */
function tagOf(code: string, wanted: string): string {
  const [plain = ''] = wanted.split('-x-');
  const region = REGION.exec(plain)?.[1];
  const own = REGION.exec(code)?.[1];
  const regional = region === undefined ? code : `${own ? code.slice(0, code.lastIndexOf(`-${own}`)) : code}-${region}`;
  return regional + (PREFERENCES.exec(plain)?.[0] ?? '');
}

/** The best of `available` for one tag, if its language is there. */
function bestCode(name: string, available: readonly string[]): string | undefined {
  const plain = name.toLowerCase();
  const exact = available.find((code) => code.toLowerCase() === plain);
  if (exact !== undefined) return exact;
  const real = available.filter((code) => !isPseudo(code));
  // The very language wins: if there is one of it, `Intl.Locale`, which is slow, has nothing to say.
  const [language] = name.split('-');
  const [only, ...more] = real.filter((code) => code.split('-')[0] === language);
  if (only !== undefined && more.length === 0) return only;
  const locale = parse(name);
  if (!locale) return undefined;
  const [best] = real
    .map((code) => ({ code, points: score(code, locale) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return best?.code;
}

/** The best of `available` for the first `wanted` tag whose language is available; else `fallback`. */
export function bestMatch(wanted: readonly string[], available: readonly string[], fallback: string): Match {
  for (const tag of wanted) {
    const name = localeOf(tag) ?? tag;
    const code = bestCode(name, available);
    if (code !== undefined) return { code, tag: isPseudo(code) ? code : tagOf(code, name) };
  }
  return { code: fallback, tag: fallback };
}

/** The languages whose tables `code` uses, the most general first: English, `fr`, `fr-CA`. */
export function fallbacks(code: string, available: readonly string[], source: string): Set<string> {
  const language = code.split('-')[0];
  const parent = available.find((other) => {
    // The plain comparison first: `Intl.Locale` is slow.
    if (other === code || isPseudo(other) || other.split('-')[0] !== language) return false;
    const [locale, general] = [parse(code), parse(other)];
    return general?.script === locale?.script && new Intl.Locale(other).region === undefined;
  });
  return new Set([source, ...(parent && !isPseudo(code) ? [parent] : []), code]);
}

/** Languages of Nacre's own texts, with any region: `Intl.Locale` takes 8 ms when it is first used, at the start of an app. */
const LTR = /^(?:de|en|es|fr|hi|ja|ko|pt|zh(?:-Han[st])?)(?:-[A-Z]{2}|-\d{3})?$/i;

/** The writing direction of a language, for `<html dir>`. */
export const direction = (code: string): 'ltr' | 'rtl' =>
  !LTR.test(code) && RTL_SCRIPTS.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
