import { getLocale, onLocaleChange } from 'nacre/locales';
import { useSyncExternalStore } from 'react';

/** The language in force; the component renders again when it changes, and its `msg()` calls with it. */
export const useLocale = (): string => useSyncExternalStore(onLocaleChange, getLocale, getLocale);
