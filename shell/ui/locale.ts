import { useSyncExternalStore } from 'react';
import { onLanguage } from '../locale/index.js';
import type { Text } from './types.js';

/** The event of the last change: the same for all components, so that each renders once. */
let last: Event | undefined;

const subscribe = (notify: () => void): (() => void) =>
  onLanguage((_, event) => {
    last = event;
    notify();
  });

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
