declare const VERSION: string;

/** Of a part that loads later, as a package has them. */
export const text = `late ${VERSION}`;
