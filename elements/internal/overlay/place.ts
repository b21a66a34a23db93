/** Least distance in px to the edges of the page and to the anchor. */
const GAP = 8;
/** Least distance in px of the arrow from the box's left and right edge, so that it clears the rounded corners. */
const CORNER = 24;

/** What a box is placed beside, in px of the viewport. */
export type Anchor = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;

/** Which edges or middles are aligned, as the share of the difference in width that is on the left. */
const ALIGN = { left: 0, center: 0.5, right: 1 } as const;

/**
 * Places a box below an anchor, or above it where there is more room. It writes `--_x`, `--_y`, `--_arrow` (distance from
 * the left edge of the box to the middle of the anchor) and `data-above`; the style sheet decides whether it uses them.
 */
export function place(surface: HTMLElement, { left, top, width, height }: Anchor, align: keyof typeof ALIGN): void {
  const { innerWidth = 0, innerHeight = 0 } = surface.ownerDocument.defaultView ?? {};
  const { offsetWidth, offsetHeight, style } = surface;
  const end = innerHeight - (parseFloat(style.getPropertyValue('--_covered')) || 0);
  const bottom = top + height;
  const isBelow = bottom + GAP + offsetHeight <= end || bottom + top < end;
  const wanted = left + ALIGN[align] * (width - offsetWidth);
  const x = Math.max(GAP, Math.min(wanted, innerWidth - offsetWidth - GAP));
  const y = isBelow ? Math.min(bottom + GAP, end - offsetHeight - GAP) : top - GAP - offsetHeight;
  const arrow = Math.max(CORNER, Math.min(left + width / 2 - x, offsetWidth - CORNER));
  surface.toggleAttribute('data-above', !isBelow);
  style.setProperty('--_x', `${x}px`);
  style.setProperty('--_y', `${Math.max(GAP, y)}px`);
  style.setProperty('--_arrow', `${arrow}px`);
}
