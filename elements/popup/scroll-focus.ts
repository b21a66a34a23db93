export const isScrollable = (content: Element): boolean => content.scrollHeight > content.clientHeight;

/**
 * Makes content focusable while it scrolls, so that the keyboard scrolls it in every browser. Returns a function that
 * stops it.
 */
export function focusWhileScrollable(content: HTMLElement): () => void {
  // That of the content's own window: another one would disturb the layout of its page.
  const view = content.ownerDocument.defaultView as Window & typeof globalThis;
  const observer = new view.ResizeObserver(() => {
    if (isScrollable(content)) content.tabIndex = 0;
    else content.removeAttribute('tabindex');
  });
  for (const element of [content, ...content.children]) observer.observe(element);
  return () => observer.disconnect();
}
