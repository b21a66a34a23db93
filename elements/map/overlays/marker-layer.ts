import { msg } from '@lit/localize';
import { DomUtil, type LeafletEvent, type ZoomAnimEvent } from 'leaflet';
import type { GeoPoint } from '../../internal/geo/types.js';
import type { MapStage } from '../stage.js';
import type { MapMarker } from '../types.js';
import { CalloutSlots } from './callout-slots.js';
import { Clusters } from './clusters.js';
import { FocusOrder } from './focus-order.js';
import { Icons } from './icons.js';
import { inOrder, type Item } from './item.js';
import { Marker, type MarkerTools } from './marker.js';
import { covers, isIn, type Frame, latitudeOf, longitudeOf, View, worldPoint } from './view.js';

/** Up to so many nodes each moves by itself while the map zooms; more are moved and scaled as one. */
const MOST_ANIMATED = 100;

/** The key of a marker: 0 and '0' are the same. Those without id are known by their place in the list. */
const keyOf = (id: number | string | undefined, index: number): string => (id === undefined ? `#${index}` : `=${id}`);

/** All markers of a map. Nodes are there for those in view and a little around it. */
export class MarkerLayer {
  readonly node = document.createElement('div');
  readonly view: View;
  readonly clusters: Clusters;
  readonly focus: FocusOrder;
  /** What is drawn, in the order of focus. */
  drawn: readonly Item[] = [];
  readonly #stage: MapStage;
  readonly #slots: CalloutSlots;
  readonly #tools: MarkerTools;
  #markers = new Map<string, Marker>();
  /** Those that belong to no cluster. */
  #loose: readonly Marker[] = [];
  #joined: readonly Marker[] = [];
  /** Where the nodes are; those in the view are at its own. */
  #frame: Frame | undefined;
  /** Whether they are on their way to another place. */
  #isShifted = false;
  #areClustersStale = false;
  #maxZoom = 0;
  /** Called when a marker is no longer on the map, or is elsewhere because the page says so. */
  readonly #replaced: (marker: Marker) => void;

  constructor(stage: MapStage, replaced: (marker: Marker) => void) {
    this.#stage = stage;
    this.#replaced = replaced;
    this.view = new View(stage.map);
    this.#slots = new CalloutSlots(stage);
    const icons = new Icons((url) => this.#loaded(url));
    this.#tools = { icons, slots: this.#slots };
    this.clusters = new Clusters(() => stage.language);
    this.focus = new FocusOrder(this, stage);
    this.node.className = 'markers';
    this.node.role = 'group';
    this.node.hidden = true;
    this.translate();
    stage.map.getPane('markerPane')!.append(this.node);
    stage.map.on('moveend', this.#handleMoveEnd).on('move', this.#handleMove);
    stage.map
      .on('zoom viewreset', this.#handleZoom)
      .on('zoomanim', this.#handleZoomAnimation as (e: LeafletEvent) => void);
  }

  destroy(): void {
    const { map } = this.#stage;
    map.off('moveend', this.#handleMoveEnd).off('move', this.#handleMove);
    map.off('zoom viewreset', this.#handleZoom).off('zoomanim', this.#handleZoomAnimation as (e: LeafletEvent) => void);
    this.#slots.destroy();
    // A picture that loads later finds no marker to draw.
    this.#markers.clear();
    this.node.remove();
  }

  /** The marker with this id. */
  find(id: number | string): Marker | undefined {
    return this.#markers.get(keyOf(id, 0));
  }

  get all(): IterableIterator<Marker> {
    return this.#markers.values();
  }

  /** Takes the markers that the page has set. Those that are the same keep their nodes. */
  set(list: readonly MapMarker[]): void {
    const old = this.#markers;
    this.#markers = new Map();
    const changed: Marker[] = [];
    const loose: Marker[] = [];
    const joined: Marker[] = [];
    let isSame = true;
    list.forEach((data, index) => {
      let key = keyOf(data.id, index);
      if (this.#markers.has(key)) key += `#${index}`;
      const known = old.get(key);
      const marker = known ?? new Marker(key, this.#tools);
      const before: MapMarker | undefined = marker.data;
      const hasMoved = marker.set(data, index, () => worldPoint(this.#toMap(data)));
      if (known && hasMoved) this.#replaced(known);
      if (known && before !== data && known.nodes.length) changed.push(known);
      this.#markers.set(key, marker);
      old.delete(key);
      (data.joinCluster ? joined : loose).push(marker);
      if (data.joinCluster) isSame &&= !hasMoved && known !== undefined && before?.clusterId === data.clusterId;
    });
    for (const marker of old.values()) this.#replaced(marker);
    this.#loose = loose;
    this.#areClustersStale ||= !isSame || joined.length !== this.#joined.length;
    this.#joined = joined;
    this.sync();
    for (const marker of changed) if (marker.nodes.length) marker.draw(this.view);
    this.#arrange();
  }

  /** What a marker shows has changed. */
  redraw(marker: Marker): void {
    if (!marker.nodes.length) return;
    marker.draw(this.view);
    this.#arrange();
  }

  #toMap(point: GeoPoint): GeoPoint {
    const { lat, lng } = this.#stage.toMap(point);
    return { latitude: lat, longitude: lng };
  }

  /** The page's coordinates are others now: all are elsewhere. */
  convert(): void {
    for (const marker of this.#markers.values()) {
      this.#replaced(marker);
      marker.moveTo(worldPoint(this.#toMap(marker.data)));
    }
    this.#areClustersStale = true;
    this.sync();
    for (const item of this.drawn) item.place(this.view);
  }

  /** The language has changed. */
  translate(): void {
    this.node.ariaLabel = msg('Markers', {
      id: 'nc.map.marker-list',
      desc: 'Name of all markers on a map, for screen readers',
    });
    for (const item of this.drawn) item.draw(this.view);
  }

  /** Position of a marker in the page's coordinates. */
  positionOf({ x, y }: Item): GeoPoint {
    return this.#stage.fromMap({ lat: latitudeOf(y), lng: longitudeOf(x - Math.round(x - 0.5)) });
  }

  /** A marker begins to move by itself, or has ended. Meanwhile it belongs to no cluster. */
  setMoving(marker: Marker, isMoving: boolean): void {
    if (marker.isMoving === isMoving) return;
    marker.isMoving = isMoving;
    if (marker.data.joinCluster) this.#areClustersStale = true;
    this.sync();
  }

  /** A marker is at another position. */
  moved(marker: Marker): void {
    const isDrawn = marker.nodes.length > 0;
    marker.place(this.view);
    if (marker.isMoving && isDrawn !== isIn(this.view.around, this.view.near(marker.x), marker.y)) this.sync();
  }

  /** Makes nodes for what is in view, and removes the others. */
  sync(): void {
    const { view } = this;
    view.read();
    this.#placeAll();
    this.#updateClusters();
    const items: Item[] = [];
    const focused = this.focus.item;
    let isFocusedIn = false;
    const add = (item: Item): void => {
      isFocusedIn ||= item === focused;
      items.push(item);
    };
    const addIfSeen = (marker: Marker): void => {
      // What has the focus keeps its node.
      const isSeen = marker === focused || isIn(view.around, view.near(marker.x), marker.y);
      if (isSeen && marker.isReady) add(marker);
    };
    this.#loose.forEach(addIfSeen);
    for (const marker of this.#joined) {
      if (!marker.isMoving) continue;
      marker.spread(undefined);
      addIfSeen(marker);
    }
    if (this.#joined.length) this.clusters.collect(view, add);
    items.sort(inOrder(view));
    this.#show(items, focused && !isFocusedIn ? focused : undefined);
  }

  #updateClusters(): void {
    const maxZoom = Math.ceil(this.#stage.map.getMaxZoom());
    if (!this.#areClustersStale && maxZoom === this.#maxZoom) return;
    this.#areClustersStale = false;
    this.#maxZoom = maxZoom;
    const joined = this.#joined.filter((marker) => !marker.isMoving);
    this.clusters.load(joined, Math.min(maxZoom, 30));
  }

  /** `lost` had the focus and is not shown any more. */
  #show(items: readonly Item[], lost: Item | undefined): void {
    const wanted = new Set(items);
    for (const item of this.drawn) if (!wanted.has(item)) item.erase();
    this.drawn = items;
    for (const item of items) if (!item.nodes.length) item.draw(this.view);
    this.#arrange();
    if (lost) this.focus.replace(lost);
  }

  /** Puts the nodes into their order. The node that has the focus is not moved: it would lose it. */
  #arrange(): void {
    const { node: parent } = this;
    const kept = this.focus.node;
    parent.hidden = this.drawn.length === 0;
    let next = parent.firstChild;
    for (const item of this.drawn) {
      for (const node of item.nodes) {
        if (node === kept)
          while (next && next !== kept) {
            const later: ChildNode | null = next.nextSibling;
            parent.append(next);
            next = later;
          }
        if (node === next) next = next.nextSibling;
        else parent.insertBefore(node, next);
      }
    }
    this.focus.update();
  }

  /** Puts all nodes where they belong in the view. */
  #placeAll(): void {
    if (this.#frame === this.view.frame) return;
    this.#frame = this.view.frame;
    const { style, classList } = this.node;
    if (style.transform) style.transform = '';
    classList.remove('leaflet-zoom-animated');
    for (const item of this.drawn) {
      if (this.#isShifted) for (const node of item.nodes) node.style.translate = '';
      item.place(this.view);
    }
    this.#isShifted = false;
  }

  /** Moves each node to where it belongs in the view, by a transition. */
  #shiftAll(): void {
    const { view } = this;
    const before = this.#frame;
    this.#isShifted = true;
    for (const { x, y, nodes } of this.drawn) {
      const to = `${view.left(x) - view.left(x, before)}px ${view.top(y) - view.top(y, before)}px`;
      for (const node of nodes) node.style.translate = to;
    }
  }

  /** Moves and scales all nodes as one to where they belong in the view. */
  #scaleAll(): void {
    const { side, left, top } = this.view.frame;
    const { side: before, left: x, top: y } = this.#frame!;
    const scale = side / before;
    this.node.style.transform = `translate(${x * scale - left}px, ${y * scale - top}px) scale(${scale})`;
  }

  /** The size of a picture is known. */
  #loaded(url: string): void {
    let isNew = false;
    for (const marker of this.#markers.values()) {
      if (marker.picture !== url) continue;
      if (marker.nodes.length) marker.draw(this.view);
      else isNew = true;
    }
    if (isNew) this.sync();
  }

  readonly #handleMoveEnd = (): void => {
    this.sync();
    this.focus.settle();
  };

  readonly #handleMove = (): void => {
    if (!this.#read()) this.sync();
  };

  /** Reads the view, but not what is drawn. Returns whether all that is seen is drawn. */
  #read(): boolean {
    const { view } = this;
    const { around } = view;
    view.read();
    view.around = around;
    return covers(around, view.seen);
  }

  readonly #handleZoom = (): void => {
    this.#read();
    if (this.drawn.length > MOST_ANIMATED && this.#frame?.side !== this.view.side) this.#scaleAll();
    else this.#placeAll();
  };

  readonly #handleZoomAnimation = ({ center, zoom }: ZoomAnimEvent): void => {
    const { map } = this.#stage;
    const shift = DomUtil.getPosition(map.getPane('mapPane')!);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(shift).round();
    this.view.foresee(zoom, origin.x, origin.y);
    if (this.drawn.length > MOST_ANIMATED) {
      this.node.classList.add('leaflet-zoom-animated');
      this.#scaleAll();
    } else this.#shiftAll();
  };
}
