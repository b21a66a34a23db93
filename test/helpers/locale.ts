import { setLocale } from 'nacre/locales';

/** Runs `action` in another language, then returns to English. */
export async function withLocale(locale: string, action: () => Promise<void>): Promise<void> {
  const { documentElement: root } = document;
  const { lang, dir } = root;
  await setLocale(locale);
  try {
    await action();
  } finally {
    await setLocale('en');
    Object.assign(root, { lang, dir });
  }
}
