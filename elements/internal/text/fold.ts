/**
 * Removes case, accents and full-width forms, to compare what the user types with texts. `localeCompare` would depend on
 * the browser's language.
 */
export const foldText = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
