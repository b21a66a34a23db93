import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { PressController } from '../internal/gesture/press.js';
import { swallowMouse } from '../internal/gesture/swallow-click.js';
import { treesAround } from '../internal/overlay/trees.js';

/** A context menu, as its long press sees it. */
interface LongPressHost extends ReactiveControllerHost, HTMLElement {
  readonly triggerKind: string;
  readonly triggerElement: HTMLElement | null;
  openBy(event: Event, point: { left: number; top: number }): void;
}

/** Opens a context menu by a long press, for which Safari on iOS has no `contextmenu` event. */
export class LongPress implements ReactiveController {
  readonly #host: LongPressHost;
  readonly #press: PressController;
  #trees: readonly (Document | ShadowRoot)[] = [];

  constructor(host: LongPressHost) {
    this.#host = host;
    this.#press = new PressController(host, {
      mayEnter: (event) => this.#mayEnter(event),
      longPress: (event) => {
        swallowMouse();
        host.openBy(event, { left: event.clientX, top: event.clientY });
      },
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#trees = treesAround(this.#host);
    for (const tree of this.#trees) tree.addEventListener('pointerdown', this, true);
  }

  hostDisconnected(): void {
    for (const tree of this.#trees) tree.removeEventListener('pointerdown', this, true);
  }

  handleEvent(event: Event): void {
    this.#press.handleEvent(event);
  }

  #mayEnter(event: PointerEvent): boolean {
    const { triggerKind, triggerElement } = this.#host;
    const path = event.composedPath();
    const isOn = triggerElement !== null && path.includes(triggerElement) && !path.includes(this.#host);
    return isOn && triggerKind === 'contextmenu' && event.pointerType !== 'mouse' && event.isPrimary;
  }
}
