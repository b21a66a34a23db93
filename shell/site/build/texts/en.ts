/** What the frame of a page says. The tables of the other languages have the type of this one: none lacks a text. */
export const en = {
  title: 'Nacre: web components for client apps',
  skip: 'Skip to content',
  sections: 'Sections',
  places: {
    start: 'Start',
    elements: 'Elements',
    calls: 'Calls',
    guides: 'Guides',
    from: 'Coming from',
    themes: 'Themes',
    examples: 'Examples',
  },
  search: 'Search',
  contents: 'On this page',
  language: 'Language',
  /** After a language into which the page is not translated: where its link leads. */
  home: 'home page',
  license: 'MIT license.',
  asMarkdown: 'This page as Markdown',
  beforeAndAfter: 'Pages before and after',
  before: 'Before',
  next: 'Next',
  framework: 'Framework',
  edit: 'Edit',
  oneLine: '1 line',
  lines: '{count} lines',
  /** On an English page, for those who read another language. */
  isTranslated: 'This page is also in English.',
  notTranslated: 'This page is not translated yet.',
  searchesEnglish: 'The search finds the English pages.',
  toHome: 'Home page in English',
  /** What the scripts of a page say. */
  client: {
    copy: 'Copy',
    copied: 'Copied',
    theme: 'Theme',
    auto: 'Auto',
    light: 'Light',
    dark: 'Dark',
    newVersion: 'There is a new version of these pages.',
    reload: 'Reload',
  },
};

export type Texts = typeof en;
export type ClientTexts = Texts['client'];
