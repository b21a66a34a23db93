import { store } from './store.js';

const rules = new Map<string, Intl.PluralRules>();

/** The language of the table whose function makes a text. */
let speaking: string | undefined;

/** Makes a text by a function of a table; `plural` in it follows the language of the table. */
export function speakAs(locale: string, make: () => string): string {
  const before = speaking;
  speaking = locale;
  try {
    return make();
  } finally {
    speaking = before;
  }
}

/**
 * Chooses the form of a word for `count`: `plural(2, { one: 'item', other: 'items' })`. Categories are those of
 * `Intl.PluralRules`. `other` is used for categories that are not given.
 *
 * @param locale the language of the forms. Default: in a function of a table that of the table, elsewhere the current one.
 */
export function plural<T>(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, T>> & { other: T }>,
  locale: string = speaking ?? store.locale,
): T {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return forms[rule.select(count)] ?? forms.other;
}
