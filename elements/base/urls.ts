/**
 * A URL as the most lenient reader takes it: browsers drop tabs, line breaks and what surrounds the address; hosts may drop
 * other control characters and white space.
 */
const bare = (url: string): string => url.replace(/[\p{Cc}\s]+/gu, '');

/** The scheme of a URL in lower case (`https:`), however it is spelled. Undefined for a relative URL. */
export const schemeOf = (url: string): string | undefined => /^[a-z][a-z\d+.-]*:/i.exec(bare(url))?.[0].toLowerCase();

/** Whether a URL runs code where it is followed, in a browser or in a host. */
export const isScriptUrl = (url: string): boolean => /^(?:java|vb)script:/.test(schemeOf(url) ?? '');

/** Whether a browser can read it, alone or as a relative one. */
const isReadable = (url: string): boolean => URL.canParse(url, 'https://relative.invalid');

/**
 * Whether a URL is safe to follow: it neither runs code nor shows content that no server sent. A document of a `blob:` URL has
 * the app's origin, so it could act as the app.
 */
export const isSafeUrl = (url: string): boolean =>
  isReadable(url) && !/^(?:(?:java|vb)script|data|blob|filesystem):/.test(schemeOf(url) ?? '');

/** Whether a URL is that of a page of the app: a path or query, neither with a scheme nor of another origin. */
export const isPageUrl = (url: string): boolean => /^(?![\\/]{2})./.test(bare(url)) && !schemeOf(url);

/** Whether a URL is a whole one of the web, with `http:` or `https:`. */
export const isWebUrl = (url: string): boolean => /^https?:$/.test(schemeOf(url) ?? '') && URL.canParse(url);

/** Whether a text that a user wrote may link to it: a web page, a mail address or a phone number. */
export const isLinkUrl = (url: string): boolean =>
  isReadable(url) && /^(?:https?|mailto|tel|sms):$/.test(schemeOf(url) ?? 'https:');

/** Whether a text that a user wrote may show it as a picture. */
export const isPictureUrl = (url: string): boolean =>
  isReadable(url) && /^(?:(?:https?|blob):|data:image\/)/i.test(schemeOf(url) ? bare(url) : 'https:');
