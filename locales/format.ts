import { store } from './store.js';

const rules = new Map<string, Intl.PluralRules>();

/**
 * The form of a word that the current language uses with `count`: `plural(2, { one: 'item', other: 'items' })`.
 * Categories are those of `Intl.PluralRules`; one that is not given takes `other`.
 */
export function plural<T>(count: number, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, T>> & { other: T }>): T {
  const { locale } = store;
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return forms[rule.select(count)] ?? forms.other;
}
