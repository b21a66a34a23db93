import { compile } from 'tailwindcss';
import tailwind from 'tailwindcss/index.css?raw';
import theme from '../.cache/tailwind.css?raw';

const SHEETS: Readonly<Record<string, string>> = { tailwindcss: tailwind, 'nacre/tailwind.css': theme };

/** What Tailwind makes of these classes, in an app that has imported our theme. */
export async function tailwindOf(...classes: readonly string[]): Promise<CSSStyleSheet> {
  const { build } = await compile('@import "tailwindcss"; @import "nacre/tailwind.css";', {
    loadStylesheet: (id, base) => Promise.resolve({ path: id, base, content: SHEETS[id]! }),
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(build([...classes]));
  return sheet;
}

/** Puts sheets into the document, in this order. */
export function adopt(...sheets: readonly CSSStyleSheet[]): () => void {
  document.adoptedStyleSheets.push(...sheets);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
