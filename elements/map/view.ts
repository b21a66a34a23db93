import { latLng, latLngBounds, Point, type LatLng, type LatLngLiteral, type Map as LeafletMap } from 'leaflet';
import type { GeoPoint, GeoRegion } from '../internal/geo/types.js';
import type { Camera } from './camera.js';
import { RegionChangeEvent } from './events.js';
import type { MapStage } from './stage.js';

/** What the view tells the element. */
export interface ViewOwner {
  /** The user has moved the map: where it is now. */
  followed(center: GeoPoint, scale: number): void;
  /** The user's move is over. */
  settled(): void;
}

/** Px around points: top, right, bottom, left. */
export type Padding = readonly [top: number, right: number, bottom: number, left: number];

/** Where the map is, and its changes by the user. */
export class MapView {
  readonly #stage: MapStage;
  readonly #map: LeafletMap;
  readonly #camera: Camera;
  readonly #owner: ViewOwner;
  /** What code has set: exact, unlike a position in whole px. Undefined once the user has moved the map. */
  #exact: GeoPoint | undefined;
  /** Where Home goes to. */
  #start: { readonly center: LatLngLiteral; readonly zoom: number } | undefined;
  /** What the user does. */
  #change: { readonly scale: number; readonly center: LatLng } | undefined;
  /** The scale that several turns of the wheel, or keys, want, and the point that stays. */
  #wanted: { readonly zoom: number; readonly at: Point | undefined } | undefined;
  /** The end of one motion is the begin of the next. */
  #isChained = false;
  #waiting: (() => void)[] = [];

  constructor(stage: MapStage, camera: Camera, owner: ViewOwner) {
    this.#stage = stage;
    this.#map = stage.map;
    this.#camera = camera;
    this.#owner = owner;
    this.#map.on('move', () => this.#follow()).on('moveend', () => this.#rest());
  }

  get center(): GeoPoint {
    return this.#exact ?? this.#stage.fromMap(this.#map.getCenter());
  }

  get scale(): number {
    return Math.round(this.#map.getZoom());
  }

  get region(): GeoRegion {
    const bounds = this.#map.getBounds();
    const southwest = this.#stage.fromMap(bounds.getSouthWest());
    const northeast = this.#stage.fromMap(bounds.getNorthEast());
    if (bounds.getEast() - bounds.getWest() < 360) return { southwest, northeast };
    // More than the whole world.
    return { southwest: { ...southwest, longitude: -180 }, northeast: { ...northeast, longitude: 180 } };
  }

  /** Whether the user moves the map, or what the user began goes on. */
  get isChanging(): boolean {
    return this.#change !== undefined;
  }

  /** Code shows a place; it wins over what the user began. */
  show(center: GeoPoint, scale: number, isAnimated = false): Promise<void> {
    return this.#show(this.#stage.toMap(center), scale, isAnimated, center);
  }

  /** Code shows all these points. One point, or several at the same place, keep `scale`. */
  fit(points: readonly GeoPoint[], padding: Padding, scale: number, isAnimated = false): Promise<void> {
    if (!points.length) return Promise.resolve();
    const [top, right, bottom, left] = padding;
    const bounds = latLngBounds(together(points.map((point) => this.#stage.toMap(point))));
    const around = new Point(left + right, top + bottom);
    const map = this.#map;
    const isSpot = bounds.getSouthWest().equals(bounds.getNorthEast());
    const zoom = isSpot ? scale : map.getBoundsZoom(bounds, false, around);
    const to = Math.min(Math.max(Number.isFinite(zoom) ? zoom : scale, map.getMinZoom()), map.getMaxZoom());
    const corners = [bounds.getSouthWest(), bounds.getNorthEast()].map((corner) => map.project(corner, to));
    const middle = corners[0]!.add(corners[1]!).divideBy(2);
    const center = map.unproject(middle.add([(right - left) / 2, (bottom - top) / 2]), to);
    return this.#show(center, to, isAnimated);
  }

  /** Goes back to where code has put it last. */
  goHome(): void {
    if (this.#start) this.go(this.#start.center, this.#start.zoom);
  }

  /** The user goes to a place by a key, the focus of a marker or a tap on a cluster. */
  go(center: LatLngLiteral, zoom: number): void {
    this.#wanted = undefined;
    this.begin();
    this.#chain(() => this.#camera.glide(center, zoom));
  }

  /** The user begins to move the map. */
  begin(): void {
    if (this.#change) return;
    this.#change = { scale: this.scale, center: this.#map.getCenter() };
    this.#tell('begin', 'gesture');
  }

  /** The user moves the view by px. */
  pan(x: number, y: number): void {
    this.begin();
    this.#chain(() => this.#camera.pan(x, y));
  }

  /** The user changes the scale by whole steps; a point of the box, or the center, stays where it is. */
  zoom(steps: number, x?: number, y?: number): void {
    const map = this.#map;
    const now = this.#wanted?.zoom ?? this.scale;
    const zoom = Math.min(Math.max(now + steps, map.getMinZoom()), map.getMaxZoom());
    if (zoom === now) return;
    this.begin();
    this.#wanted = { zoom, at: x === undefined || y === undefined ? undefined : new Point(x, y) };
    if (!this.#camera.isZooming) this.#zoomToWanted();
  }

  /** A press of the user stops what moves. Returns whether something did. */
  stop(): boolean {
    if (!this.#camera.isMoving) return false;
    this.#wanted = undefined;
    this.#camera.halt();
    return true;
  }

  grab(): void {
    this.#wanted = undefined;
    this.#chain(() => this.#camera.grab());
    this.begin();
  }

  release(speedX?: number, speedY?: number): void {
    this.#chain(() => this.#camera.release(speedX, speedY));
  }

  /** The box has another size, the center stays. */
  resized(): void {
    const { size, center } = { size: this.#map.getSize(), center: this.#map.getCenter() };
    const isKept = this.#exact;
    this.#isChained = true;
    this.#map.invalidateSize({ pan: false, animate: false });
    this.#isChained = false;
    if (this.#map.getSize().equals(size) || this.isChanging) return;
    this.#camera.jump(isKept ? this.#stage.toMap(isKept) : center, this.#map.getZoom());
    this.#exact = isKept;
  }

  /** Ends what the user began, without a change of properties: code has moved the map, or it goes. */
  cancel(): void {
    this.#wanted = undefined;
    const change = this.#change;
    this.#change = undefined;
    if (change) this.#tell('end', this.scale === change.scale ? 'drag' : 'scale');
  }

  /** Forgets what waits for the end of a motion. */
  destroy(): void {
    this.#waiting = [];
    this.cancel();
  }

  #show(center: LatLngLiteral, zoom: number, isAnimated: boolean, exact?: GeoPoint): Promise<void> {
    this.#isChained = true;
    this.#camera.halt();
    this.#isChained = false;
    this.cancel();
    this.#wake();
    this.#start = { center, zoom };
    this.#exact = exact;
    this.#owner.followed(exact ?? this.#stage.fromMap(center), zoom);
    if (isAnimated) this.#camera.glide(center, zoom);
    else this.#camera.jump(center, zoom);
    this.#exact = exact;
    return this.#camera.isMoving ? new Promise((resolve) => void this.#waiting.push(resolve)) : Promise.resolve();
  }

  #zoomToWanted(): void {
    const { zoom, at } = this.#wanted!;
    const camera = this.#camera;
    const center = at ? camera.centerAround(at.x, at.y, zoom) : this.#map.getCenter();
    this.#chain(() => camera.glide(camera.inWorld(center, zoom), zoom));
  }

  /** Begins a motion of the user. That the one before it ends is no rest. */
  #chain(move: () => void): void {
    this.#isChained = true;
    move();
    this.#isChained = false;
    // The scale is that of the end from the beginning.
    if (this.#camera.isZooming) this.#follow();
    this.#rest();
  }

  #follow(): void {
    if (!this.#change) return;
    this.#exact = undefined;
    this.#owner.followed(this.center, this.scale);
  }

  #rest(): void {
    if (this.#isChained || this.#camera.isMoving || this.#camera.isHeld) return;
    this.#wake();
    if (!this.#change) return;
    if (this.#wanted && this.#wanted.zoom !== this.scale) return this.#zoomToWanted();
    this.#wanted = undefined;
    const { scale } = this.#change;
    this.#stayOnWorld();
    this.#follow();
    this.#change = undefined;
    this.#tell('end', this.scale === scale ? 'drag' : 'scale');
    this.#owner.settled();
  }

  /** Round the world the same places are other positions of Leaflet. */
  #stayOnWorld(): void {
    const center = this.#map.getCenter();
    if (Math.abs(center.lng) <= 180) return;
    this.#isChained = true;
    this.#camera.jump(center.wrap(), this.#map.getZoom());
    this.#isChained = false;
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #tell(phase: 'begin' | 'end', causedBy: 'gesture' | 'drag' | 'scale'): void {
    const { center: centerLocation, scale, region } = this;
    this.#stage.fire(new RegionChangeEvent({ phase, causedBy, scale, centerLocation, region }));
  }
}

/** Moves points by whole worlds, so that they are as near to each other as can be. */
function together(points: readonly LatLngLiteral[]): LatLng[] {
  const sorted = points.map(({ lng }) => lng).sort((a, b) => a - b);
  // What is east of the widest gap comes first.
  let widest = sorted[0]! + 360 - sorted.at(-1)!;
  let first = sorted[0]!;
  for (let index = 1; index < sorted.length; index++) {
    const gap = sorted[index]! - sorted[index - 1]!;
    if (gap <= widest) continue;
    widest = gap;
    first = sorted[index]!;
  }
  return points.map(({ lat, lng }) => latLng(lat, lng < first ? lng + 360 : lng));
}
