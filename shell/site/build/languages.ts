import { relative } from './page.js';

/** The languages of the site, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** What is not translated is in English, at the root of the site. The other languages have a folder each: `fr/start/`. */
export const TRANSLATIONS = LANGUAGE_CODES.filter((code) => code !== 'en');

export const folderOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

export const languageOf = (path: string): Language =>
  TRANSLATIONS.find((code) => path.startsWith(folderOf(code))) ?? 'en';

/** The path of the English page: `fr/start/` -> `start/`. */
export const englishOf = (path: string): string => path.slice(folderOf(languageOf(path)).length);

/** The path of an English page in a language, if it is translated; else its own. */
export function pathIn(language: Language, path: string, translated: ReadonlySet<string>): string {
  const own = folderOf(language) + path;
  return translated.has(own) ? own : path;
}

/** The attributes of a link from a page to a path of the site. It says when a page there is in another language. */
export function linkTo(from: string, path: string, rest = ''): string {
  const href = `href="${relative(from, path + rest) || './'}"`;
  const isPage = /^(?!showcase\/)(?:.*\/)?$/.test(path);
  const language = languageOf(path);
  return isPage && language !== languageOf(from) ? `${href} hreflang="${language}"` : href;
}
