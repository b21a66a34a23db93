const formats = new Map<string, Intl.ListFormat>();

/**
 * Values one after the other, as a language separates them: `a, b, c`, `a、b、c`, `a, b y c`. Lists of the type `unit` are made
 * for `6 feet 3 inches`: Chinese and Japanese have nothing between the values there.
 */
export function listText(language: string, values: readonly string[]): string {
  let format = formats.get(language);
  if (!format)
    formats.set(language, (format = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' })));
  return format.format(values);
}
