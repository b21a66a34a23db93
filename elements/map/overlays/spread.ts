/** Markers nearer than this at the largest scale, in px, cover each other. */
const NEAR = 12;
/** Between the places of markers that are spread, in px. */
const SPACING = 40;
/** So many stand in a ring; more in a spiral. */
const MOST_IN_RING = 9;

/** From where a marker is to where it is shown, in px. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Where so many markers are shown around their place: none covers another. */
function offsets(count: number): Offset[] {
  const at = (radius: number, angle: number): Offset => ({
    x: Math.round(radius * Math.cos(angle)),
    y: Math.round(radius * Math.sin(angle)),
  });
  if (count <= MOST_IN_RING) {
    const radius = Math.max(SPACING * 0.8, (SPACING * count) / (2 * Math.PI));
    return Array.from({ length: count }, (_, index) => at(radius, (index / count) * 2 * Math.PI));
  }
  let angle = 0;
  return Array.from({ length: count }, () => {
    // Turns are as far from each other as the markers of one turn.
    const radius = SPACING * (0.8 + angle / (2 * Math.PI));
    const place = at(radius, angle);
    angle += SPACING / radius;
    return place;
  });
}

interface Placed {
  readonly x: number;
  readonly y: number;
  /** Undefined: it is shown where it is. */
  spread(offset: Offset | undefined): void;
}

/** Shows markers that would cover each other side by side. `side` is that of the world, in px. */
export function spread(markers: readonly Placed[], side: number): void {
  const groups = new Map<string, Placed[]>();
  const cellOf = (value: number): number => Math.floor((value * side) / NEAR);
  const isNear = (one: Placed, other: Placed): boolean => Math.hypot(one.x - other.x, one.y - other.y) * side < NEAR;
  for (const marker of markers) {
    const [x, y] = [cellOf(marker.x), cellOf(marker.y)];
    let group: Placed[] | undefined;
    for (let cell = 0; cell < 9 && !group; cell++) {
      const near = groups.get(`${x - 1 + (cell % 3)} ${y - 1 + Math.floor(cell / 3)}`);
      if (near && isNear(near[0]!, marker)) group = near;
    }
    if (group) group.push(marker);
    else groups.set(`${x} ${y}`, [marker]);
  }
  for (const group of groups.values()) {
    const places = group.length > 1 ? offsets(group.length) : [];
    group.forEach((marker, index) => marker.spread(places[index]));
  }
}
