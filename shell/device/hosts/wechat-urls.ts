/** A URL of the page, as WeChat needs it. */
export const absolute = (url: string): string => new URL(url, document.baseURI).href;
