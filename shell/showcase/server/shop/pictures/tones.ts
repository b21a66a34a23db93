/** A color of a product, with what its shadow and its light are drawn in. */
export interface Tone {
  readonly main: string;
  readonly shade: string;
  readonly tint: string;
}

/** The colors that products come in, by name. */
export const TONES = {
  navy: { main: '#34507f', shade: '#243a61', tint: '#6d88b5' },
  coral: { main: '#ec8069', shade: '#cb604b', tint: '#f8b3a2' },
  sun: { main: '#f3bf4b', shade: '#d49b27', tint: '#fadd92' },
  sea: { main: '#3c9ca5', shade: '#2a7882', tint: '#83c8cd' },
  moss: { main: '#7f9c6d', shade: '#5f7b4f', tint: '#adc49e' },
  sand: { main: '#ddc59d', shade: '#bfa476', tint: '#f0e3ca' },
  rust: { main: '#c4653f', shade: '#9c4a2a', tint: '#e19370' },
} as const satisfies Record<string, Tone>;
export type ToneName = keyof typeof TONES;

/** Colors of materials, the same for each product. */
export const INK = '#2b3a45';
export const WOOD = { main: '#c99a66', shade: '#a47646', tint: '#e3bd90' } as const;
export const METAL = { main: '#c4cdd1', shade: '#95a2a8', tint: '#e8eef0' } as const;
export const GLASS = '#cfe7ea';

/** Draws a product in a box of 400 × 400, standing at a height of 330. */
export type DrawProduct = (tone: Tone) => string;

let clips = 0;

/** Parts that are cut along an outline. */
export function within(outline: string, ...parts: readonly string[]): string {
  const id = `c${++clips}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}
