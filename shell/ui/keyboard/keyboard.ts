import { lazy } from '../../../elements/base/lazy.js';
import { useSyncExternalStore } from 'react';
import { fieldOf } from './field.js';
import { Observable } from '../base/observable.js';

const loadRoom = /* @__PURE__ */ lazy(() => import('./make-room.js'));

/** The height that the on-screen keyboard covers of the page, in px. */
const height = new Observable(0);

/**
 * Makes room for the on-screen keyboard: sets `--nc-keyboard-height` of the document and scrolls the focused field into view.
 * Loads that with the first field that gets the focus. Returns a function that ends it.
 */
export function followKeyboard(): () => void {
  const running = new AbortController();
  const { signal } = running;
  const begin = (event: FocusEvent): void => {
    if (!fieldOf(event)) return;
    document.removeEventListener('focusin', begin);
    loadRoom().then(
      ({ makeRoom }) => signal.aborted || makeRoom(height, signal),
      (error: unknown) => {
        if (!signal.aborted) document.addEventListener('focusin', begin, { signal }); // The next field tries again.
        reportError(error);
      },
    );
  };
  document.addEventListener('focusin', begin, { signal });
  return () => running.abort();
}

/** The height in px that the on-screen keyboard covers; 0 without one. */
export const useKeyboardHeight = (): number => useSyncExternalStore(height.subscribe, height.get, () => 0);
