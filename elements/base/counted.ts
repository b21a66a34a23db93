/** `{5, number}` and `{5, plural, one {# day} other {# days}}`; a form may have numbers, and no plural of its own. */
const ARGUMENT = /\{\s*([-+.\de]+)\s*,\s*(?:number|plural\s*,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*))\}/g;
const FORM = /(=\d+|[a-z]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** More digits are the noise of floating point: 0.1 + 0.2. */
const MAX_DIGITS = 15;

interface Rules {
  readonly numbers: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
}

const known = new Map<string, Rules>();

function rulesOf(language: string, numbers: string): Rules {
  const key = `${language} ${numbers}`;
  let rules = known.get(key);
  if (!rules) {
    rules = {
      numbers: new Intl.NumberFormat(numbers, { maximumSignificantDigits: MAX_DIGITS }),
      plurals: new Intl.PluralRules(language),
    };
    known.set(key, rules);
  }
  return rules;
}

function fill(text: string, rules: Rules): string {
  return text.replace(ARGUMENT, (argument, digits: string, forms?: string) => {
    const count = Number(digits);
    if (Number.isNaN(count)) return argument;
    const number = rules.numbers.format(count);
    if (forms === undefined) return number;
    const table = new Map(Array.from(forms.matchAll(FORM), ([, category, form]) => [category, form]));
    const form = table.get(`=${count}`) ?? table.get(rules.plurals.select(count)) ?? table.get('other') ?? '';
    return fill(form, rules).replaceAll('#', number);
  });
}

/**
 * Writes the numbers of a message, and chooses the form of its words for them:
 * `counted('{1, plural, one {# day} other {# days}}')` -> '1 day'. The syntax is that of ICU MessageFormat, of which it knows
 * `{n, number}` and `{n, plural, …}` with `=0`, the categories of `Intl.PluralRules`, and `#`.
 *
 * `nacre/locales` does so for what it translates. A message of an element calls this too, for pages without it: their texts
 * are English.
 *
 * @param language whose rule chooses the form: that of the text.
 * @param numbers the language of the numbers, with its region. Default: that of the text.
 */
export const counted = (text: string, language = 'en', numbers = language): string =>
  text.includes('{') ? fill(text, rulesOf(language, numbers)) : text;
