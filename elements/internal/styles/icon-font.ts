import { isScriptUrl } from '../../base/urls.js';
import { randomKey } from '../../base/random.js';
import { warnOnce } from '../element/warn.js';

/** Document -> address of a font -> its family there. */
const families = new WeakMap<Document, Map<string, string>>();

/** Whether a text has only characters of private use: glyphs of an icon font, which no reader can say. */
export const isGlyph = (text: string): boolean => /^\p{Co}+$/u.test(text);

/**
 * The family of the font at an address, for `font-family`. The document loads a font once; one that was lost is asked for
 * again at the next use. `property` names the property that has the address, should there be a warning.
 */
export function iconFont(element: Element, property: string, address: string): string | undefined {
  const { ownerDocument } = element;
  const { baseURI, defaultView: view } = ownerDocument;
  const warn = (): undefined => warnOnce(element, property, 'the address of a font', address) as undefined;
  if (isScriptUrl(address) || !URL.canParse(address, 'https://relative.invalid')) return warn();
  // The document of a <template> is never rendered, and below about:blank there are no relative addresses.
  if (!view || !URL.canParse(address, baseURI)) return undefined;
  const url = new URL(address, baseURI).href;
  let known = families.get(ownerDocument);
  if (!known) families.set(ownerDocument, (known = new Map<string, string>()));
  const family = known.get(url);
  if (family) return family;
  // Another copy of this code has names of its own.
  const made = `nc-font-${known.size}-${randomKey()}`;
  known.set(url, made);
  // In `url("")`, nothing else ends the text.
  const source = `url("${url.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;
  const face = new view.FontFace(made, source, { display: 'block' });
  ownerDocument.fonts.add(face);
  face.load().catch(() => {
    ownerDocument.fonts.delete(face);
    known.delete(url);
    // Not for want of the page that asked.
    if (ownerDocument.defaultView) warn();
  });
  return made;
}
