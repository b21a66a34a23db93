import type { Colour } from './types.js';

/** A dot in a color of products. */
export const Swatch = ({ colour }: { colour: Colour }) => (
  <span className="swatch" data-colour={colour} aria-hidden="true" />
);
