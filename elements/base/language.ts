/** Scripts, as POSIX names them after an `@`. */
const SCRIPTS: Readonly<Record<string, string>> = {
  arabic: 'Arab',
  cyrillic: 'Cyrl',
  devanagari: 'Deva',
  latin: 'Latn',
};

/** Languages that BCP 47 lets one write with the tag of a part of theirs after it: `zh-yue` is `yue`. */
const EXTENDED = /^(?:ar|kok|lv|ms|sgn|sw|uz|zh(?:-min)?)-([a-z]{3})(?=-|$)/i;

/** The canonical name of a well-formed tag. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The tag that other names of a language mean: those of POSIX, Java and Windows, and BCP 47 with extended languages. */
function tagOf(name: string): string {
  const [before = '', modifier = ''] = name.trim().split('@');
  const [plain = '', own] = before
    .replace(/\.[^#]*/, '')
    .replaceAll('_', '-')
    .split(/-*#/);
  const tag = plain
    .replace(/^zh-ch([st])(?![a-z])/i, (_, kind: string) => (kind.toLowerCase() === 's' ? 'zh-Hans' : 'zh-Hant'))
    .replace(EXTENDED, '$1');
  const script = own ?? SCRIPTS[modifier.toLowerCase()];
  return script ? tag.replace(/^[a-z]+/i, `$&-${script}`) : tag;
}

let known: { readonly name: string; readonly locale: string | undefined } = { name: '', locale: undefined };

/**
 * The locale for `Intl` that a name of a language means: that of a `lang` attribute, a file, a server or a system, such as
 * `en_US`, `fr_FR.UTF-8`, `sr_RS@latin`, `zh_TW_#Hant`, `zh-CHS`, `zh-cmn-Hans-CN`. Of a name with a malformed end the rest
 * counts. Undefined for what names none, at which `Intl` would throw.
 */
export function localeOf(name: string): string | undefined {
  // A page has one language, as a rule.
  if (name === known.name) return known.locale;
  let locale = canonical(name);
  for (let tag = locale ? '' : tagOf(name); tag && !locale; tag = tag.replace(/(?:^|-)[^-]*$/, '')) {
    locale = canonical(tag);
  }
  known = { name, locale };
  return locale;
}
