/** How long the mouse rests on an item until its menu opens, in ms. */
const OPEN_DELAY = 120;
/** How long it may rest on the way to an open menu, in ms. */
const PASSING_TIMEOUT = 300;
/** How far beside the corners of a menu the way to it may lead, in px. */
const MARGIN = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether a move leads toward a box: into the triangle of its beginning and the nearer edge of the box. */
export function isHeadingFor({ x, y }: Point, to: Point, box: Box): boolean {
  const edge = x < box.left ? box.left : x > box.right ? box.right : undefined;
  if (edge === undefined) return false;
  const share = (to.x - x) / (edge - x);
  if (share <= 0 || share > 1) return false;
  const upper = y + (box.top - MARGIN - y) * share;
  const lower = y + (box.bottom + MARGIN - y) * share;
  return to.y >= upper && to.y <= lower;
}

/** What a mouse in a menu leads to. */
export interface SubmenuHoverHost<Item> {
  /** The box of the open menu of one of its items. */
  readonly openBox: Box | undefined;
  /** The mouse is on an item. */
  enter(item: Item): void;
  /** It has rested there. */
  rest(item: Item): void;
}

/** Follows a mouse in a menu. On its way to an open submenu it may cross other items. */
export class SubmenuHover<Item> {
  readonly #host: SubmenuHoverHost<Item>;
  #last: Point | undefined;
  #item: Item | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: SubmenuHoverHost<Item>) {
    this.#host = host;
  }

  /** The mouse is at a point, on `item` if there is one. */
  move({ clientX, clientY }: MouseEvent, item: Item | undefined): void {
    const last = this.#last;
    const now = { x: clientX, y: clientY };
    this.#last = now;
    const { openBox } = this.#host;
    if (item === this.#item) {
      // It stays on its way.
      if (item && this.#timer && last && openBox && isHeadingFor(last, now, openBox)) this.#wait(item, PASSING_TIMEOUT);
      return;
    }
    this.stop();
    this.#last = now;
    this.#item = item;
    if (!item) return;
    if (last && openBox && isHeadingFor(last, now, openBox)) this.#wait(item, PASSING_TIMEOUT);
    else this.#enter(item);
  }

  /** It has left the items, or the menu has closed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#item = undefined;
    this.#last = undefined;
  }

  #wait(item: Item, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#enter(item), delay);
  }

  #enter(item: Item): void {
    this.#host.enter(item);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#host.rest(item);
    }, OPEN_DELAY);
  }
}
