import { setClipboardData, showToast } from 'nacre/device';

/** Copies a text, and says so with `done`, or that it failed. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await setClipboardData({ data: text, showToast: false });
    await showToast({ title: done });
  } catch (error) {
    await showToast({ title: (error as Error).message, icon: 'error' });
  }
}
