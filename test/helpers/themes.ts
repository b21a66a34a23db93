import tokens from '../../elements/tokens.css?raw';
import compact from '../../elements/themes/compact.css?raw';
import highContrast from '../../elements/themes/high-contrast.css?raw';
import ios from '../../elements/themes/ios.css?raw';
import material from '../../elements/themes/material.css?raw';

/** The sheets of the package's looks; that of `default` are the tokens. */
export const THEMES: Readonly<Record<string, string>> = {
  default: tokens,
  compact,
  'high-contrast': highContrast,
  ios,
  material,
};

/** Puts the tokens and these themes into the document, in this order. Returns what takes them out. */
export function adoptThemes(...names: readonly string[]): () => void {
  const sheets = ['default', ...names].map((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(THEMES[name]!);
    return sheet;
  });
  document.adoptedStyleSheets.push(...sheets);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}

/** What the browser makes of a color of CSS inside an element. */
export function colorIn(parent: Element, color: string): string {
  const probe = document.createElement('i');
  probe.style.color = color;
  parent.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}
