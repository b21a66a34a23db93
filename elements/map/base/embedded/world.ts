/** x and y in turn. The world is 0 to 1 in both, in the projection of web maps; shapes over the antimeridian go beyond. */
export type Shape = Float64Array;

export interface Land {
  /** Three digits of ISO 3166-1, or empty. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly rings: readonly Shape[];
}

export interface World {
  readonly lands: readonly Land[];
  /** Between two lands. */
  readonly borders: readonly Shape[];
  readonly coasts: readonly Shape[];
}

/** Beyond the edges of the map, so that Antarctica ends below it. */
const LAST_LATITUDE = 86;

export const unitX = (longitude: number): number => longitude / 360 + 0.5;

export function unitY(latitude: number): number {
  const radians = (Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude)) * Math.PI) / 180;
  return 0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI);
}

export const latitudeOf = (y: number): number => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;

/** What is used of TopoJSON: arcs are whole numbers, and rings name them by their indices. */
interface Topology {
  readonly transform: {
    readonly scale: readonly [x: number, y: number];
    readonly translate: readonly [x: number, y: number];
  };
  readonly arcs: readonly (readonly number[][])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
}

type Country = { readonly id?: string | number; readonly properties?: { readonly name?: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly number[][] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly number[][][] }
);

/**
 * Reads a topology of countries: its arcs are projected once, and shared by rings, borders and coasts. Rings that cross the
 * antimeridian go on beyond it, and the one around the pole is closed below the map.
 */
export function readWorld(topology: Topology): World {
  const arcs = topology.arcs.map((arc) => project(arc, topology.transform));
  const uses = new Uint8Array(arcs.length);
  const lands = topology.objects.countries.geometries.map((geometry): Land => {
    const rings = ringsOf(geometry);
    // A country uses each arc once; two of them share a border.
    for (const index of rings.flat()) uses[index < 0 ? ~index : index]!++;
    const shapes = rings.map((ring) => close(join(ring.map((index) => side(arcs, index)))));
    return {
      id: String(geometry.id ?? ''),
      name: geometry.properties?.name ?? '',
      rings: shapes.flatMap(repeat),
    };
  });
  const lines = (isWanted: (count: number) => boolean): Shape[] =>
    arcs.filter((_, index) => isWanted(uses[index]!)).flatMap((arc) => repeat(join([arc])));
  return { lands, borders: lines((count) => count > 1), coasts: lines((count) => count === 1) };
}

const ringsOf = (geometry: Country): readonly number[][] =>
  geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat();

/** The positions of an arc are differences, as whole numbers. */
function project(arc: readonly number[][], { scale, translate }: Topology['transform']): Shape {
  const shape = new Float64Array(arc.length * 2);
  let x = 0;
  let y = 0;
  for (const [index, step] of arc.entries()) {
    x += step[0]!;
    y += step[1]!;
    shape[index * 2] = unitX(x * scale[0] + translate[0]);
    shape[index * 2 + 1] = unitY(y * scale[1] + translate[1]);
  }
  return shape;
}

/** A negative index stands for the arc from its end to its start. */
function side(arcs: readonly Shape[], index: number): Shape {
  if (index >= 0) return arcs[index]!;
  const arc = arcs[~index]!;
  const turned = new Float64Array(arc.length);
  for (let from = arc.length - 2, to = 0; from >= 0; from -= 2, to += 2) {
    turned[to] = arc[from]!;
    turned[to + 1] = arc[from + 1]!;
  }
  return turned;
}

/** One line through arcs that share their ends. A step of more than half the world goes on over the antimeridian. */
function join(arcs: readonly Shape[]): Shape {
  const shape = new Float64Array(arcs.reduce((sum, arc) => sum + arc.length, 2 - arcs.length * 2));
  let length = 0;
  let last = arcs[0]![0]!;
  let turn = 0;
  for (const [number, arc] of arcs.entries()) {
    for (let index = number ? 2 : 0; index < arc.length; index += 2) {
      const x = arc[index]!;
      if (x - last > 0.5) turn--;
      else if (x - last < -0.5) turn++;
      last = x;
      shape[length++] = x + turn;
      shape[length++] = arc[index + 1]!;
    }
  }
  return shape;
}

/** Closes the ring around a pole along the edge of the map. */
function close(ring: Shape): Shape {
  const start = ring[0]!;
  const end = ring.at(-2)!;
  if (Math.abs(start - end) < 0.5) return ring;
  const edge = ring[1]! > 0.5 ? 1.5 : -0.5;
  const closed = new Float64Array(ring.length + 4);
  closed.set(ring);
  closed.set([end, edge, start, edge], ring.length);
  return closed;
}

/** What is beyond an edge of the world is there at the other edge as well. */
function repeat(shape: Shape): Shape[] {
  let least = Infinity;
  let most = -Infinity;
  for (let index = 0; index < shape.length; index += 2) {
    least = Math.min(least, shape[index]!);
    most = Math.max(most, shape[index]!);
  }
  const moved = (by: number): Shape => shape.map((value, index) => (index % 2 ? value : value + by));
  return [shape, ...(most > 1 ? [moved(-1)] : []), ...(least < 0 ? [moved(1)] : [])];
}
