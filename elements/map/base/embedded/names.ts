import { localeOf } from '../../../internal/element/language.js';

/** Lands that have no number in ISO 3166-1 but a code in Unicode's data. */
const CODES: Readonly<Record<string, string>> = { Kosovo: 'XK' };

/** Names of lands in a language; English where the browser knows none. */
export class LandNames {
  readonly #names: Intl.DisplayNames;
  readonly #known = new Map<string, string>();

  constructor(language: string) {
    this.#names = new Intl.DisplayNames([localeOf(language) ?? 'en', 'en'], {
      type: 'region',
      style: 'short',
      fallback: 'none',
    });
  }

  of({ id, name }: { readonly id: string; readonly name: string }): string {
    const key = id || name;
    let known = this.#known.get(key);
    if (known === undefined) {
      // Unicode's data give the number of a region its letters.
      const code = id ? new Intl.Locale(`und-${id}`).region : CODES[name];
      known = (code && this.#names.of(code)) || name;
      this.#known.set(key, known);
    }
    return known;
  }
}
