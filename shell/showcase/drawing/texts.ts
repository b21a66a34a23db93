import { msg } from '@lit/localize';
import type { Brush } from './board.js';

export const BRUSHES: readonly (readonly [brush: Brush, label: () => string])[] = [
  ['pen', () => msg('Pen', { id: 'sc.drawing.pen' })],
  ['marker', () => msg('Marker', { id: 'sc.drawing.marker' })],
  ['eraser', () => msg('Eraser', { id: 'sc.drawing.eraser' })],
];

export const COLORS: readonly (readonly [color: string, label: () => string])[] = [
  ['#1a2326', () => msg('Black', { id: 'sc.drawing.black' })],
  ['#0b6e7d', () => msg('Sea green', { id: 'sc.drawing.sea' })],
  ['#c0282d', () => msg('Red', { id: 'sc.drawing.red' })],
  ['#d98a00', () => msg('Amber', { id: 'sc.drawing.amber' })],
  ['#7a3fa0', () => msg('Violet', { id: 'sc.drawing.violet' })],
];
