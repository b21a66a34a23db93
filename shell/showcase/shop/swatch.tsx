import type { Colour } from './types.js';

/** A dot in a colour of products. */
export const Swatch = ({ colour }: { colour: Colour }) => (
  <span className="swatch" data-colour={colour} aria-hidden="true" />
);
