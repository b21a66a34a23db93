import type { App } from '../ui/index.js';

/** The language that an app always starts in; undefined if that depends on the reader. */
export function fixedLanguage({ definition: { locale } }: App): string | undefined {
  return locale === 'auto' ? undefined : locale;
}
