/** A point in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An arrow on a line: where, and in which direction, in radians clockwise from the right. */
export interface Arrow extends Spot {
  readonly angle: number;
}

interface Box {
  readonly min?: Spot;
  readonly max?: Spot;
}

/**
 * Arrows along a line, `spacing` px apart from its start, as far as they are in a box. Of a line that goes far beyond the box
 * only the part near it is looked at.
 */
export function arrowsAlong(line: readonly Spot[], spacing: number, { min, max }: Box): Arrow[] {
  const arrows: Arrow[] = [];
  if (!min || !max || !(spacing > 0)) return arrows;
  /** How far the first arrow of a section is from the section's start. */
  let next = spacing / 2;
  line.slice(1).forEach((to, index) => {
    const from = line[index]!;
    const x = to.x - from.x;
    const y = to.y - from.y;
    const length = Math.hypot(x, y);
    // The part of the section that may be in the box, in px from its start.
    const [first, last] = span(from, to, length, min, max);
    const skipped = Math.max(0, Math.ceil((first - next) / spacing));
    for (let at = next + skipped * spacing; at <= last; at += spacing)
      arrows.push({ x: from.x + (x * at) / length, y: from.y + (y * at) / length, angle: Math.atan2(y, x) });
    next = length < next ? next - length : spacing - ((length - next) % spacing);
  });
  return arrows;
}

/** Clips a section to a box: from and to which length it is inside. Empty: the end is before the start. */
function span(from: Spot, to: Spot, length: number, min: Spot, max: Spot): [number, number] {
  let first = 0;
  let last = 1;
  for (const axis of ['x', 'y'] as const) {
    const way = to[axis] - from[axis];
    const one = (min[axis] - from[axis]) / way;
    const other = (max[axis] - from[axis]) / way;
    if (way) {
      first = Math.max(first, Math.min(one, other));
      last = Math.min(last, Math.max(one, other));
    } else if (from[axis] < min[axis] || from[axis] > max[axis]) return [0, -1];
  }
  return [first * length, first > last ? -1 : last * length];
}
