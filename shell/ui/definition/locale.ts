import { useSyncExternalStore } from 'react';
import { onLanguage } from '../../device/calls/system/web/locale.js';
import type { Text, WithText } from './types.js';

/** The event of the last change: the same for all components, so that each renders once. */
let last: Event | undefined;

/** To the event itself: a host may replace the bus's `localeChange`, but not the language of these texts. */
const subscribe = (notify: () => void): (() => void) => {
  const controller = new AbortController();
  onLanguage((_, event) => {
    last = event;
    notify();
  }, controller.signal);
  return () => controller.abort();
};

/** Renders the component again when the language changes, so that its `msg()` calls give texts in the new one. */
export function useLocalized(): void {
  useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  );
}

/** A text of the app's definition in the current language. For components that call `useLocalized()`. */
export const textOf = (text: Text | undefined): string => (typeof text === 'function' ? text() : (text ?? ''));

/** Options of a bar with their text in the current language: the same object if the text is no function. */
export const translated = <Options extends object, Key extends keyof Options>(
  options: WithText<Options, Key>,
  key: Key,
): Options => {
  const text = (options as Record<Key, unknown>)[key];
  return (typeof text === 'function' ? { ...options, [key]: (text as () => string)() } : options) as Options;
};
