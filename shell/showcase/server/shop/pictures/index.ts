import { circle, group, oval, path, rect } from '../../news/pictures/svg.js';
import { beach } from './beach.js';
import { home } from './home.js';
import { pantry } from './pantry.js';
import { TONES, type DrawProduct, type ToneName } from './tones.js';
import { wear } from './wear.js';

const DRAWINGS: Readonly<Record<string, DrawProduct>> = { ...wear, ...beach, ...home, ...pantry };

/** Walls and floors that products stand before. */
const ROOMS = [
  ['#d6e8ec', '#c0dae0'],
  ['#f8e2d4', '#f0cfbb'],
  ['#f5ead2', '#ead9b6'],
  ['#dcebdf', '#c6dccb'],
  ['#e5e2f0', '#d2cde4'],
  ['#f6dedd', '#ebc8c6'],
] as const;

/** How a product is shown: by itself, at the sea, from near. */
export const VIEWS = ['plain', 'beach', 'near'] as const;
export type View = (typeof VIEWS)[number];

const shadow = (width: number): string => oval(200, 332, width, 11, '#1d2b33', { opacity: 0.16 });

function sceneOf(view: View, product: string, room: number): string {
  const [wall, floor] = ROOMS[room % ROOMS.length]!;
  if (view === 'near')
    return (
      rect(0, 0, 400, 400, floor) + circle(200, 200, 190, wall) + group('translate(-150 -170) scale(1.75)', product)
    );
  if (view === 'beach')
    return (
      rect(0, 0, 400, 400, '#cfe6ee') +
      circle(304, 92, 34, '#fdf1cf') +
      path('M20 108Q40 82 68 96Q92 74 116 98Q140 96 142 116H20Z', '#f3fafb') +
      rect(0, 186, 400, 90, '#62b0bd') +
      path('M0 206Q33 198 66 206T132 206T198 206T264 206T330 206T400 206V220H0Z', '#84c5cf') +
      path('M0 268Q50 250 100 266T200 264T300 268T400 258V400H0Z', '#f1dcb0') +
      path('M0 268Q50 250 100 266T200 264T300 268T400 258V272Q350 280 300 280T200 278T100 280T0 282Z', '#fdf6e3') +
      group('translate(64 92) scale(0.68)', shadow(130), product)
    );
  return (
    rect(0, 0, 400, 400, wall) +
    circle(200, 190, 150, '#ffffff', { opacity: 0.34 }) +
    path('M0 312H400V400H0Z', floor) +
    shadow(118) +
    product
  );
}

/** An SVG document with a product, in a color; undefined if there is no such drawing. `room`: which wall it stands before. */
export function drawProduct(name: string, tone: ToneName, view: View, room: number): string | undefined {
  if (!Object.hasOwn(DRAWINGS, name)) return undefined;
  const scene = sceneOf(view, DRAWINGS[name]!(TONES[tone]), room);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">${scene}</svg>`;
}
