const STATUS = 'lit-localize-status';

/**
 * Calls `listener` when texts are in another language, also if the app uses `@lit/localize` without `nacre/locales`.
 * Returns a function that ends it.
 */
export function onLanguage(listener: (locale: string, event: Event) => void): () => void {
  const handle = (event: WindowEventMap[typeof STATUS]): void => {
    if (event.detail.status === 'ready') listener(event.detail.readyLocale, event);
  };
  window.addEventListener(STATUS, handle);
  return () => window.removeEventListener(STATUS, handle);
}
