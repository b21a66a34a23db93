import { tableLanguage } from './speaking.js';
import { store } from './store.js';

const rules = new Map<string, Intl.PluralRules>();

/**
 * Chooses the form of a word for `count`: `plural(2, { one: 'item', other: 'items' })`. Categories are those of
 * `Intl.PluralRules`. `other` is used for categories that are not given.
 *
 * @param locale the language of the forms. Default: in a function of a table that of the table, elsewhere the current one.
 */
export function plural<T>(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, T>> & { other: T }>,
  locale: string = tableLanguage() ?? store.locale,
): T {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return forms[rule.select(count)] ?? forms.other;
}
