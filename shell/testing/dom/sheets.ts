/**
 * Keeps adopted style sheets from deciding what is shown where the DOM takes an element for `:empty` that has got a text
 * since: happy-dom would hide every label. jsdom ignores these sheets.
 */
export function ignoreSheets(): void {
  const host = document.createElement('div');
  const text = document.createElement('p');
  host.attachShadow({ mode: 'open' }).append(text);
  const isEmpty = (): boolean => text.matches(':empty');
  document.documentElement.append(host);
  isEmpty();
  text.textContent = '-';
  const isRight = !isEmpty();
  host.remove();
  if (isRight) return;
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { configurable: true, get: () => [], set() {} });
}
