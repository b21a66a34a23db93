import { cities } from './cities.js';
import { pearls } from './pearls.js';
import { space } from './space.js';
import { HEIGHT, randomOf, WIDTH, type Colours, type Scene } from './svg.js';
import { web } from './web.js';

const SCENES: Readonly<Record<string, Scene>> = { ...pearls, ...web, ...cities, ...space };

/** Sets of colors, those of the sea first; an article always has the same. */
const PALETTES: readonly Colours[] = [
  { sky: ['#d8eef2', '#f7e9ee'], light: '#bfe0e6', mid: '#6fb3bf', deep: '#2d7585', accent: '#f2b8a0', ink: '#16414d' },
  { sky: ['#d9e6f7', '#eef3f5'], light: '#b7cfee', mid: '#7aa0d4', deep: '#3c62a0', accent: '#f5bd73', ink: '#1d3160' },
  { sky: ['#e3e0f7', '#f8e8f1'], light: '#cfc7ee', mid: '#9a8cd0', deep: '#5f55a0', accent: '#f3a6bd', ink: '#2d2858' },
  { sky: ['#dff0df', '#f6f4df'], light: '#c2dfb8', mid: '#83b585', deep: '#3f7d63', accent: '#f0c36a', ink: '#1e4a40' },
  { sky: ['#fbe6d4', '#f9f3e4'], light: '#f4cfa9', mid: '#e39b7b', deep: '#b85f4f', accent: '#f4c95d', ink: '#5a2c33' },
  { sky: ['#ffe2dc', '#fff1e0'], light: '#f9c9bd', mid: '#e58f86', deep: '#a84f63', accent: '#7cc3c4', ink: '#4c2442' },
];
const SEA = 3;

/** A number that follows from a text. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16777619), 2166136261) >>> 0;

export interface Picture {
  /** Below `/api/news/picture/`. */
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of a thing for an article; undefined if there is none. */
export function pictureOf(article: string, thing: string): Picture | undefined {
  if (!Object.hasOwn(SCENES, thing)) return undefined;
  return { name: `${article}.${thing}.svg`, alt: SCENES[thing]!.alt, width: WIDTH, height: HEIGHT };
}

/** An SVG document of `width` CSS pixels. */
export function drawPicture(article: string, thing: string, width: number): string {
  const { alt, draw } = SCENES[thing]!;
  const seed = hash(article);
  const colours = PALETTES[seed % (Object.hasOwn(pearls, thing) ? SEA : PALETTES.length)]!;
  const [top, bottom] = colours.sky;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * HEIGHT) / WIDTH)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<title>${alt}</title>` +
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#sky)"/>${draw(colours, randomOf(seed))}</svg>`
  );
}
