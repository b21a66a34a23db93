/** What the build of the site, and its tests, use. */
export { codesOf } from './examples/index.js';
export { documentOf } from './layout.js';
export { Markup } from './html.js';
export { englishOf, LANGUAGE_CODES, languageOf } from './languages.js';
export { MarkdownPage } from './markdown.js';
export { scriptsOf } from './scripts.js';
export { readSite } from './site.js';
export { START_ENTRIES, START_FILES, startFiles } from './starts.js';
export { TEXTS } from './texts/index.js';
export { MEDIA } from './vite.js';
