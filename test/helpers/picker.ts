import { sendMouse } from '@web/test-runner-commands';
import { setFiles } from './commands.js';

/** Runs `work` in a real click, of a button within `parent`, and returns what it returned. */
export async function inClick<T>(work: () => T, parent: Element = document.body): Promise<T> {
  const button = document.createElement('button');
  button.style.cssText = 'position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: 9';
  parent.append(button);
  try {
    const done = new Promise<{ value: T }>((resolve) => {
      button.addEventListener('click', () => resolve({ value: work() }), { once: true });
    });
    await sendMouse({ type: 'click', position: [40, 40] });
    // Wrapped: a promise would be awaited.
    return (await done).value;
  } finally {
    button.remove();
  }
}

/**
 * The user opens a file picker by a click and chooses files of the project. The dialog itself does not open, since these
 * browsers close it at once.
 */
export async function pick<T>(work: () => Promise<T>, files: readonly string[], parent?: Element): Promise<T> {
  const { showPicker } = HTMLInputElement.prototype;
  const open = document.querySelectorAll('input[type=file]').length;
  HTMLInputElement.prototype.showPicker = () => undefined;
  try {
    // Not awaited yet; the button stays until the files are chosen.
    const chosen = await inClick(() => ({ result: work() }), parent);
    if (document.querySelectorAll('input[type=file]').length === open) return await chosen.result;
    await setFiles('input[type=file]:last-of-type', ...files);
    return await chosen.result;
  } finally {
    HTMLInputElement.prototype.showPicker = showPicker;
  }
}

/** The path of a file of test/media. */
export const medium = (name: string): string => `test/media/${name}`;
