import { isThenable } from '../base/thenable.js';
import { isScriptUrl } from '../base/urls.js';
import { isLibraryIcon } from '../internal/element/picture.js';
import { iconRegistry, redraw, type Drawing } from './registry.js';
import { readSvg } from './svg.js';

/**
 * An icon of another set: its SVG as text, the address of an SVG, the data of a path, or of several; nothing if the set has
 * no such icon.
 */
export type LibraryIcon = string | readonly string[] | undefined | null;

/** Finds an icon of a set by its name. */
export type IconResolver = (name: string) => LibraryIcon | Promise<LibraryIcon>;

/** Commands and numbers of path data. An address has other characters. */
const PATH_DATA = /^\s*m[\s,]*[-+.\d][-+.,\d\sacehlmqstvz]*$/i;

const EXPECTED = 'the text or the address of an SVG, path data, or a list of path data';

/**
 * Makes the icons of another set known, as `<nc-icon library="lucide" name="rocket">`, and as `lucide:rocket` wherever an
 * element takes the name of an icon. `resolve` is called once for each name, when an icon first needs it. An SVG is drawn
 * with the fill and stroke that it says, else filled with the color of the icon; nothing in it can run a script or load
 * anything. Path data is stroked in a box of 24 × 24, as the built-in icons. An address is fetched once; content security
 * policies need it in `connect-src`. Icons that are already on the page follow.
 */
export function registerIconLibrary(name: string, resolve: IconResolver): void {
  if (typeof name !== 'string' || name.includes(':') || !isLibraryIcon(`${name}:x`))
    throw new TypeError(
      `registerIconLibrary: name: expected letters, digits and hyphens, and no scheme of URLs, got ${JSON.stringify(name)}`,
    );
  if (typeof resolve !== 'function') throw new TypeError('registerIconLibrary: resolver: expected a function');
  const drawings = new Map<string, Drawing | Promise<Drawing | undefined>>();
  iconRegistry.libraries.set(name, (icon) => {
    const known = drawings.get(icon);
    if (known) return known;
    const found = find(resolve, icon);
    if (!isThenable(found)) {
      if (found) drawings.set(icon, found);
      return found;
    }
    const late = Promise.resolve(found).then(
      (drawing) => {
        if (drawing) drawings.set(icon, drawing);
        else drawings.delete(icon);
        return drawing;
      },
      (error: unknown) => {
        drawings.delete(icon); // The next icon asks again.
        throw error;
      },
    );
    drawings.set(icon, late);
    return late;
  });
  redraw((icon) => icon.startsWith(`${name}:`));
}

function find(resolve: IconResolver, name: string): Drawing | undefined | Promise<Drawing | undefined> {
  try {
    const answer = resolve(name);
    return isThenable(answer) ? Promise.resolve(answer).then(read) : read(answer);
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

function read(answer: LibraryIcon): Drawing | undefined | Promise<Drawing> {
  if (answer === undefined || answer === null || answer === '') return undefined;
  const paths = [answer].flat();
  if (paths.every((path) => typeof path === 'string' && PATH_DATA.test(path))) return paths;
  if (typeof answer !== 'string') throw new TypeError(`expected ${EXPECTED}`);
  return answer.trimStart().startsWith('<') ? readSvg(answer) : load(answer).then(readSvg);
}

/** The text at an address, which all icons share. */
function load(address: string): Promise<string> {
  const { files } = iconRegistry;
  const { href } = new URL(address, globalThis.document.baseURI);
  let text = files.get(href);
  if (!text) {
    text = fetchText(href);
    files.set(href, text);
    text.catch(() => files.delete(href));
  }
  return text;
}

async function fetchText(url: string): Promise<string> {
  if (isScriptUrl(url)) throw new TypeError(`expected ${EXPECTED}`);
  // Bundlers write small files into such addresses, which a content security policy may forbid to fetch.
  const [, base64, data] = /^data:image\/svg\+xml[^,]*?(;base64)?,(.*)$/is.exec(url) ?? [];
  if (data !== undefined) {
    const decoded = decodeURIComponent(data);
    return base64
      ? new TextDecoder().decode(Uint8Array.from(atob(decoded), (letter) => letter.charCodeAt(0)))
      : decoded;
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP status ${response.status} of ${url}`);
  return response.text();
}
