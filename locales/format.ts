import { store } from './store.js';

const rules = new Map<string, Intl.PluralRules>();

/**
 * Chooses the form of a word for `count` in the current language: `plural(2, { one: 'item', other: 'items' })`.
 * Categories are those of `Intl.PluralRules`. `other` is used for categories that are not given.
 */
export function plural<T>(count: number, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, T>> & { other: T }>): T {
  const { locale } = store;
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return forms[rule.select(count)] ?? forms.other;
}
