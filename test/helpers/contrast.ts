/** The red, green and blue of any CSS color, from 0 to 255. */
function channels(color: string): number[] {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** Relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as Partial<ShadowRoot>).host || null);

/** One color over another, of which it covers a share. */
const over = (color: string, behind: string, share: number): string => {
  const [front, back] = [channels(color), channels(behind)];
  return `rgb(${front.map((channel, index) => Math.round(channel * share + back[index]! * (1 - share))).join(' ')})`;
};

/** Contrast of the text of an element with what is behind it, as it is seen: paler if it, or what it is in, is dimmed. */
export function textContrast(element: Element): number {
  let share = 1;
  let behind: string | undefined;
  for (let each: Element | null = element; each; each = parentOf(each)) {
    const { backgroundColor, opacity } = getComputedStyle(each);
    if (behind === undefined && !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) behind = backgroundColor;
    share *= Number(opacity);
  }
  const ground = behind ?? getComputedStyle(document.documentElement).backgroundColor;
  return contrast(over(getComputedStyle(element).color, ground, share), ground);
}
