/** The locale of a `lang` attribute, which may hold anything: undefined for what `Intl` would throw at. */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
