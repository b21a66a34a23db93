const GAP = 8;

/**
 * Puts a box beside what opened it: below, or above where there is more room. Style sheets decide whether it is a box at
 * all; a sheet at the lower edge learns how much of the page a screen keyboard covers.
 */
export function place(surface: HTMLElement, anchor: Element): void {
  const page = surface.ownerDocument;
  const { innerWidth = 0, innerHeight = 0, visualViewport } = page.defaultView ?? {};
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height, style } = surface;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const x = Math.min(isRtl ? right - width : left, innerWidth - width - GAP);
  const fitsBelow = bottom + GAP + height <= innerHeight || bottom + top < innerHeight;
  const y = fitsBelow ? Math.min(bottom + GAP, innerHeight - height - GAP) : top - GAP - height;
  const covered = visualViewport ? innerHeight - visualViewport.height - visualViewport.offsetTop : 0;
  style.setProperty('--_x', `${Math.max(GAP, x)}px`);
  style.setProperty('--_y', `${Math.max(GAP, y)}px`);
  style.setProperty('--_covered', `${Math.max(0, covered)}px`);
}
