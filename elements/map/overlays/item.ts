import type { View } from './view.js';

/** Something at a position of the map that has nodes: a marker, or a cluster. */
export interface Item {
  /** Unique on the map. */
  readonly key: string;
  /** Where it is in the world, as `WorldPoint`. */
  x: number;
  y: number;
  /** Of the marker in the list; of a cluster, any. Decides among those at the same position. */
  readonly index: number;
  /** Its nodes in the order of focus, the button first. Empty while it is not drawn. */
  readonly nodes: readonly HTMLElement[];
  /** Makes its nodes, or brings them up to date. */
  draw(view: View): void;
  /** Puts its nodes where they belong. */
  place(view: View): void;
  /** Removes its nodes. */
  erase(): void;
}

/** From north to south, from west to east: southern markers are above northern ones, and reading goes the same way. */
export const inOrder =
  (view: View) =>
  (one: Item, other: Item): number =>
    one.y - other.y || view.near(one.x) - view.near(other.x) || one.index - other.index;

/** The items of nodes, for events. */
export const itemOf = new WeakMap<EventTarget, Item>();

export function button(className: string, item: Item): HTMLButtonElement {
  const node = document.createElement('button');
  node.type = 'button';
  node.tabIndex = -1;
  node.className = className;
  itemOf.set(node, item);
  return node;
}

/** Puts a node at a point of its layer. Browsers paint a node with a transform by itself: a thousand of them are slow. */
export function put({ style }: HTMLElement, left: number, top: number): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
}
