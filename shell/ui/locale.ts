import { useSyncExternalStore } from 'react';
import type { Text } from './types.js';

const STATUS = 'lit-localize-status';

let version = 0;
let last: Event | undefined;

const subscribe = (notify: () => void): (() => void) => {
  const handle = (event: WindowEventMap[typeof STATUS]): void => {
    if (event.detail.status !== 'ready') return;
    // One change, however many components hear of it.
    if (event !== last) version += 1;
    last = event;
    notify();
  };
  window.addEventListener(STATUS, handle);
  return () => window.removeEventListener(STATUS, handle);
};

/** Renders the component again when the language changes, so that its `msg()` calls speak the new one. */
export function useLocalized(): void {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
}

/** A text of the app's definition, in the language of now; for components that call `useLocalized()`. */
export const textOf = (text: Text | undefined): string => (typeof text === 'function' ? text() : (text ?? ''));
