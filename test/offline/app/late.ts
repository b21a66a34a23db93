declare const VERSION: string;

/** Of a part that loads later. */
export const text = `late ${VERSION}`;
