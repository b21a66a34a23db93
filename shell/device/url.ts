/**
 * A URL as the most lenient reader takes it: browsers drop tabs, line breaks and what surrounds the address; hosts may drop
 * other control characters and white space.
 */
const bare = (url: string): string => url.replace(/[\p{Cc}\s]+/gu, '');

/** The scheme of a URL in lower case (`https:`), however it is spelled. Undefined for a relative URL. */
export const schemeOf = (url: string): string | undefined => /^[a-z][a-z\d+.-]*:/i.exec(bare(url))?.[0].toLowerCase();

/** Whether a URL is that of a page of the app: a path or query, neither with a scheme nor of another origin. */
export const isPageUrl = (url: string): boolean => /^(?![\\/]{2})./.test(bare(url)) && !schemeOf(url);

/** Whether a URL is a whole one of the web, with `http:` or `https:`. */
export const isWebUrl = (url: string): boolean => /^https?:$/.test(schemeOf(url) ?? '') && URL.canParse(url);

/** Whether a URL runs code where it is followed. */
export const isScriptUrl = (url: string): boolean => /^(?:java|vb)script:/.test(schemeOf(url) ?? '');
