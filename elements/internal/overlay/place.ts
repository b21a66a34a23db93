import { zoomOf } from '../element/scale.js';

/** Least distance in px to the edges of the page and to the anchor. */
const GAP = 8;
/** Least distance in px of the arrow from the ends of its edge, so that it clears the rounded corners. */
const CORNER = 24;

/** What a box is placed beside, in px of the viewport. */
export type Anchor = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;

export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Placing {
  /** Where the box is, as seen from the anchor. If it has no room there, it is at the opposite side. */
  readonly side: Side;
  /** Which edges or middles are aligned: the share of the difference in size that is at the left or top. */
  readonly align: number;
  /** Distance from the anchor in px of the box. Default: 8. */
  readonly gap?: number;
}

/** Which edges or middles are aligned, as the share of the difference in width that is on the left. */
const ALIGN = { left: 0, center: 0.5, right: 1 } as const;

const OPPOSITE = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const;

/** The middle of an anchor on an edge of the box that begins at `start`. */
function arrowAt(middle: number, start: number, size: number): number {
  return size < 2 * CORNER ? size / 2 : Math.max(CORNER, Math.min(middle - start, size - CORNER));
}

/**
 * Places a box beside an anchor, at the opposite side where there is more room, and shifts it along the anchor so that it
 * is on screen. A box that has no room at the left or the right is below or above. It writes `--_x`, `--_y`, `--_arrow`
 * (distance from the left or upper end of the edge beside the anchor to the middle of the anchor) and `data-side`; the
 * style sheet decides whether it uses them.
 */
export function placeAt(surface: HTMLElement, anchor: Anchor, { side, align, gap = GAP }: Placing): Side {
  const view = surface.ownerDocument.defaultView;
  // Of the top layer only the zoom counts: its boxes are beside the page, whatever transforms that.
  const zoom = zoomOf(surface);
  const [innerWidth, innerHeight] = [(view?.innerWidth ?? 0) / zoom, (view?.innerHeight ?? 0) / zoom];
  const { offsetWidth, offsetHeight, style } = surface;
  const [left, top, width, height] = [anchor.left, anchor.top, anchor.width, anchor.height].map(
    (length) => length / zoom,
  ) as [number, number, number, number];
  const covered = parseFloat(style.getPropertyValue('--_covered')) || 0;
  const isBeside = side === 'left' || side === 'right';
  const isAfter = side === 'right' || side === 'bottom';
  /** Along the line from the anchor to the box. */
  const end = isBeside ? innerWidth : innerHeight - covered;
  const size = isBeside ? offsetWidth : offsetHeight;
  const before = isBeside ? left : top;
  const after = before + (isBeside ? width : height);
  const fitsAfter = after + gap + size <= end;
  const fitsBefore = before - gap - size >= 0;
  if (isBeside && !fitsAfter && !fitsBefore) return placeAt(surface, anchor, { side: 'bottom', align: 0.5, gap });
  const isMoreAfter = after + before < end;
  const goesAfter = isAfter ? fitsAfter || isMoreAfter : !fitsBefore && isMoreAfter;
  const along = Math.max(GAP, goesAfter ? Math.min(after + gap, end - size - GAP) : before - gap - size);
  const [start, extent, own, most] = isBeside
    ? [top, height, offsetHeight, innerHeight - covered]
    : [left, width, offsetWidth, innerWidth];
  const across = Math.max(GAP, Math.min(start + align * (extent - own), most - own - GAP));
  const taken = goesAfter === isAfter ? side : OPPOSITE[side];
  surface.dataset['side'] = taken;
  style.setProperty('--_x', `${isBeside ? along : across}px`);
  style.setProperty('--_y', `${isBeside ? across : along}px`);
  style.setProperty('--_arrow', `${arrowAt(start + extent / 2, across, own)}px`);
  return taken;
}

/** Places a box below an anchor, or above it where there is more room. Above, it has the attribute `data-above`. */
export function place(surface: HTMLElement, anchor: Anchor, align: keyof typeof ALIGN): void {
  surface.toggleAttribute('data-above', placeAt(surface, anchor, { side: 'bottom', align: ALIGN[align] }) === 'top');
}
