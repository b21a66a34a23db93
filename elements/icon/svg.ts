// Reads the text of an SVG. The text is never given to the browser's parsers, since they are closed under Trusted Types and
// read much that an icon has no use for: each element and attribute is made anew if it is in the lists below.

const NAMESPACE = 'http://www.w3.org/2000/svg';

const ELEMENTS = new Set(
  (
    'svg g defs use symbol path circle ellipse line polyline polygon rect ' +
    'clipPath mask linearGradient radialGradient stop'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'viewBox preserveAspectRatio id d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points transform pathLength ' +
    'fill fill-opacity fill-rule clip-rule clip-path mask opacity color vector-effect paint-order offset ' +
    'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits ' +
    'maskContentUnits mask-type href xlink:href'
  ).split(' '),
);

/** Comments, CDATA, and tags: `/` of an end, name, attributes, `/` of an empty element. */
const TAGS = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<(\/?)([a-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/gi;
const PAIRS = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What would fetch something: of a `url()`, only one within the icon is taken. A backslash could spell it otherwise. */
const FETCHES = /\\|url\((?!\s*["']?#)|(?:image|image-set|src|cross-fade)\(/i;

/** The SVG of a text, without what could run a script or fetch something. Throws if there is none. */
export function readSvg(text: string): SVGElement {
  /** The elements that are open; undefined for those that are left out. */
  const open: (Element | undefined)[] = [];
  let root: SVGElement | undefined;
  for (const [, end, name, attributes = '', isEmpty] of text.matchAll(TAGS)) {
    if (!name) continue;
    if (end) {
      open.pop();
      if (root && !open.length) break;
      continue;
    }
    const parent = open.at(-1);
    const isWanted = root ? parent && ELEMENTS.has(name) : name === 'svg';
    const element = isWanted ? create(name, attributes) : undefined;
    if (!root && !element) continue; // Before it.
    if (element) parent?.append(element);
    root ??= element;
    if (!isEmpty) open.push(element);
    else if (element === root) break;
  }
  if (!root) throw new TypeError('expected the text of an SVG');
  // It fills the box of the icon.
  const [width, height] = ['width', 'height'].map((side) => parseFloat(root.getAttribute(side) ?? ''));
  if (!root.hasAttribute('viewBox') && width && height) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  for (const name of ['width', 'height', 'x', 'y']) root.removeAttribute(name);
  return root;
}

function create(name: string, attributes: string): SVGElement {
  const element = document.createElementNS(NAMESPACE, name) as SVGElement;
  for (const [, key, quoted, single = ''] of attributes.matchAll(PAIRS)) {
    const value = quoted ?? single;
    if (key === 'style') setStyle(element, value);
    else set(element, key!, value);
  }
  return element;
}

/** As attributes: a content security policy may forbid inline styles. */
function setStyle(element: Element, style: string): void {
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) set(element, declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
}

function set(element: Element, name: string, value: string): void {
  const isLink = name.endsWith('href');
  if (!ATTRIBUTES.has(name) || FETCHES.test(value) || (isLink && !value.startsWith('#'))) return;
  element.setAttribute(isLink ? 'href' : name, value);
}
