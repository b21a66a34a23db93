import { json, type Kind } from '../internal/element/kinds.js';
import type { ListPosition } from './memory.js';

export const DIRECTIONS = ['vertical', 'horizontal'];
export const ANCHORS = ['start', 'end'];
export const LINES = ['cells', 'all', 'none'];

/** Items are of any kind. One that cannot be read is refused: `length` throws. */
const ARRAY: Kind = {
  expected: 'an array',
  read: (value, refuse) => (Array.isArray(value) && value.length >= 0 ? value : refuse()),
};

/** A server writes no items: it draws no rows. */
export const ITEMS: Kind = { expected: ARRAY.expected, read: json(ARRAY).read };

export const POSITION: Kind = {
  expected: 'a position that a list had',
  read: (value, refuse) => (typeof (value as Partial<ListPosition>).index === 'number' ? value : refuse()),
};
