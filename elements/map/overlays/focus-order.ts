import type { MapStage } from '../stage.js';
import { inOrder, itemOf, type Item } from './item.js';
import type { Marker } from './marker.js';
import { isIn, latitudeOf, longitudeOf, type View, type WorldPoint } from './view.js';

/** What has the focus is at least so far from the edges of the map, in px. */
const MARGIN = 48;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Layer {
  readonly node: HTMLElement;
  readonly view: View;
  readonly drawn: readonly Item[];
  readonly all: Iterable<Marker>;
}

/**
 * The focus among markers, labels, callouts and clusters: one of them is the stop of Tab, arrow keys move from there in the
 * order of the nodes, Home and End to the ends. Beyond the last node the next marker outside of the view follows.
 */
export class FocusOrder {
  readonly #layer: Layer;
  readonly #stage: MapStage;
  #stop: HTMLElement | undefined;
  /** What is nearest to this place gets the focus when the map has moved there. */
  #goal: WorldPoint | undefined;

  constructor(layer: Layer, stage: MapStage) {
    this.#layer = layer;
    this.#stage = stage;
    for (const type of ['keydown', 'focusin'] as const) layer.node.addEventListener(type, this);
  }

  /** The node that has the focus; the callout, if the focus is inside of it. */
  get node(): HTMLElement | undefined {
    const { node } = this.#layer;
    const active = this.#stage.root.activeElement;
    if (active) return node.contains(active) ? this.#nodeOf(active) : undefined;
    // The focus may be in a callout of the page's own: those are children of the map, shown in a slot.
    const { activeElement } = node.ownerDocument;
    if (!activeElement?.assignedSlot && !activeElement?.closest('[slot=callout]')) return undefined;
    const slot = activeElement.closest('[slot=callout]')?.assignedSlot;
    return slot && node.contains(slot) ? this.#nodeOf(slot) : undefined;
  }

  /** The item that has the focus. */
  get item(): Item | undefined {
    const { node } = this;
    return node && itemOf.get(node);
  }

  handleEvent(event: KeyboardEvent | FocusEvent): void {
    if (event.type === 'keydown') this.#press(event as KeyboardEvent);
    else this.#focused(event.target as Element);
  }

  /** The nodes have changed: one of them is the stop of Tab. */
  update(): void {
    const first = this.#layer.drawn[0]?.nodes[0];
    const stop = this.#stop && this.#layer.node.contains(this.#stop) ? this.#stop : first;
    this.#setStop(stop);
  }

  /** Gives the focus of an item that is no longer shown to the nearest one. */
  replace(lost: WorldPoint): void {
    const item = this.#nearest(lost);
    if (item) this.#focus(item.nodes[0]!);
    else this.#stage.map.getContainer().focus({ preventScroll: true });
  }

  /** When the map has come to rest, gives the focus to what is nearest to a place. */
  moveToward(place: WorldPoint): void {
    this.#goal = place;
  }

  /** The map has come to rest. */
  settle(): void {
    const goal = this.#goal;
    const { view } = this.#layer;
    if (!goal || !isIn(view.seen, view.near(goal.x), goal.y)) return;
    this.#goal = undefined;
    this.replace(goal);
  }

  #nodeOf(inside: Node): HTMLElement | undefined {
    let node: Node | null = inside;
    while (node && node.parentNode !== this.#layer.node) node = node.parentNode;
    return (node as HTMLElement | null) ?? undefined;
  }

  #nearest({ x, y }: WorldPoint): Item | undefined {
    const { view, drawn } = this.#layer;
    const away = (item: Item) => Math.hypot(view.near(item.x) - view.near(x), item.y - y);
    return drawn.reduce<Item | undefined>((best, item) => (best && away(best) <= away(item) ? best : item), undefined);
  }

  #setStop(stop: HTMLElement | undefined): void {
    if (this.#stop === stop && stop?.tabIndex === 0) return;
    if (this.#stop) this.#stop.tabIndex = -1;
    this.#stop = stop;
    if (stop) stop.tabIndex = 0;
  }

  #focus(node: HTMLElement): void {
    this.#setStop(node);
    // Scrolled by the browser, the map would be elsewhere than Leaflet thinks.
    node.focus({ preventScroll: true });
  }

  #focused(target: Element): void {
    const { node } = this;
    if (!node) return;
    this.#goal = undefined;
    this.#setStop(node);
    if (!target.matches(':focus-visible')) return;
    const item = itemOf.get(node);
    if (item) this.#bringIntoView(item);
  }

  #bringIntoView({ x, y }: WorldPoint): void {
    const { view } = this.#layer;
    const { west, east, north, south } = view.seen;
    const margin = Math.min(MARGIN / view.side, (east - west) / 3, (south - north) / 3);
    const safe = { west: west + margin, east: east - margin, north: north + margin, south: south - margin };
    const near = view.near(x);
    if (!isIn(safe, near, y)) this.#go({ x: near, y });
  }

  #press(event: KeyboardEvent): void {
    const { key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const current = this.node;
    // Inside of a callout of the page's own the keys are the page's.
    if (!current || event.target !== current) return;
    const nodes = this.#layer.drawn.flatMap((item) => item.nodes);
    const step = STEPS[key];
    if (!step && key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    // Right is east, in all languages.
    const target = step ? nodes[nodes.indexOf(current) + step] : key === 'Home' ? nodes[0] : nodes.at(-1);
    if (target) this.#focus(target);
    else if (step) this.#goOn(itemOf.get(current)!, step);
  }

  /** To the marker outside of the view that follows, or comes before. */
  #goOn(from: Item, by: number): void {
    const { view, all } = this.#layer;
    const compare = inOrder(view);
    let best: Item | undefined;
    for (const marker of all) {
      // What is in view is drawn, be it within a cluster.
      if (isIn(view.around, view.near(marker.x), marker.y) || compare(marker, from) * by <= 0) continue;
      if (!best || compare(marker, best) * by < 0) best = marker;
    }
    if (!best) return;
    this.moveToward(best);
    this.#go({ x: view.near(best.x), y: best.y });
  }

  #go({ x, y }: WorldPoint): void {
    const { map } = this.#stage;
    this.#stage.go({ lat: latitudeOf(y), lng: longitudeOf(x) }, map.getZoom());
  }
}
