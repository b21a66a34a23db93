import type { ZoomAnimEvent } from 'leaflet';
import { viewOf } from '../../internal/element/view.js';
import { convertCoordinates, loadCoordinates } from '../../internal/geo/coordinates.js';
import type { CoordinateSystem, GeoPoint } from '../../internal/geo/types.js';
import type { MapStage } from '../stage.js';
import type { Ground } from './ground.js';

/** What an underlay shows: its center, in its own coordinates, and zoom, which may be a fraction. */
export interface UnderlayView {
  readonly center: GeoPoint;
  readonly zoom: number;
}

/** A map of its own in an element. It takes no input. */
export interface UnderlayMap {
  /** Its first picture is complete, or failed with the error that says why. */
  readonly ready: Promise<void>;
  /** At once, without a motion of its own. */
  show(view: UnderlayView): void;
  /** Its element has another size. */
  resize?(): void;
  restyle?(): void;
  destroy(): void;
}

export interface UnderlayOptions {
  /** Of the map in the element. */
  readonly coordinates: CoordinateSystem;
  create(element: HTMLElement, view: UnderlayView): UnderlayMap | Promise<UnderlayMap>;
}

/** As Leaflet's zoom. */
const ZOOM_TRANSITION = 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)';

/** A map below the transparent one of Leaflet, which has the overlays and the input. It is kept at the same place and zoom. */
export class Underlay implements Ground {
  readonly ready: Promise<void>;
  readonly #stage: MapStage;
  readonly #coordinates: CoordinateSystem;
  readonly #element = document.createElement('div');
  #map: UnderlayMap | undefined;
  #isGone = false;
  #frame = 0;

  constructor(stage: MapStage, { coordinates, create }: UnderlayOptions) {
    this.#stage = stage;
    this.#coordinates = coordinates;
    const { style } = this.#element;
    Object.assign(style, { position: 'absolute', inset: '0', zIndex: '0', pointerEvents: 'none', userSelect: 'none' });
    // Of the vendor's own controls and pictures nothing is for screen readers or the keyboard.
    this.#element.inert = true;
    stage.map.getContainer().prepend(this.#element);
    this.ready = this.#start(create);
    stage.map.on({ zoomanim: this.#zoom, move: this.#follow, moveend: this.#settle, resize: this.#resize });
  }

  restyle(): void {
    this.#map?.restyle?.();
  }

  destroy(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    viewOf(this.#element).cancelAnimationFrame(this.#frame);
    this.#stage.map.off({ zoomanim: this.#zoom, move: this.#follow, moveend: this.#settle, resize: this.#resize });
    this.#map?.destroy();
    this.#element.remove();
  }

  async #start(create: UnderlayOptions['create']): Promise<void> {
    await loadCoordinates(this.#coordinates);
    // The base map may have been replaced meanwhile: then its failure does not matter.
    if (this.#isGone) return;
    const map = await create(this.#element, this.#view);
    if (this.#isGone) return map.destroy();
    this.#map = map;
    map.show(this.#view);
    await map.ready;
  }

  get #view(): UnderlayView {
    const { lat, lng } = this.#stage.map.getCenter();
    const center = convertCoordinates({ latitude: lat, longitude: lng }, 'wgs84', this.#coordinates);
    return { center, zoom: this.#stage.map.getZoom() };
  }

  /** Leaflet animates a zoom by CSS and does not tell its steps: the same transform and curve keep both together. */
  readonly #zoom = (event: ZoomAnimEvent): void => {
    viewOf(this.#element).cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { map } = this.#stage;
    const scale = map.getZoomScale(event.zoom, map.getZoom());
    const way = map.project(event.center, map.getZoom()).subtract(map.project(map.getCenter(), map.getZoom()));
    const { style } = this.#element;
    style.transition = ZOOM_TRANSITION;
    style.transform = `scale(${scale}) translate(${-way.x}px, ${-way.y}px)`;
  };

  /** Many moves between two frames are one. */
  readonly #follow = (): void => {
    this.#frame ||= viewOf(this.#element).requestAnimationFrame(this.#settle);
  };

  readonly #settle = (): void => {
    viewOf(this.#element).cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { style } = this.#element;
    style.transition = style.transform = '';
    this.#map?.show(this.#view);
  };

  readonly #resize = (): void => {
    this.#map?.resize?.();
    this.#follow();
  };
}
