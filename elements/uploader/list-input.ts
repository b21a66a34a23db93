import { lazy } from '../base/lazy.js';
import type { NcElement } from '../internal/element/nc-element.js';
import { Part } from '../internal/element/parts.js';
import type { Arrange } from './arrange.js';
import { nameOf, type Entry } from './items.js';
import { placeText } from './texts.js';

/** What the user does to the items. */
export interface ListInputHost {
  readonly element: NcElement;
  entries(): readonly Entry[];
  /** Whether the user cannot change anything. */
  isFixed(): boolean;
  /** Lets the user choose files. */
  open(): void;
  choose(entry: Entry): void;
  remove(entry: Entry): void;
  /** Puts an item in another place; `text` is said. */
  move(from: number, to: number, text: string): void;
  /** Tells screen readers a text. */
  say(text: string): void;
}

/** For two items and more. */
const arrangePart = new Part(lazy(() => import('./arrange.js')));

/** Taps, keys and drags on the list of items. */
export class ListInput {
  /** For `touchmove`, which keeps the page from scrolling. */
  readonly passive = false;
  readonly #host: ListInputHost;
  #arrange: Arrange | undefined;
  /** The item that a tap has picked up: the next tap puts it where another one is. */
  #picked: Entry | undefined;

  constructor(host: ListInputHost) {
    this.#host = host;
  }

  /** The buttons of the items, and the one that adds some. */
  get stops(): HTMLElement[] {
    return this.#all('[part=preview], li:not([hidden]) > [part=choose]');
  }

  /** Ends a drag. */
  cancel(): void {
    this.#arrange?.cancel();
  }

  /** The items are drawn. */
  updated(): void {
    const { element, isFixed, move } = this.#host;
    const module = this.#tiles.length > 1 && arrangePart.get(element);
    if (module)
      this.#arrange ??= new module.Arrange({
        element,
        isFixed,
        move,
        tiles: () => this.#tiles,
        stops: () => this.stops,
      });
    this.#arrange?.updated();
    const entries = this.#host.entries();
    if (!this.canOrder || !entries.includes(this.#picked!)) this.#picked = undefined;
    for (const [index, tile] of this.#tiles.entries()) {
      const isPicked = this.#picked !== undefined && entries[index] === this.#picked;
      tile.toggleAttribute('data-picked', isPicked);
      const move = tile.querySelector('[part=move]');
      if (move) move.ariaPressed = String(isPicked);
    }
  }

  handleEvent(event: Event): void {
    const target = event.target as Element;
    const entry = this.#host.entries()[this.#tiles.indexOf(target.closest('li')!)];
    if (event.type === 'click') this.#handleClick(target.closest('button'), entry);
    else if (this.#picked && (event as KeyboardEvent).key === 'Escape') {
      event.stopPropagation();
      this.#pick(undefined);
    } else if (entry && /^(Delete|Backspace)$/.test((event as KeyboardEvent).key)) {
      event.preventDefault();
      this.#host.remove(entry);
    } else this.#arrange?.handle(event, target);
  }

  /** Whether there is an order that the user can change. */
  get canOrder(): boolean {
    return this.#host.entries().length > 1 && !this.#host.isFixed();
  }

  #pick(entry: Entry | undefined): void {
    this.#picked = entry;
    if (entry) this.#host.say(placeText(nameOf(entry.item)));
    this.updated();
  }

  /** Puts the item that is picked up where another one is. */
  #place(entry: Entry): void {
    const entries = this.#host.entries();
    const [from, to] = [entries.indexOf(this.#picked!), entries.indexOf(entry)];
    this.#pick(undefined);
    if (from !== to) this.#arrange?.move(from, to);
  }

  get #tiles(): HTMLElement[] {
    return this.#all('[part=item]');
  }

  #all(selector: string): HTMLElement[] {
    return [...this.#host.element.renderRoot.querySelectorAll<HTMLElement>(selector)];
  }

  #handleClick(button: HTMLElement | null, entry: Entry | undefined): void {
    if (!button) return;
    if (!entry) this.#host.open();
    else if (button.part.contains('delete')) this.#host.remove(entry);
    else if (this.#picked) this.#place(entry);
    else if (button.part.contains('move')) this.#pick(entry);
    else this.#host.choose(entry);
  }
}
