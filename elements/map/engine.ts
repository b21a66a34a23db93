import { Canvas, Map as LeafletMap } from 'leaflet';
import leaflet from 'leaflet/dist/leaflet.css?inline';
import { css, unsafeCSS } from 'lit';
import type { GeoPoint } from '../internal/geo/types.js';
import type { BaseMap } from '../internal/geo/base-map.js';
import { isMotionReduced } from '../base/reduced-motion.js';
import { unwatchSize, watchSize } from '../internal/observe/resize.js';
import { createBase } from './base/create.js';
import { Camera } from './camera.js';
import { MapTapEvent, type MapErrorCode } from './events.js';
import { MapGestures } from './gestures.js';
import { handleKey } from './keyboard.js';
import { LocationDot } from './location.js';
import { Overlays } from './overlays/overlays.js';
import { summaryOf } from './summary.js';
import type { MapRights } from './rights.js';
import type { MapStage } from './stage.js';
import type { BaseLayer, MapContent, MapOverlays } from './types.js';
import { MapView, type Padding, type ViewOwner } from './view.js';

export const styles = css`
  ${unsafeCSS(leaflet)}
  .hint {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: grid;
    place-content: center;
    margin: 0;
    padding: var(--nc-space-3, 12px);
    background: rgb(0 0 0 / 0.7);
    color: #fff;
    font: var(--nc-font-size-md, 1rem) / var(--nc-line-height-tight, 1.25) var(--nc-font-family, system-ui);
    text-align: center;
    pointer-events: none;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity 0.3s,
      visibility 0.3s;
  }
  .hint.shown {
    visibility: visible;
    opacity: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    .hint {
      transition: none;
    }
  }
`;

const EVENTS = ['keydown', 'transitionend'];

/** What the engine needs of the element. */
export interface MapOwner extends Pick<ViewOwner, 'followed'> {
  readonly element: HTMLElement & MapContent & MapRights & { readonly minScale: number; readonly maxScale: number };
  readonly pane: HTMLElement;
  readonly coordinates: MapStage['coordinates'];
  readonly language: string;
  readonly isDark: boolean;
  toMap: MapStage['toMap'];
  fromMap: MapStage['fromMap'];
  announce(text: string): void;
  /** The box has another size. */
  resized(): void;
  /** The first picture of a base map is there. */
  drawn(): void;
  failed(code: MapErrorCode, error: unknown): void;
  /** The position of the device is not available. */
  lost(): void;
}

/** The view of a map before it is there. */
export interface Start {
  readonly center: GeoPoint;
  readonly scale: number;
}

/** A Leaflet map in an element, from the moment it is on the page until it leaves. */
export class MapEngine {
  readonly view: MapView;
  readonly overlays: MapOverlays;
  /** Resolves when the map is gone. */
  readonly removed: Promise<void>;
  #remove!: () => void;
  readonly #owner: MapOwner;
  readonly #map: LeafletMap;
  readonly #stage: MapStage;
  readonly #camera: Camera;
  readonly #gestures: MapGestures;
  #base: BaseLayer | undefined;
  #dot: LocationDot | undefined;

  constructor(owner: MapOwner, { center, scale }: Start) {
    this.#owner = owner;
    this.removed = new Promise((resolve) => (this.#remove = resolve));
    const { element, pane } = owner;
    const isAnimated = !isMotionReduced();
    const map = (this.#map = new LeafletMap(pane, {
      ...{ attributionControl: false, zoomControl: false, boxZoom: false, keyboard: false, trackResize: false },
      ...{ dragging: false, touchZoom: false, scrollWheelZoom: false, doubleClickZoom: false, tapHold: false },
      ...{ zoomAnimation: isAnimated, fadeAnimation: isAnimated, markerZoomAnimation: isAnimated },
      minZoom: element.minScale,
      maxZoom: element.maxScale,
    }));
    // Leaflet makes a box relative if it cannot read its style: as in an element around it that has no slot yet.
    pane.style.removeProperty('position');
    this.#stage = stageOf(owner, map, (center, zoom) => this.view.go(center, zoom));
    this.#camera = new Camera(map, isMotionReduced);
    map.setView(owner.toMap(center), scale, { animate: false });
    this.view = new MapView(this.#stage, this.#camera, {
      followed: (place, zoom) => owner.followed(place, zoom),
      settled: () => this.#settled(),
    });
    void this.view.show(center, scale);
    this.#gestures = new MapGestures({
      ...{ pane, host: element, root: this.#stage.root, camera: this.#camera, view: this.view },
      tapped: (x, y) => void element.dispatchEvent(new MapTapEvent(owner.fromMap(map.containerPointToLatLng([x, y])))),
    });
    this.overlays = new Overlays(this.#stage);
    for (const type of EVENTS) pane.addEventListener(type, this);
    watchSize(pane, this);
  }

  get attribution(): BaseLayer['attribution'] {
    return this.#base?.attribution ?? [];
  }

  /** Shows another map below the overlays. */
  setBase(base: BaseMap | undefined): void {
    this.#base?.destroy();
    this.#base = undefined;
    try {
      const layer = (this.#base = createBase(this.#stage, base));
      layer.ready.then(
        () => this.#base === layer && this.#owner.drawn(),
        (error: unknown) => this.#base === layer && this.#owner.failed('base-map', error),
      );
    } catch (error) {
      this.#owner.failed('base-map', error);
    }
  }

  /** Language, or light and dark, have changed. */
  restyle(changed: ReadonlySet<string>): void {
    this.#base?.restyle();
    this.#dot?.localize();
    this.overlays.update(this.#owner.element, changed);
  }

  limit(min: number, max: number): void {
    // Leaflet's setters would animate to the new limits, one after the other.
    Object.assign(this.#map.options, { minZoom: min, maxZoom: max });
  }

  showLocation(on: boolean): void {
    if (on === Boolean(this.#dot)) return;
    if (on) this.#dot = new LocationDot(this.#stage, () => this.#owner.lost());
    else {
      this.#dot?.remove();
      this.#dot = undefined;
    }
  }

  fit(points: readonly GeoPoint[], padding: Padding, scale: number, isAnimated = false): Promise<void> {
    return this.view.fit(points, padding, scale, isAnimated);
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') handleKey(event as KeyboardEvent, this.#owner, this.view);
    // Light has become dark, or the other way round: see the styles of the pane.
    else if ((event as TransitionEvent).propertyName === 'caret-color') this.restyle(new Set(['look']));
  }

  resized(): void {
    this.#dot?.follow(this.#owner.pane.clientWidth > 0);
    this.view.resized();
    this.#owner.resized();
  }

  destroy(): void {
    const { pane } = this.#owner;
    unwatchSize(pane, this);
    for (const type of EVENTS) pane.removeEventListener(type, this);
    this.#gestures.stop();
    this.view.destroy();
    // Leaflet may draw on a canvas in the next frame, although it is gone.
    const canvases: Canvas[] = [];
    this.#map.eachLayer((layer) => layer instanceof Canvas && canvases.push(layer));
    this.showLocation(false);
    this.overlays.destroy();
    this.#base?.destroy();
    this.#base = undefined;
    this.#camera.destroy();
    this.#map.off();
    this.#map.remove();
    for (const canvas of canvases) Object.assign(canvas, { _clear() {}, _draw() {} });
    this.#remove();
  }

  #settled(): void {
    const { element } = this.#owner;
    this.#owner.announce(summaryOf(this.#stage, this.view, element.markers));
  }
}

function stageOf(owner: MapOwner, map: LeafletMap, go: MapStage['go']): MapStage {
  const { element } = owner;
  return {
    map,
    host: element,
    root: element.shadowRoot!,
    toMap: (point) => owner.toMap(point),
    fromMap: (point) => owner.fromMap(point),
    get coordinates() {
      return owner.coordinates;
    },
    get language() {
      return owner.language;
    },
    get isDark() {
      return owner.isDark;
    },
    go,
    fire: (event) => element.dispatchEvent(event),
    announce: (text) => owner.announce(text),
  };
}
