import { SheetDrag, type Edge, type Sheet } from '../internal/overlay/sheet-drag.js';
import type { NcPopup } from './popup.js';

/** What a user does to a popup that is on screen. */
export class PopupUse implements Sheet {
  readonly surface: HTMLElement;
  readonly #popup: NcPopup;
  readonly #drag: SheetDrag;
  readonly #observer: ResizeObserver;

  constructor(popup: NcPopup, surface: HTMLElement) {
    this.#popup = popup;
    this.surface = surface;
    this.#drag = new SheetDrag(this);
    // What is scrolled with the keyboard has to have the focus: not every browser gives it by itself.
    const content = surface.querySelector<HTMLElement>('[part="content"]')!;
    // That of its own page: another one's gets in the way of how that page is laid out.
    const view = surface.ownerDocument.defaultView as Window & typeof globalThis;
    this.#observer = new view.ResizeObserver(() => {
      if (content.scrollHeight > content.clientHeight) content.tabIndex = 0;
      else content.removeAttribute('tabindex');
    });
    for (const element of [content, ...content.children]) this.#observer.observe(element);
  }

  get edge(): Edge {
    const { edge } = this.#popup;
    return edge === 'center' ? 'bottom' : edge;
  }

  get stops(): readonly number[] {
    const most = parseFloat(getComputedStyle(this.surface).maxHeight);
    return this.#popup.heights.map((height) => (height > most ? most : height));
  }

  get mayClose(): boolean {
    return this.#popup.mayClose;
  }

  get expandToScroll(): boolean {
    return this.#popup.expandToScroll;
  }

  held(on: boolean): void {
    this.#popup.held(on);
  }

  stopped(index: number): void {
    this.#popup.choose(index);
  }

  pushed(): void {
    this.#popup.dismiss('swipe');
  }

  moveTo(index: number): void {
    this.#drag.moveTo(index);
  }

  dispose(): void {
    this.#drag.dispose();
    this.#observer.disconnect();
  }
}
