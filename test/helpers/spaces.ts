/** A text whose spaces are ordinary ones: `Intl` sets thin and no-break spaces, not the same ones in each browser. */
export const plainSpaces = (text: string): string => text.replace(/\s/gu, ' ');
