import { msg } from '@lit/localize';
import { html } from 'lit';
import { SheetDrag, type Edge, type Sheet } from '../internal/overlay/sheet/drag.js';
import { isFromAbove } from '../internal/gesture/arena.js';
import { percentText } from '../internal/element/percent-text.js';
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

/** What the sheet is resized by with the keyboard and assistive technology; or closed, if it has one size only. */
export function renderHandle(popup: NcPopup): unknown {
  const { sizes, heights, sizeIndex } = popup;
  if (sizes.length < 2) {
    return html`<button
      type="button"
      part="handle"
      aria-label=${msg('Close', { id: 'nc.popup.close', desc: 'Handle of a sheet, which closes it when it is pressed' })}
      @click=${() => popup.dismiss('cancel')}
    ></button>`;
  }
  const share = (heights[sizeIndex]! / popup.ownerDocument.defaultView!.innerHeight) * 100;
  return html`<button
    type="button"
    part="handle"
    role="slider"
    aria-label=${msg('Height', { id: 'nc.popup.height', desc: 'Handle of a sheet, which makes it higher or lower' })}
    aria-orientation="vertical"
    aria-valuemin="0"
    aria-valuemax=${sizes.length - 1}
    aria-valuenow=${sizeIndex}
    aria-valuetext=${percentText(popup, Math.round(share))}
    @click=${() => popup.choose((sizeIndex + 1) % sizes.length)}
    @keydown=${popup}
  ></button>`;
}

/** A key that was pressed on the handle, or, without an overlay, anywhere in the sheet. */
export function handleKey(popup: NcPopup, event: KeyboardEvent): void {
  const { key, currentTarget, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const { sizes, sizeIndex } = popup;
  if ((currentTarget as Element).id === 'surface') {
    // A dialog in it has an Escape of its own.
    if (key === 'Escape' && !isFromAbove(event)) popup.dismiss('escape');
    return;
  }
  const last = sizes.length - 1;
  const up = Math.min(sizeIndex + 1, last);
  const down = Math.max(0, sizeIndex - 1);
  const index = { ArrowUp: up, ArrowDown: down, PageUp: up, PageDown: down, Home: 0, End: last }[key];
  if (index === undefined) return;
  event.preventDefault();
  popup.choose(index);
}
