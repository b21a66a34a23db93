import { useSyncExternalStore } from 'react';
import type { Text } from './types.js';

const STATUS = 'lit-localize-status';

/** Calls `listener` whenever texts are in another language, whoever has changed it. Returns what ends it. */
export function onLanguage(listener: (locale: string, event: Event) => void): () => void {
  const handle = (event: WindowEventMap[typeof STATUS]): void => {
    if (event.detail.status === 'ready') listener(event.detail.readyLocale, event);
  };
  window.addEventListener(STATUS, handle);
  return () => window.removeEventListener(STATUS, handle);
}

/** The last change: one, however many components hear of it. */
let last: Event | undefined;

const subscribe = (notify: () => void): (() => void) =>
  onLanguage((_, event) => {
    last = event;
    notify();
  });

/** Renders the component again when the language changes, so that its `msg()` calls speak the new one. */
export function useLocalized(): void {
  useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  );
}

/** A text of the app's definition, in the language of now; for components that call `useLocalized()`. */
export const textOf = (text: Text | undefined): string => (typeof text === 'function' ? text() : (text ?? ''));
