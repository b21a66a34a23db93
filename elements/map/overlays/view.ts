import type { Map as LeafletMap } from 'leaflet';
import type { GeoPoint } from '../../internal/geo/types.js';

/** Side of the world at zoom 0, in px. */
const WORLD = 256;
/** The latitude at which the square world of Web Mercator ends. */
const MOST_NORTH = 85.0511287798;
/** How far around what is seen markers are drawn: a part of the view, and at least so many px. */
const AROUND = { share: 0.25, least: 100 };

/** A place in the square world of Web Mercator, whose side is 1. `x` may be beyond it: the world repeats. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

export const worldX = (longitude: number): number => longitude / 360 + 0.5;

export function worldY(latitude: number): number {
  const sine = Math.sin((Math.max(-MOST_NORTH, Math.min(MOST_NORTH, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const longitudeOf = (x: number): number => (x - 0.5) * 360;
export const latitudeOf = (y: number): number => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;

/** The place in the world of a position, as Leaflet has it. */
export const worldPoint = ({ latitude, longitude }: GeoPoint): WorldPoint => ({
  x: worldX(longitude),
  y: worldY(latitude),
});

/** A rectangle of the world. */
export interface WorldBox {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** Where the world is in the layers of a map, in px: its side, and how far its corner is to the left and above. */
export interface Frame {
  readonly side: number;
  readonly left: number;
  readonly top: number;
}

/** Where places of the world are in the layers of a map. Leaflet's own functions create objects for each position. */
export class View {
  readonly #map: LeafletMap;
  zoom = 0;
  /** Place of the center. */
  middle: WorldPoint = { x: 0.5, y: 0.5 };
  /** What is seen. */
  seen: WorldBox = { west: 0, east: 0, north: 0, south: 0 };
  /** What is drawn when the view is read: more than is seen. */
  around: WorldBox = this.seen;
  frame: Frame = { side: WORLD, left: 0, top: 0 };

  constructor(map: LeafletMap) {
    this.#map = map;
  }

  /** Reads zoom and center of the map. */
  read(): void {
    const map = this.#map;
    const { x: left, y: top } = map.getPixelOrigin();
    const { x: width, y: height } = map.getSize();
    const { lat, lng } = map.getCenter();
    this.foresee(map.getZoom(), left, top);
    this.middle = { x: worldX(lng), y: worldY(lat) };
    this.seen = this.#box(width / 2, height / 2);
    const more = (size: number) => size / 2 + Math.max(AROUND.least, size * AROUND.share);
    this.around = this.#box(more(width), more(height));
  }

  /** Takes zoom and center that the map is animated to. */
  foresee(zoom: number, left: number, top: number): void {
    this.zoom = zoom;
    const side = WORLD * 2 ** zoom;
    const { frame } = this;
    if (side !== frame.side || left !== frame.left || top !== frame.top) this.frame = { side, left, top };
  }

  /** Side of the world, in px. */
  get side(): number {
    return this.frame.side;
  }

  #box(x: number, y: number): WorldBox {
    const { middle, side } = this;
    return {
      west: middle.x - x / side,
      east: middle.x + x / side,
      north: middle.y - y / side,
      south: middle.y + y / side,
    };
  }

  /** The `x` of the copy of the world that is nearest to the center. */
  near(x: number): number {
    return x + Math.round(this.middle.x - x);
  }

  /** In px of the layers. */
  left(x: number, { side, left } = this.frame): number {
    return Math.round(this.near(x) * side - left);
  }

  top(y: number, { side, top } = this.frame): number {
    return Math.round(y * side - top);
  }
}

export const isIn = (box: WorldBox, x: number, y: number): boolean =>
  x >= box.west && x <= box.east && y >= box.north && y <= box.south;

/** Whether all of a box is in another. */
export const covers = (outer: WorldBox, inner: WorldBox): boolean =>
  outer.west <= inner.west && outer.east >= inner.east && outer.north <= inner.north && outer.south >= inner.south;
