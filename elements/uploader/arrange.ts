import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import type { NcElement } from '../internal/element/nc-element.js';
import { RovingFocusController } from '../internal/element/roving-focus.js';
import { Reorder } from './reorder.js';

/** A list of several items, as those who put it in order see it. */
export interface ArrangeHost {
  readonly element: NcElement;
  /** The boxes of the items, in their order. */
  tiles(): readonly HTMLElement[];
  /** What arrow keys go to. */
  stops(): readonly HTMLElement[];
  /** Whether the user cannot change anything. */
  isFixed(): boolean;
  /** Puts an item in another place; `text` is said. */
  move(from: number, to: number, text: string): void;
}

const ARROWS: Readonly<Record<string, readonly [axis: 'x' | 'y', sign: 1 | -1]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
};

/**
 * What the user can do with several items: go from one to the other by arrow keys, and put them in order by keys or by
 * hand. One tab stop leads to the items, and another one to the button of the item.
 */
export class Arrange {
  readonly #host: ArrangeHost;
  readonly #focus: RovingFocusController<HTMLElement>;
  #reorder: Reorder | undefined;

  constructor(host: ArrangeHost) {
    this.#host = host;
    this.#focus = new RovingFocusController(host.element, { items: () => host.stops() });
  }

  /** Ends a drag. */
  cancel(): void {
    this.#reorder?.cancel();
  }

  /** The items are drawn. A drag among others than before ends. */
  updated(): void {
    const tiles = this.#host.tiles();
    if (this.#reorder?.tiles.some((tile, index) => tile !== tiles[index])) this.cancel();
    this.#setStop((this.#host.element.renderRoot as ShadowRoot).activeElement);
  }

  handle(event: Event, target: Element): void {
    const { type } = event;
    if (type === 'focusin') this.#setStop(target);
    else if (type === 'keydown') this.#handleKey(event as KeyboardEvent, target);
    else if (type === 'pointerdown') this.#handlePress(event as PointerEvent, target);
    // A finger that rests on an item holds it: no menu appears, and the page does not scroll.
    else if (this.#reorder?.isActive && event.cancelable) event.preventDefault();
  }

  /** Makes the item around `target` the tab stop, else the first one. */
  #setStop(target: Element | null): void {
    this.#focus.setTabStop(target?.closest('li')?.querySelector('button') ?? undefined);
    for (const tile of this.#host.tiles()) {
      const [preview, ...others] = tile.querySelectorAll('button');
      for (const button of others) button.tabIndex = preview!.tabIndex;
    }
  }

  #handleKey(event: KeyboardEvent, target: Element): void {
    const { key, shiftKey, altKey, ctrlKey } = event;
    const tiles = this.#host.tiles();
    const from = tiles.indexOf(target.closest('li')!);
    const [axis, sign] = ARROWS[key] ?? [];
    if (from < 0 || !sign || !(shiftKey || altKey || ctrlKey)) return;
    event.preventDefault();
    const { length } = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]!.offsetTop);
    const isMirrored = axis === 'x' && this.#host.element.matches(':dir(rtl)');
    const to = from + (axis === 'y' ? length : 1) * (isMirrored ? -sign : sign);
    if (!this.#host.isFixed() && tiles[to]) this.move(from, to);
  }

  #handlePress(event: PointerEvent, target: Element): void {
    const { element, isFixed, tiles } = this.#host;
    const tile = tiles().find((each) => each.contains(target));
    if (!tile || target.closest('[part=delete], [part=move]') || event.button !== 0 || !event.isPrimary) return;
    if (isFixed() || tiles().length < 2 || this.#reorder?.isActive) return;
    const list = tile.parentElement!;
    this.#reorder = new Reorder(
      {
        element,
        tiles,
        held: (held) => {
          for (const each of tiles()) each.toggleAttribute('data-held', each === held);
          list.toggleAttribute('data-sorting', held !== undefined);
        },
        moved: (from, to) => this.move(from, to),
      },
      tile,
      event,
    );
  }

  /** Puts an item in another place, and says so. */
  move(from: number, to: number): void {
    const tiles = this.#host.tiles();
    const name = tiles[from]!.querySelector('[part=name]')!.textContent;
    const text = counted(
      msg(str`${name}: {${to + 1}, number} of {${tiles.length}, number}`, {
        id: 'nc.uploader.moved',
        desc: 'For screen readers: the new position of a file among all',
      }),
    );
    this.#host.move(from, to, text);
  }
}
