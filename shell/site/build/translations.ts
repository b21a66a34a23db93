// The languages of a page: where they are, in its head, in its header, and above an English page.
import { markup, raw, type Markup } from './html.js';
import {
  englishOf,
  folderOf,
  LANGUAGE_CODES,
  LANGUAGES,
  languageOf,
  linkTo,
  pathIn,
  TRANSLATIONS,
  type Language,
} from './languages.js';
import { relative, type Page } from './page.js';
import { TEXTS } from './texts/index.js';

/** The languages that have a page, and where; the page itself as well. */
const versionsOf = (path: string, translated: ReadonlySet<string>): { language: Language; path: string }[] =>
  LANGUAGE_CODES.map((language) => ({ language, path: pathIn(language, englishOf(path), translated) })).filter(
    (version) => languageOf(version.path) === version.language,
  );

/** What search engines read. These are no files for Vite to take along. */
export function alternates({ path }: Page, translated: ReadonlySet<string>): Markup {
  const versions = versionsOf(path, translated);
  const one = (language: string, to: string): Markup =>
    markup`<link rel="alternate" hreflang="${language}" href="${relative(path, to) || './'}" vite-ignore />`;
  if (versions.length === 1) return raw('');
  return markup`${versions.map((version) => one(version.language, version.path))}${one('x-default', englishOf(path))}`;
}

/** A list of links, each in its own language. One leads to the same page, or to the home page if that is not translated. */
export function languageChooser({ path }: Page, translated: ReadonlySet<string>): Markup {
  const own = languageOf(path);
  const there = new Set(versionsOf(path, translated).map(({ language }) => language));
  const item = (code: Language): Markup => {
    const to = there.has(code) ? pathIn(code, englishOf(path), translated) : folderOf(code);
    const current = code === own ? raw('aria-current="true"') : '';
    const home = there.has(code) ? '' : markup` <small>${TEXTS[code].home}</small>`;
    return markup`<li><a ${raw(linkTo(path, to))} lang="${code}" data-language="${code}" ${current}>${LANGUAGES[code]}${home}</a></li>`;
  };
  return markup`<div class="languages">
    <button type="button" popovertarget="site-languages" aria-label="${TEXTS[own].language}: ${LANGUAGES[own]}">${LANGUAGES[own]}</button>
    <nav id="site-languages" popover aria-label="${TEXTS[own].language}"><ul>${LANGUAGE_CODES.map(item)}</ul></nav>
  </div>`;
}

/** Above an English page: a line in each other language, of which a reader of that language sees one. */
export function readerNotes({ path }: Page, translated: ReadonlySet<string>): Markup {
  if (languageOf(path) !== 'en') return raw('');
  const note = (code: Language): Markup => {
    const { isTranslated, notTranslated, searchesEnglish, toHome } = TEXTS[code];
    const own = pathIn(code, path, translated);
    const line =
      own === path
        ? markup`${path === 'search/' ? searchesEnglish : notTranslated} <a ${raw(linkTo(path, folderOf(code)))}>${toHome}</a>`
        : markup`<a ${raw(linkTo(path, own))}>${isTranslated}</a>`;
    return markup`<p class="reader-note" lang="${code}">${line}</p>`;
  };
  return markup`${TRANSLATIONS.map(note)}`;
}
