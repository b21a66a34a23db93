import { latLng, Point, type LatLng, type LatLngLiteral, type Map as LeafletMap } from 'leaflet';

/**
 * What Leaflet's own handlers move the map with. It has nothing public that follows a finger, nor a way to stop a zoom; and
 * its animated `setView` begins a frame later, when code may have moved the map again.
 */
interface MovableMap extends LeafletMap {
  readonly _panAnim?: { readonly _inProgress: boolean };
  readonly _mapPane: HTMLElement;
  readonly _zoomAnimated: boolean;
  _animatingZoom?: boolean;
  _animateToCenter?: LatLng;
  _animateToZoom?: number;
  _tempFireZoomEvent?: boolean;
  _stop(): void;
  _rawPanBy(offset: Point): void;
  _move(center: LatLng, zoom?: number, data?: object, isSilent?: boolean): this;
  _moved(): boolean;
  _moveStart(isZoom: boolean, isSilent: boolean): void;
  _moveEnd(isZoom: boolean): void;
  _resetView(center: LatLng, zoom: number): void;
  _onZoomTransitionEnd(): void;
}

/** How long a zoom takes, in ms: the duration in Leaflet's style sheet. */
const ZOOM_TIME = 250;
/** Larger steps are not animated. */
const LARGEST_STEP = 4;
/** How a thrown map slows down, as Leaflet's: px/s², and the part of the speed that it goes on with. */
const DECELERATION = 3400;
const EASE = 0.2;
/** Scales beyond the limits that a pinch may reach before it springs back. */
const ELASTICITY = 0.5;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Moves a Leaflet map: at once, animated, or with the fingers. Each call ends what moved it before. */
export class Camera {
  readonly #map: MovableMap;
  readonly #isStill: () => boolean;
  #timer?: ReturnType<typeof setTimeout> | undefined;
  /** Where the pane was when the drag began, and how far the fingers are from there. */
  #drag?: { readonly from: Point; x: number; y: number } | undefined;
  /** What a pinch shows: not a whole scale. */
  #pinch?: { center: LatLng; zoom: number } | undefined;

  /** `isStill`: the user wants no motion. */
  constructor(map: LeafletMap, isStill: () => boolean) {
    this.#map = map as MovableMap;
    this.#isStill = isStill;
    keepCenter(this.#map);
  }

  /** Whether it moves by itself. */
  get isMoving(): boolean {
    return Boolean(this.#map._panAnim?._inProgress || this.#map._animatingZoom);
  }

  /** Whether it changes its scale by itself. */
  get isZooming(): boolean {
    return Boolean(this.#map._animatingZoom);
  }

  /** Whether fingers hold it. */
  get isHeld(): boolean {
    return Boolean(this.#drag || this.#pinch);
  }

  /** Shows a place at once. */
  jump(center: LatLngLiteral, zoom: number): void {
    const map = this.#map;
    this.halt();
    const offset = this.#offsetTo(center, zoom);
    if (zoom === map.getZoom() && offset && isNothing(offset)) return;
    // A short way keeps the tiles that are there.
    if (zoom === map.getZoom() && offset && map.getSize().contains(abs(offset))) map.panBy(offset, { animate: false });
    else map._resetView(latLng(center), zoom);
  }

  /** Moves to a place, if it is near and the user likes motion. */
  glide(center: LatLngLiteral, zoom: number): void {
    const map = this.#map;
    this.halt();
    const step = Math.abs(zoom - map.getZoom());
    const offset = this.#offsetTo(center, zoom);
    const isNear = offset && map.getSize().contains(abs(offset));
    if (this.#isStill() || !isNear || step > LARGEST_STEP || (step && !map._zoomAnimated)) this.jump(center, zoom);
    else if (step) this.#animateZoom(latLng(center), zoom);
    else map.panBy(offset, { animate: true });
  }

  /** Moves the view by px. */
  pan(x: number, y: number): void {
    this.halt();
    this.#map.panBy(this.#wayInWorld(new Point(x, y)), { animate: !this.#isStill() });
  }

  /** Goes on at a speed, in px/ms, until friction stops it. */
  throw(speedX: number, speedY: number): void {
    const duration = (Math.hypot(speedX, speedY) * 1000) / DECELERATION;
    const way = ((-duration * EASE) / 2) * 1000;
    const offset = this.#wayInWorld(new Point(speedX * way, speedY * way));
    if (this.#isStill() || isNothing(offset)) this.#map.fire('moveend');
    else this.#map.panBy(offset, { animate: true, duration, easeLinearity: EASE, noMoveStart: true });
  }

  /** The center with which what is at a point of the box stays there at another scale. */
  centerAround(x: number, y: number, zoom: number): LatLng {
    const map = this.#map;
    const half = map.getSize().divideBy(2);
    const offset = new Point(x, y).subtract(half).multiplyBy(1 - 1 / map.getZoomScale(zoom, map.getZoom()));
    return map.containerPointToLatLng(half.add(offset));
  }

  /** Ends all motion: a zoom where it is going, a pan where it is. */
  halt(): void {
    clearTimeout(this.#timer);
    this.#drag = undefined;
    const pinch = this.#pinch;
    this.#pinch = undefined;
    this.#map._stop();
    if (this.#map._animatingZoom) this.#map._onZoomTransitionEnd();
    if (pinch) this.#map._resetView(pinch.center, this.#whole(pinch.zoom));
  }

  /** The fingers take hold of it. */
  grab(): void {
    this.halt();
    this.#drag = { from: paneOf(this.#map), x: 0, y: 0 };
    this.#map._moveStart(false, false);
  }

  /** The fingers have moved by px, and are `ratio` as far from each other; their middle is now at a point of the box. */
  follow(deltaX: number, deltaY: number, ratio: number, x: number, y: number): void {
    const map = this.#map;
    if (ratio === 1 && this.#drag) {
      const { from } = this.#drag;
      this.#drag.x += deltaX;
      this.#drag.y += deltaY;
      const to = from.add([Math.round(this.#drag.x), Math.round(this.#drag.y)]);
      map._rawPanBy(paneOf(map).subtract(this.#inWorld(to)));
      map.fire('move');
      return;
    }
    const { center, zoom } = (this.#pinch ??= this.#beginPinch());
    const to = clamp(zoom + Math.log2(ratio), map.getMinZoom() - ELASTICITY, map.getMaxZoom() + ELASTICITY);
    const half = map.getSize().divideBy(2);
    const before = new Point(x - deltaX, y - deltaY).subtract(half);
    const held = map.unproject(map.project(center, zoom).add(before), zoom);
    const middle = map.project(held, to).subtract(new Point(x, y).subtract(half));
    this.#pinch = { center: map.unproject(this.#withinWorld(middle, to), to), zoom: to };
    map._move(this.#pinch.center, to, { pinch: true, round: false });
  }

  /** The fingers let go, at a speed in px/ms. */
  release(speedX = 0, speedY = 0): void {
    const pinch = this.#pinch;
    this.#drag = this.#pinch = undefined;
    if (!pinch) return this.throw(speedX, speedY);
    const zoom = this.#whole(pinch.zoom);
    if (this.#isStill() || !this.#map._zoomAnimated) this.#map._resetView(pinch.center, zoom);
    else this.#transition(pinch.center, zoom);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#map._stop();
    // Leaflet would go on with it when the panes are gone.
    this.#map._animatingZoom = false;
  }

  /** The center that the user may move to: no further than the poles. */
  inWorld(center: LatLng, zoom: number): LatLng {
    const map = this.#map;
    return map.unproject(this.#withinWorld(map.project(center, zoom), zoom), zoom);
  }

  #beginPinch(): { center: LatLng; zoom: number } {
    this.#drag = undefined;
    this.#map._moveStart(true, true);
    return { center: this.#map.getCenter(), zoom: this.#map.getZoom() };
  }

  #whole(zoom: number): number {
    return clamp(Math.round(zoom), this.#map.getMinZoom(), this.#map.getMaxZoom());
  }

  #offsetTo(center: LatLngLiteral, zoom: number): Point | undefined {
    const map = this.#map;
    if (!map.getSize().x || !map.getSize().y) return undefined;
    if (zoom === map.getZoom()) return map.project(center, zoom).subtract(map.project(map.getCenter(), zoom));
    // As far as the point around which it zooms is from the middle.
    const way = map.project(center, map.getZoom()).subtract(map.project(map.getCenter(), map.getZoom()));
    return way.divideBy(1 - 1 / map.getZoomScale(zoom, map.getZoom()));
  }

  #animateZoom(center: LatLng, zoom: number): void {
    this.#map._moveStart(true, false);
    this.#transition(center, zoom);
  }

  /** As Leaflet's `_animateZoom`, with a timer that can be cleared. */
  #transition(center: LatLng, zoom: number): void {
    const map = this.#map;
    map._animatingZoom = true;
    map._animateToCenter = center;
    map._animateToZoom = zoom;
    map._mapPane.classList.add('leaflet-zoom-anim');
    map.fire('zoomanim', { center, zoom, noUpdate: false });
    map._tempFireZoomEvent = true;
    map._move(center, zoom, undefined, true);
    this.#timer = setTimeout(() => map._onZoomTransitionEnd(), ZOOM_TIME);
  }

  /** As much of a way as does not leave the world. */
  #wayInWorld(way: Point): Point {
    const middle = this.#map.project(this.#map.getCenter());
    return this.#withinWorld(middle.add(way), this.#map.getZoom()).subtract(middle).round();
  }

  /** A position of the pane that shows no more than the world. */
  #inWorld(to: Point): Point {
    const map = this.#map;
    const half = map.getSize().divideBy(2);
    const middle = map.getPixelOrigin().add(half).subtract(to);
    return to.add(middle.subtract(this.#withinWorld(middle, map.getZoom()))).round();
  }

  #withinWorld(middle: Point, zoom: number): Point {
    const { y: height } = this.#map.getSize();
    const world = 256 * 2 ** zoom;
    const y = world > height ? clamp(middle.y, height / 2, world - height / 2) : world / 2;
    return new Point(middle.x, y);
  }
}

/**
 * Leaflet takes the center of its last zoom for the present one whenever its pane is at its first position, although it may
 * have been moved there since. Here it does when the pane is where it was at that zoom. To be called before the first view.
 */
function keepCenter(map: MovableMap): void {
  const { _move: move } = map;
  let at = paneOf(map);
  map._move = (...args) => {
    at = paneOf(map);
    return move.apply(map, args);
  };
  map._moved = () => !paneOf(map).equals(at);
}

const isNothing = ({ x, y }: Point): boolean => Math.round(x) === 0 && Math.round(y) === 0;

const abs = ({ x, y }: Point): Point => new Point(Math.abs(x), Math.abs(y));

const paneOf = (map: LeafletMap): Point => map.containerPointToLayerPoint([0, 0]).multiplyBy(-1);
