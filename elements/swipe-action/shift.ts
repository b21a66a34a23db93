import { resist } from '../internal/overlay/sheet/motion.js';
import type { SwipeSide } from './options.js';

/** A swipe opens or closes from this speed in px/ms on, or from this share of the width of the actions. */
const FAST = 0.3;
const SHARE = 0.4;
/** From this share of the row's width on, a full swipe acts. */
const FULL_SHARE = 0.6;

/** The widths of the actions at both sides; 0 if there are none. */
export type Widths = Readonly<Record<SwipeSide, number>>;

/** How far the content is moved in reading direction: positive uncovers the start, negative the end. */
export const shiftOf = (side: SwipeSide | '', widths: Widths): number =>
  side === '' ? 0 : side === 'start' ? widths.start : -widths.end;

/** The side that a shift uncovers. */
export const sideOf = (shift: number): SwipeSide | '' => (shift === 0 ? '' : shift > 0 ? 'start' : 'end');

/** Whether a swipe may begin: there is something to uncover in that direction, or to cover. */
export function maySwipe(inline: number, side: SwipeSide | '', widths: Widths, isFull: boolean): boolean {
  const towards = inline > 0 ? 'start' : 'end';
  return side === '' ? widths[towards] > 0 : side !== towards || isFull;
}

/** The shift of a swipe that began at `side` and has moved by `inline`. Beyond the actions it follows less and less. */
export function dragged(inline: number, side: SwipeSide | '', widths: Widths, isFull: boolean): number {
  const wanted = shiftOf(side, widths) + inline;
  // A swipe that covers one side does not uncover the other.
  const least = side === 'start' ? 0 : -widths.end;
  const most = side === 'end' ? 0 : widths.start;
  const inside = Math.max(least, Math.min(wanted, most));
  if (wanted === inside) return wanted;
  const limit = wanted < 0 ? -least : most;
  if (limit === 0) return 0;
  return isFull ? wanted : Math.sign(wanted) * resist(Math.abs(wanted), limit);
}

/** Whether a swipe that is released here does the outer action. */
export const isFarEnough = (shift: number, rowWidth: number): boolean => Math.abs(shift) > rowWidth * FULL_SHARE;

/** The side that is open after a swipe which is released at a shift, with a speed. */
export function released(shift: number, speed: number, widths: Widths): SwipeSide | '' {
  const side = sideOf(shift);
  if (side === '') return '';
  const outward = side === 'start' ? speed : -speed;
  if (Math.abs(outward) > FAST) return outward > 0 ? side : '';
  return Math.abs(shift) > widths[side] * SHARE ? side : '';
}
