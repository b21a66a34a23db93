import { msg, str } from '@lit/localize';
import type { Map as LeafletMap } from 'leaflet';
import { type Scale, scaleOf } from '../../internal/element/scale.js';
import {
  CONTROL_PRIORITY,
  gestureArena,
  SLOP,
  type Gesture,
  type Travel,
  type Verdict,
} from '../../internal/gesture/arena.js';
import { swallowClick } from '../../internal/gesture/swallow-click.js';
import { ClusterTapEvent, MarkerEvent, MarkerPartEvent } from '../events.js';
import type { MapStage } from '../stage.js';
import { Cluster } from './cluster.js';
import { itemOf } from './item.js';
import type { MarkerLayer } from './marker-layer.js';
import { Marker } from './marker.js';
import type { Offset } from './spread.js';
import { latitudeOf, longitudeOf } from './view.js';

/** How far a key moves a marker, in px. */
const STEP = 10;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const EVENTS = ['click', 'keydown', 'keyup', 'pointerdown', 'focusout'] as const;

/** What the user does with markers: taps, drags, keys. All nodes share its listeners. */
export class MarkerInput implements Gesture {
  readonly name = 'map';
  readonly priority = CONTROL_PRIORITY;
  readonly #layer: MarkerLayer;
  readonly #stage: MapStage;
  /** Called before the user moves a marker. */
  readonly #taken: (marker: Marker) => void;
  /** The marker under the pointer that is down, with where both were. */
  #grip?:
    | { marker: Marker; pointerId: number; startX: number; startY: number; x: number; y: number; unit: Scale }
    | undefined;
  /** From its place to where it was shown then, in px. */
  #offset: Offset | undefined;
  /** The marker that is being moved by keys. */
  #pushed?: Marker | undefined;
  #wasDraggable = false;

  constructor(layer: MarkerLayer, stage: MapStage, taken: (marker: Marker) => void) {
    this.#layer = layer;
    this.#stage = stage;
    this.#taken = taken;
    for (const type of EVENTS) layer.node.addEventListener(type, this);
    // Leaflet: a click here is none of the map.
    (layer.node as { _leaflet_disable_click?: boolean })._leaflet_disable_click = true;
  }

  destroy(): void {
    if (this.#grip) gestureArena().leave(this.#grip.pointerId, this);
  }

  handleEvent(event: MouseEvent | KeyboardEvent | PointerEvent | FocusEvent): void {
    const node = this.#nodeOf(event);
    const item = node && itemOf.get(node);
    if (!node || !item) return;
    if (event.type === 'click') {
      if (!this.#isEndOfDrag(event as MouseEvent)) this.#tap(node, item);
    } else if (item instanceof Marker) {
      if (event.type === 'pointerdown') this.#grab(event as PointerEvent, node, item);
      else if (event.type === 'keydown') this.#press(event as KeyboardEvent, node, item);
      else this.#drop();
    }
  }

  #nodeOf(event: Event): HTMLElement | undefined {
    const path = event.composedPath();
    return path[path.indexOf(this.#layer.node) - 1] as HTMLElement | undefined;
  }

  /** The browser fires a click after a drag of the map that began at a marker. Clicks by keys have no `detail`. */
  #isEndOfDrag({ detail }: MouseEvent): boolean {
    const { dragging } = this.#stage.map as LeafletMap & { dragging?: { moved(): boolean } };
    return detail > 0 && Boolean(dragging?.moved());
  }

  #tap(node: HTMLElement, item: unknown): void {
    if (item instanceof Cluster) return this.#open(item);
    if (!(item instanceof Marker)) return;
    const { id } = item.data;
    const { fire } = this.#stage;
    if (node.classList.contains('label')) fire.call(this.#stage, new MarkerPartEvent('labeltap', id));
    else if (node.classList.contains('callout')) fire.call(this.#stage, new MarkerPartEvent('callouttap', id));
    else {
      if (item.hasToggle) this.#toggle(item, !item.isOpen);
      this.#stage.fire(new MarkerEvent('markertap', id, this.#layer.positionOf(item)));
    }
  }

  #toggle(marker: Marker, isOpen: boolean): void {
    marker.isOpen = isOpen;
    this.#layer.redraw(marker);
    if (isOpen && !marker.data.customCallout) this.#stage.announce(marker.calloutText);
  }

  /** Zooms to where the markers of a cluster are apart. */
  #open(cluster: Cluster): void {
    const { map } = this.#stage;
    const { clusters, focus, view } = this.#layer;
    const markers = clusters.markersOf(cluster);
    const zoom = Math.min(clusters.openingZoom(cluster), map.getMaxZoom());
    if (focus.item === cluster && markers[0]) focus.moveToward(markers[0]);
    const center = { lat: latitudeOf(cluster.y), lng: longitudeOf(view.near(cluster.x)) };
    this.#stage.go(center, Math.max(zoom, map.getZoom()));
    const ids = markers.map(({ data }) => data.id);
    this.#stage.fire(new ClusterTapEvent(ids, this.#layer.positionOf(cluster)));
  }

  #press(event: KeyboardEvent, node: HTMLElement, marker: Marker): void {
    const { key, shiftKey } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape' && marker.isOpen) {
      event.preventDefault();
      this.#toggle(marker, false);
      return;
    }
    if (event.target !== node) return;
    const isCustom = node.classList.contains('custom');
    if (isCustom && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      this.#tap(node, marker);
    }
    const move = MOVES[key];
    if (!move || !shiftKey || !marker.data.draggable) return;
    event.preventDefault();
    if (this.#pushed !== marker) this.#taken(marker);
    this.#pushed = marker;
    const { side } = this.#layer.view;
    this.#moveTo(marker, marker.x + (move[0] * STEP) / side, marker.y + (move[1] * STEP) / side);
  }

  /** A key is up, or the focus has gone: the marker that was moved by keys stays here. */
  #drop(): void {
    const marker = this.#pushed;
    this.#pushed = undefined;
    if (marker) this.#finish(marker);
  }

  #moveTo(marker: Marker, x: number, y: number): void {
    marker.moveTo({ x, y: Math.min(1, Math.max(0, y)) });
    this.#layer.moved(marker);
  }

  #finish(marker: Marker): void {
    const position = this.#layer.positionOf(marker);
    const format = new Intl.NumberFormat(this.#stage.language, { maximumFractionDigits: 5 });
    const latitude = format.format(position.latitude);
    const longitude = format.format(position.longitude);
    this.#stage.announce(
      msg(str`Latitude ${latitude}, longitude ${longitude}`, {
        id: 'nc.map.moved',
        desc: 'Read out where a marker is after the user has moved it',
      }),
    );
    this.#layer.setMoving(marker, false);
    this.#stage.fire(new MarkerEvent('markerdragend', marker.data.id, position));
  }

  #grab(event: PointerEvent, node: HTMLElement, marker: Marker): void {
    if (!marker.data.draggable || this.#grip || event.button !== 0 || !node.classList.contains('marker')) return;
    if (!gestureArena().enter(event, this)) return;
    const { pointerId, clientX: startX, clientY: startY } = event;
    const unit = scaleOf(this.#stage.map.getContainer());
    this.#grip = { marker, pointerId, startX, startY, x: marker.x, y: marker.y, unit };
    // Leaflet listens to other events, and would move the map.
    const { dragging } = this.#stage.map;
    this.#wasDraggable = Boolean(dragging?.enabled());
    if (this.#wasDraggable) dragging.disable();
  }

  judge(_event: PointerEvent, { distance }: Travel): Verdict {
    return distance < SLOP ? 'wait' : 'claim';
  }

  won(event: PointerEvent): void {
    const { marker } = this.#grip!;
    this.#offset = marker.offset;
    this.#taken(marker);
    this.#layer.setMoving(marker, true);
    if (event.isTrusted) this.#layer.node.setPointerCapture(event.pointerId);
    marker.nodes[0]?.classList.add('dragged');
    this.moved(event);
  }

  moved(event: PointerEvent): void {
    const { marker, startX, startY, x, y, unit } = this.#grip!;
    const { side } = this.#layer.view;
    const { x: left, y: top } = this.#offset ?? { x: 0, y: 0 };
    const byX = left + (event.clientX - startX) / unit.x;
    const byY = top + (event.clientY - startY) / unit.y;
    this.#moveTo(marker, x + byX / side, y + byY / side);
  }

  ended(event?: PointerEvent): void {
    const { marker, x, y } = this.#grip!;
    this.lost();
    marker.nodes[0]?.classList.remove('dragged');
    if (event) {
      swallowClick();
      return this.#finish(marker);
    }
    this.#moveTo(marker, x, y);
    this.#layer.setMoving(marker, false);
  }

  lost(): void {
    this.#grip = undefined;
    if (this.#wasDraggable) this.#stage.map.dragging.enable();
  }
}
