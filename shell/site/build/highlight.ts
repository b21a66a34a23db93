import { createHighlighter, type BundledLanguage, type Highlighter } from 'shiki';
import { createCssVariablesTheme } from 'shiki/core';
import { escape, Markup } from './html.js';

const LANGUAGES: readonly BundledLanguage[] = [
  ...(['html', 'css', 'js', 'ts', 'jsx', 'tsx', 'vue', 'svelte', 'angular-ts', 'json', 'sh', 'xml'] as const),
];

/** Names that guides write, of languages that are colored in the same way. */
const ALIASES: Readonly<Record<string, BundledLanguage>> = {
  typescript: 'ts',
  javascript: 'js',
  bash: 'sh',
  console: 'sh',
};

const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-' });

/** `var(--code-token-string)` -> `token-string`: a class, since a strict policy allows no style attributes. */
const classOf = (color: string | undefined): string => /--code-(token-[\w-]+)/.exec(color ?? '')?.[1] ?? '';

/** Makes a block of code. */
export interface Colouring {
  block(code: string, language: string): Markup;
}

/** Colors code, by classes of the site's style sheet. */
export class Colours implements Colouring {
  readonly #highlighter: Highlighter;
  readonly #done = new Map<string, Markup>();

  private constructor(highlighter: Highlighter) {
    this.#highlighter = highlighter;
  }

  static async load(): Promise<Colours> {
    return new Colours(await createHighlighter({ themes: [THEME], langs: [...LANGUAGES] }));
  }

  /** A `<pre>` with the code; as it is, if the language is not known. */
  block(code: string, language: string): Markup {
    const key = `${language}\n${code}`;
    let block = this.#done.get(key);
    if (!block) this.#done.set(key, (block = this.#colour(code, ALIASES[language] ?? language)));
    return block;
  }

  #colour(code: string, language: string): Markup {
    const lang = LANGUAGES.find((name) => name === language);
    const lines = lang ? this.#highlighter.codeToTokensBase(code, { lang, theme: THEME }) : undefined;
    const text = lines
      ? lines.map((line) => line.map(({ content, color }) => span(content, classOf(color))).join('')).join('\n')
      : escape(code);
    // Its lines may be longer than the page is wide: then it can be scrolled by keys.
    return new Markup(`<pre dir="ltr" tabindex="0"><code>${text}</code></pre>`);
  }
}

const span = (text: string, kind: string): string =>
  kind && text.trim() ? `<span class="${kind}">${escape(text)}</span>` : escape(text);
