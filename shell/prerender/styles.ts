import { SHEET_TAG, type ScreenStyles } from './names.js';

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Gives the document and the shadow trees of a screen their styles: those of a tree while the parser is in it, so that nothing
 * is painted without. A constructed sheet needs no request, and works with strict content security policies.
 *
 * @returns a function that takes those of the document away; elements replace theirs when they are defined
 */
export function adoptStyles({ page, attributes, sheets }: ScreenStyles): () => void {
  const [ofPage, ofAttributes] = [sheetOf(page), sheetOf(attributes)];
  const ofTrees = sheets.map(sheetOf);
  document.adoptedStyleSheets.push(ofPage, ofAttributes);
  customElements.define(
    SHEET_TAG,
    class extends HTMLElement {
      connectedCallback(): void {
        const root = this.getRootNode() as Document | ShadowRoot;
        root.adoptedStyleSheets.push(ofTrees[Number(this.getAttribute('number'))]!);
        if (!root.adoptedStyleSheets.includes(ofAttributes)) root.adoptedStyleSheets.push(ofAttributes);
        this.remove();
      }
    },
  );
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== ofPage && sheet !== ofAttributes,
    );
  };
}
