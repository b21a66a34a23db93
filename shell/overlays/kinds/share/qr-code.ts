import { lazy } from '../../../../elements/base/lazy.js';

const encoder = /* @__PURE__ */ lazy(() => import('uqr'));

const SVG = 'http://www.w3.org/2000/svg';
/** Modules of white around a code, as the standard asks. */
const QUIET_ZONE = 4;

/** A QR code as a picture, black on white in every theme: not all readers know the reverse. */
export async function qrCode(text: string, label: string): Promise<SVGSVGElement> {
  const { encode } = await encoder();
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  // One bar for each run of dark modules.
  const bars = data.flatMap((row, y) => {
    const cells = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return Array.from(cells.matchAll(/1+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  const draw = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const side = String(size);
  const picture = draw('svg', { viewBox: `0 0 ${side} ${side}`, role: 'img', 'aria-label': label }) as SVGSVGElement;
  picture.setAttribute('shape-rendering', 'crispEdges');
  picture.append(
    draw('rect', { width: side, height: side, fill: '#fff' }),
    draw('path', { d: bars.join(''), fill: '#000' }),
  );
  Object.assign(picture.style, { display: 'block', width: 'min(240px, 100%)', margin: '0 auto', borderRadius: '8px' });
  return picture;
}
