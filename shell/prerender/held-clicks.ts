import { SCREEN_ATTRIBUTE } from './names.js';

/** An app that has not come by so many ms after the first click may never come: the page then answers clicks as it is. */
const HOLD_TIMEOUT = 10_000;

interface Click {
  readonly target: Element;
  readonly init: MouseEventInit;
}

/**
 * The innermost element at a point, within `host` and its shadow tree. It is looked up again for each click: an element
 * renders its shadow tree again when it is defined.
 */
function innermost(host: Element, x: number, y: number): Element {
  const inner = host.shadowRoot?.elementFromPoint(x, y);
  return inner && inner.getRootNode() === host.shadowRoot ? innermost(inner, x, y) : host;
}

/** Keeps clicks on the prerendered screen from the page, and repeats them when the app can answer. */
export class HeldClicks {
  readonly #held: Click[] = [];

  constructor() {
    document.addEventListener('click', this.#hold, true);
  }

  /** Repeats them, each in a task of its own as it came: what it does is done before the next. */
  release(): void {
    const click = this.#held.shift();
    if (!click) return document.removeEventListener('click', this.#hold, true);
    const { target, init } = click;
    const { clientX = 0, clientY = 0, detail } = init;
    // A click by a key is nowhere.
    const place = detail ? innermost(target, clientX, clientY) : target;
    // The element knows best what a click on all of it is for.
    if (place === target && 'click' in target) (target as HTMLElement).click();
    else place.dispatchEvent(new MouseEvent('click', init));
    setTimeout(() => this.release());
  }

  readonly #hold = (event: MouseEvent): void => {
    const { isTrusted, target, detail, clientX, clientY, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Such as a link that is to open in a new tab: the browser does that without the app.
    const isPlain = isTrusted && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
    if (!isPlain || !(target as Element).closest(`[${SCREEN_ATTRIBUTE}]`)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const init = { bubbles: true, cancelable: true, composed: true, view: window, detail, clientX, clientY };
    if (!this.#held.length) setTimeout(() => this.release(), HOLD_TIMEOUT);
    this.#held.push({ target: target as Element, init });
  };
}
