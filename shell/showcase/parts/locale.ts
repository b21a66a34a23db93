import { getFormatLocale, onLocaleChange } from 'nacre/locales';
import { useSyncExternalStore } from 'react';

/**
 * The current language with its region, for `Intl`. The component renders again when it changes, so that `msg()` calls are
 * translated.
 */
export const useLocale = (): string => useSyncExternalStore(onLocaleChange, getFormatLocale, getFormatLocale);
