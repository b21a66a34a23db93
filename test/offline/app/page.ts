declare const VERSION: string;

/** Of a page of the app. */
export const text = `page ${VERSION}`;
