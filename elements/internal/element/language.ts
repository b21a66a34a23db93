/** The locale of a `lang` attribute, which may hold anything: undefined for what `Intl` would throw at. */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

/** The language of a page, for dates and numbers; English if browsers do not know it. */
export const languageOf = ({ documentElement }: Document): string => localeOf(documentElement.lang) ?? 'en';
