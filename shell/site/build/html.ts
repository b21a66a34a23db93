/** HTML that is known to be safe: it was written, or escaped, by the site. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const raw = (text: string): Markup => new Markup(text);

type Part = string | number | Markup | undefined | false | readonly (Markup | string | false | undefined)[];

const partOf = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(partOf).join('');
  return escape(String(part));
};

/** A template of HTML: what is put in is escaped, unless it is such a template itself. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + (index < parts.length ? partOf(parts[index]) : '')).join(''));

/** `Text fields & more` -> `text-fields-more` */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[`'’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
