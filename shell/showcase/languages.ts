/** Languages by their own names. */
export const LANGUAGES = [
  ['en', 'English', 'en'],
  ['fr', 'Français', 'fr'],
  ['es', 'Español', 'es'],
  ['zh-Hans', '简体中文', 'zh-Hans'],
  ['zh-Hant', '繁體中文', 'zh-Hant'],
  ['de', 'Deutsch', 'de'],
  ['pt', 'Português', 'pt'],
  ['ja', '日本語', 'ja'],
  ['ko', '한국어', 'ko'],
  ['hi', 'हिन्दी', 'hi'],
  ['ar', 'العربية', 'ar'],
  ['he', 'עברית', 'he'],
] as const;

export type Language = (typeof LANGUAGES)[number][0];

/** Pseudo-languages, which test layouts: longer texts with accents, and from right to left. */
export const PSEUDO_LANGUAGES = [
  ['en-XA', 'Ƥşéûđö', 'en'],
  ['ar-XB', 'Pseudo RTL', 'en'],
] as const;
