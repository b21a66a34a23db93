import { lazy } from '../base/lazy.js';
import type { NcElement } from '../internal/element/nc-element.js';
import { Part } from '../internal/element/parts.js';
import type { Arrange } from './arrange.js';
import type { Entry } from './items.js';

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
}

/** For two items and more. */
const arrangePart = new Part(lazy(() => import('./arrange.js')));

/** Taps, keys and drags on the list of items. */
export class ListInput {
  /** For `touchmove`, which keeps the page from scrolling. */
  readonly passive = false;
  readonly #host: ListInputHost;
  #arrange: Arrange | undefined;

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
  }

  handleEvent(event: Event): void {
    const target = event.target as Element;
    const entry = this.#host.entries()[this.#tiles.indexOf(target.closest('li')!)];
    if (event.type === 'click') this.#handleClick(target.closest('button'), entry);
    else if (entry && /^(Delete|Backspace)$/.test((event as KeyboardEvent).key)) {
      event.preventDefault();
      this.#host.remove(entry);
    } else this.#arrange?.handle(event, target);
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
    else this.#host.choose(entry);
  }
}
