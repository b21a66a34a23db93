import { RequestEvent } from '../internal/element/events.js';

/** The bus's codes for a user who has changed their mind, and a call that was given up. */
const CANCELLED = [1, 9];

async function answerOf(element: Element, name: string, options: Record<string, unknown>): Promise<boolean> {
  const request = new RequestEvent(name, options);
  element.dispatchEvent(request);
  if (!request.answer) return false;
  await request.answer;
  return true;
}

/** Copies a text: the page's host does it, else the browser. Resolves to whether it is copied. */
export async function copyText(element: Element, text: string): Promise<boolean> {
  try {
    if (!(await answerOf(element, 'setClipboardData', { data: text }))) await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export interface Shareable {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * Shares a place: by the page's host, else by the browser's dialog. Resolves to false if neither can, so that the place can
 * be copied instead.
 */
export async function share(element: Element, content: Shareable): Promise<boolean> {
  try {
    if (await answerOf(element, 'share', { ...content })) return true;
    const { share: show } = navigator as Partial<Navigator>;
    if (!show) return false;
    await show.call(navigator, content);
    return true;
  } catch (error) {
    const { errCode, name } = (error ?? {}) as { errCode?: number; name?: string };
    return name === 'AbortError' || CANCELLED.includes(errCode ?? 0);
  }
}
