import { bearing, distance } from '../../internal/geo/points.js';
import type { GeoPoint } from '../../internal/geo/types.js';
import type { PartHost } from '../../internal/element/parts.js';
import type { MapStage } from '../stage.js';
import type { MapContent, MapOverlays, MoveAlongOptions, TranslateMarkerOptions } from '../types.js';
import { Flights, type Leg } from './animation.js';
import { Controls } from './controls.js';
import { MarkerInput } from './marker-input.js';
import { MarkerLayer } from './marker-layer.js';
import type { Marker } from './marker.js';
import { styles } from './overlays.styles.js';
import { Shapes } from './shapes.js';
import { worldX, worldY, type WorldPoint } from './view.js';

export { styles };

/** How long animations take if the page does not say, in ms. */
const DURATION = 1000;

/** Markers, lines, areas and controls of a map. */
export class Overlays implements MapOverlays {
  readonly #stage: MapStage;
  readonly #markers: MarkerLayer;
  readonly #flights: Flights;
  readonly #input: MarkerInput;
  readonly #shapes: Shapes;
  readonly #controls: Controls;

  constructor(stage: MapStage) {
    this.#stage = stage;
    const { host, root } = stage;
    if ('addStyles' in host) (host as HTMLElement & PartHost).addStyles(styles);
    else root.adoptedStyleSheets.push(styles.styleSheet!);
    const stop = (marker: Marker): void => this.#flights.end(marker);
    this.#markers = new MarkerLayer(stage, stop);
    this.#flights = new Flights(this.#markers);
    this.#input = new MarkerInput(this.#markers, stage, stop);
    this.#shapes = new Shapes(stage);
    this.#controls = new Controls(stage);
  }

  update(content: MapContent, changed: ReadonlySet<string>): void {
    if (changed.has('markers')) this.#markers.set(content.markers);
    if (changed.has('coordinates')) this.#markers.convert();
    this.#shapes.update(content, changed);
    if (changed.has('controls')) this.#controls.set(content.controls);
    if (changed.has('locale')) {
      this.#markers.translate();
      this.#controls.set(content.controls);
    }
  }

  translateMarker(options: TranslateMarkerOptions): Promise<void> {
    const { markerId, destination, autoRotate = false, rotate, duration = DURATION, signal } = options;
    const marker = this.#markers.find(markerId);
    if (!marker) return this.#notFound(markerId);
    const rotation = autoRotate ? bearing(this.#markers.positionOf(marker), destination) : undefined;
    const from = this.#worldPointOf(marker);
    const legs: Leg[] = [{ from, to: this.#worldPoint(destination, from), length: 1, rotation }];
    return this.#flights.start(marker, { legs, duration, finalRotation: rotate, signal });
  }

  moveAlong(options: MoveAlongOptions): Promise<void> {
    const { markerId, path, autoRotate = true, duration = DURATION, signal } = options;
    const marker = this.#markers.find(markerId);
    if (!marker) return this.#notFound(markerId);
    const legs: Leg[] = [];
    let from = path[0] && this.#worldPoint(path[0], this.#worldPointOf(marker));
    path.slice(1).forEach((point, index) => {
      const before = path[index]!;
      const to = this.#worldPoint(point, from!);
      const length = distance(before, point);
      const rotation = autoRotate && length ? bearing(before, point) : undefined;
      legs.push({ from: from!, to, length, rotation });
      from = to;
    });
    if (from && !legs.length) legs.push({ from, to: from, length: 0 });
    return this.#flights.start(marker, { legs, duration, signal });
  }

  positionOf(markerId: number | string): GeoPoint | undefined {
    const marker = this.#markers.find(markerId);
    return marker && this.#markers.positionOf(marker);
  }

  destroy(): void {
    this.#flights.destroy();
    this.#input.destroy();
    this.#markers.destroy();
    this.#shapes.destroy();
    this.#controls.destroy();
  }

  #worldPointOf({ x, y }: Marker): WorldPoint {
    return { x, y };
  }

  /** Where a position of the page is, in the copy of the world that is nearest to another place: the short way round. */
  #worldPoint(point: GeoPoint, near: WorldPoint): WorldPoint {
    const { lat, lng } = this.#stage.toMap(point);
    const x = worldX(lng);
    return { x: x + Math.round(near.x - x), y: worldY(lat) };
  }

  #notFound(markerId: number | string): Promise<never> {
    return Promise.reject(new DOMException(`There is no marker with the id ${markerId}.`, 'NotFoundError'));
  }
}
