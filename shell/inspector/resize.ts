import { msg } from '@lit/localize';
import { html, type ReactiveController, type ReactiveControllerHost } from 'lit';

/** From this width on the inspector is at the side. The styles have it too. */
const WIDE = '(min-width: 900px)';

/** Shares of the window, in percent. */
const LEAST = 20;
const MOST = 90;
const STEP = 5;

/** The size of the inspector: a bar to drag, or to move by arrow keys. */
export class Resize implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #wide: MediaQueryList | undefined;
  #size = { side: 34, bottom: 50 };

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#wide = matchMedia(WIDE);
    this.#wide.addEventListener('change', this.#update);
    this.#apply();
  }

  hostDisconnected(): void {
    this.#wide?.removeEventListener('change', this.#update);
  }

  render(): unknown {
    const isWide = this.#isWide;
    return html`<div
      id="resize"
      role="separator"
      tabindex="0"
      aria-label=${msg('Inspector size', { id: 'nc.inspector.size', desc: 'Label of a bar that can be moved' })}
      aria-orientation=${isWide ? 'vertical' : 'horizontal'}
      aria-valuemin=${LEAST}
      aria-valuemax=${MOST}
      aria-valuenow=${Math.round(this.#size[this.#side])}
      @keydown=${this.#handleKey}
      @pointerdown=${this.#handleDown}
      @pointermove=${this.#handleMove}
    ></div>`;
  }

  get #isWide(): boolean {
    return this.#wide?.matches ?? false;
  }

  get #side(): 'side' | 'bottom' {
    return this.#isWide ? 'side' : 'bottom';
  }

  get #isRtl(): boolean {
    return getComputedStyle(this.#host).direction === 'rtl';
  }

  readonly #update = (): void => {
    this.#apply();
    this.#host.requestUpdate();
  };

  #apply(): void {
    this.#host.style.setProperty('--size', `${this.#size[this.#side]}%`);
  }

  #set(percent: number): void {
    this.#size[this.#side] = Math.min(MOST, Math.max(LEAST, percent));
    this.#update();
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    const [more, less] = !this.#isWide
      ? ['ArrowUp', 'ArrowDown']
      : this.#isRtl
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
    const by = event.key === more ? STEP : event.key === less ? -STEP : 0;
    if (!by) return;
    event.preventDefault();
    this.#set(this.#size[this.#side] + by);
  };

  readonly #handleDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly #handleMove = (event: PointerEvent): void => {
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
    const { clientX, clientY } = event;
    const share = this.#isWide
      ? (this.#isRtl ? clientX : innerWidth - clientX) / innerWidth
      : 1 - clientY / innerHeight;
    this.#set(share * 100);
  };
}
