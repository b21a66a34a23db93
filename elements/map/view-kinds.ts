import { either, json, LENGTH, listOf, type Kind } from '../internal/element/kinds.js';
import type { Padding } from './view.js';

const EDGES = listOf(LENGTH, 'a list of px');

/** A text such as `8px 16px`. */
const SPACED: Kind = {
  expected: EDGES.expected,
  read: (value, refuse) =>
    typeof value === 'string' && /^[^[]*\s/.test(value.trim())
      ? EDGES.read(value.trim().split(/\s+/), refuse)
      : refuse(),
};

/** A number of px for each edge, or up to four: top, right, bottom, left, as in CSS. */
export const PADDING: Kind = either('px, or a list of up to four', LENGTH, SPACED, json(EDGES));

/** The px of each edge. */
export function paddingOf(given: unknown): Padding {
  const list = (Array.isArray(given) ? given : [given]).map((value) =>
    typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0,
  );
  const [top = 0, right = top, bottom = top, left = right] = list;
  return [top, right, bottom, left];
}
