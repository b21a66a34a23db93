/** Languages by their own names, then the two pseudo-languages that test layouts. */
export const LANGUAGES = [
  ['en', 'English', 'en'],
  ['fr', 'Français', 'fr'],
  ['es', 'Español', 'es'],
  ['zh-Hans', '简体中文', 'zh-Hans'],
  ['zh-Hant', '繁體中文', 'zh-Hant'],
  ['en-XA', 'Ƥşéûđö', 'en'],
  ['ar-XB', 'Pseudo RTL', 'en'],
] as const;
