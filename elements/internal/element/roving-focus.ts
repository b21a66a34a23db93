import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { foldText } from '../text/fold.js';

/** Letters typed within this time, in ms, are searched for as one word. */
const TYPEAHEAD_WINDOW = 500;

const STEPS: Readonly<Record<string, readonly [axis: 'horizontal' | 'vertical', step: 1 | -1]>> = {
  ArrowRight: ['horizontal', 1],
  ArrowLeft: ['horizontal', -1],
  ArrowDown: ['vertical', 1],
  ArrowUp: ['vertical', -1],
};

export interface RovingFocusOptions<Item extends HTMLElement> {
  /** All items, in keyboard order. */
  items: () => readonly Item[];
  /** Items that the keys skip. Default: those that are `:disabled` or `aria-disabled`. */
  isDisabled?: (item: Item) => boolean;
  /** Which arrow keys move the focus. Default: `both`. */
  orientation?: () => 'horizontal' | 'vertical' | 'both';
  /** Whether the focus moves from the last item to the first. Default: true. */
  wrap?: boolean;
  /** The text that typing letters searches for. Leave it out where typing means something else. */
  textOf?: (item: Item) => string;
  /** Whether a key is not for these items, such as one for a menu inside an item. */
  ignores?: (event: KeyboardEvent) => boolean;
  /** Called when the user has moved the focus to an item. */
  moved?: (item: Item, event: KeyboardEvent) => void;
}

const isDisabledItem = (item: HTMLElement) => item.matches(':disabled, [aria-disabled="true"]');

/**
 * Moves the focus among the items of its host: arrow keys (mirrored in right-to-left text), Home, End and typed
 * letters. `setTabStop` makes the items one tab stop, as in radio groups and menus; without it each is one.
 */
export class RovingFocusController<Item extends HTMLElement> implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: RovingFocusOptions<Item>;
  #typed = '';
  #typedAt = 0;

  constructor(host: ReactiveControllerHost & HTMLElement, options: RovingFocusOptions<Item>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this);
  }

  /** Makes `wanted` the only tab stop, or the first usable item if it is missing or disabled. */
  setTabStop(wanted?: Item): void {
    const items = this.#options.items();
    const usable = items.filter((item) => !this.#isDisabled(item));
    const stop = wanted && usable.includes(wanted) ? wanted : usable[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }

  handleEvent(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (this.#options.ignores?.(event)) return;
    const items = this.#options.items();
    const path = event.composedPath();
    const current = items.findIndex((item) => path.includes(item));
    if (current < 0) return;
    const target = this.#target(event, items, current);
    if (!target) return;
    event.preventDefault();
    if (target === items[current]) return;
    if (items.some((item) => item.tabIndex < 0)) this.setTabStop(target);
    target.focus();
    this.#options.moved?.(target, event);
  }

  #target(event: KeyboardEvent, items: readonly Item[], current: number): Item | undefined {
    const { key } = event;
    if (key === 'Home') return this.#seek(items, -1, 1, false);
    if (key === 'End') return this.#seek(items, items.length, -1, false);
    const arrow = STEPS[key];
    if (!arrow) return this.#typeahead(event, items, current);
    const [axis, step] = arrow;
    const orientation = this.#options.orientation?.() ?? 'both';
    if (orientation !== 'both' && orientation !== axis) return undefined;
    const mirrored = axis === 'horizontal' && this.#host.matches(':dir(rtl)');
    return this.#seek(items, current, mirrored ? -step : step, this.#options.wrap ?? true);
  }

  /** The next usable item after `from`; `from` itself if there is no other. */
  #seek(items: readonly Item[], from: number, step: number, wrap: boolean): Item | undefined {
    const { length } = items;
    for (let tried = 1; tried <= length; tried++) {
      const index = from + step * tried;
      if (!wrap && (index < 0 || index >= length)) break;
      const item = items[(index + length) % length]!;
      if (!this.#isDisabled(item)) return item;
    }
    return items[from];
  }

  #typeahead({ key, timeStamp }: KeyboardEvent, items: readonly Item[], current: number): Item | undefined {
    const { textOf } = this.#options;
    const going = timeStamp - this.#typedAt < TYPEAHEAD_WINDOW && this.#typed !== '';
    if (!textOf || [...key].length !== 1 || (key === ' ' && !going)) return undefined;
    this.#typedAt = timeStamp;
    this.#typed = going ? this.#typed + key : key;
    // Typing one letter repeatedly visits all items that start with it.
    const repeated = [...this.#typed].every((letter) => letter === key);
    const sought = repeated ? key : this.#typed;
    const from = repeated ? current + 1 : current;
    const ordered = [...items.slice(from), ...items.slice(0, from)];
    return ordered.find((item) => !this.#isDisabled(item) && startsWith(textOf(item), sought));
  }

  #isDisabled(item: Item): boolean {
    return (this.#options.isDisabled ?? isDisabledItem)(item);
  }
}

const startsWith = (text: string, start: string) => foldText(text.trim()).startsWith(foldText(start));
