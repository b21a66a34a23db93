/** Every drawing is this large; what matters in it stands in the middle, so that a square cut shows it. */
export const WIDTH = 800;
export const HEIGHT = 500;

/** What a drawing is colored with. */
export interface Colours {
  readonly sky: readonly [top: string, bottom: string];
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
  readonly accent: string;
  readonly ink: string;
}

/** A drawing of something: markup, made of the colors of an article and numbers that are always the same for it. */
export type Draw = (colours: Colours, random: () => number) => string;
export interface Scene {
  /** What is to be seen, in a few words. */
  readonly alt: string;
  readonly draw: Draw;
}

/** Numbers from 0 to 1 that follow from the seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Attributes = Readonly<Record<string, string | number>>;

const shape = (name: string, attributes: Attributes): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
    return `${key}="${text}"`;
  });
  return `<${name} ${pairs.join(' ')}/>`;
};

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  shape('rect', { x, y, width, height, fill, ...(rx && { rx }) });
export const circle = (cx: number, cy: number, r: number, fill: string, extra: Attributes = {}): string =>
  shape('circle', { cx, cy, r, fill, ...extra });
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, extra: Attributes = {}): string =>
  shape('ellipse', { cx, cy, rx, ry, fill, ...extra });
export const path = (d: string, fill: string, extra: Attributes = {}): string => shape('path', { d, fill, ...extra });
export const line = (d: string, stroke: string, width: number, extra: Attributes = {}): string =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...extra });
export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
/** A point on a circle, as `x y`. */
export const at = (x: number, y: number, radius: number, turns: number): string =>
  `${Math.round(x + radius * Math.cos(turns * 2 * Math.PI))} ${Math.round(y + radius * Math.sin(turns * 2 * Math.PI))}`;

/** A band of waves from side to side, down to the lower edge. */
export const wave = (y: number, height: number, fill: string, shift = 0): string =>
  path(`M${-100 - shift} ${y}${times(10, () => `q50 ${-height} 100 0`)}V500H-100z`, fill);

/** A sky of stars. */
export const night = (random: () => number, top = '#0a1030', bottom = '#27305f'): string =>
  `<linearGradient id="night" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
  rect(0, 0, WIDTH, HEIGHT, 'url(#night)') +
  times(46, () =>
    circle(random() * WIDTH, random() * HEIGHT, 0.8 + random() * 1.9, '#fff', { opacity: 0.35 + random() * 0.6 }),
  );
