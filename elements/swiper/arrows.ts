import { msg } from '@lit/localize';
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { boxOf } from '../internal/element/scale.js';
import type { SwiperController } from './carousel.js';

/** How long an arrow stays after the mouse has left its third of the swiper, in ms. */
const STAY = 300;

const EVENTS = ['pointermove', 'pointerleave'];

interface ArrowsHost extends HTMLElement {
  readonly vertical: boolean;
  readonly renderRoot: ParentNode;
  readonly navigation: boolean | 'auto';
  readonly navigationColor: string;
  readonly navigationActiveColor: string;
}

/** The arrows to the previous and the next slide. */
export function renderArrows(host: ArrowsHost, controller: SwiperController): unknown {
  if (host.navigation === 'auto' && !controller.track.last) return nothing;
  return [renderArrow(host, controller, -1), renderArrow(host, controller, 1)];
}

function renderArrow(host: ArrowsHost, controller: SwiperController, by: 1 | -1): TemplateResult {
  const { slides, track } = controller;
  const isNext = by > 0;
  const isAtEnd = isNext ? slides.current >= track.last : slides.current <= 0;
  const label = isNext
    ? msg('Next slide', { id: 'nc.swiper.next', desc: 'Button of a carousel' })
    : msg('Previous slide', { id: 'nc.swiper.previous', desc: 'Button of a carousel' });
  return html`<button
    type="button"
    part=${isNext ? 'next' : 'previous'}
    class="arrow ${host.navigation === 'auto' ? 'far' : ''}"
    aria-label=${label}
    aria-disabled=${isAtEnd && !track.isEndless ? 'true' : nothing}
    @click=${() => controller.step(by, 'click')}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${isNext ? 'M9 4l8 8-8 8' : 'M15 4l-8 8 8 8'}></path></svg>
  </button>`;
}

/** Passes the colors on by CSSOM, which strict content security policies allow. */
export function colorArrows({ renderRoot, navigationColor, navigationActiveColor }: ArrowsHost): void {
  for (const { style } of renderRoot.querySelectorAll<HTMLElement>('.arrow')) {
    style.setProperty('--_arrow', navigationColor || null);
    style.setProperty('--_arrow-active', navigationActiveColor || null);
  }
}

/** With `navigation="auto"`: shows the arrow that the mouse is close to, by the states `near-previous` and `near-next`. */
export class NearArrow implements ReactiveController {
  readonly #host: ArrowsHost;
  readonly #states: CustomStateSet;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ArrowsHost & ReactiveControllerHost, states: CustomStateSet) {
    this.#host = host;
    this.#states = states;
    for (const type of EVENTS) host.addEventListener(type, this);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#show();
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerleave') this.#show();
    else if (event.pointerType === 'mouse' && this.#host.navigation === 'auto') this.#follow(event);
  }

  #follow({ clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = boxOf(this.#host);
    const { vertical } = this.#host;
    const share = vertical ? (clientY - top) / height : (clientX - left) / width;
    const isMirrored = !vertical && this.#host.matches(':dir(rtl)');
    const [start, end] = isMirrored
      ? (['near-next', 'near-previous'] as const)
      : (['near-previous', 'near-next'] as const);
    if (share < 1 / 3) this.#show(start);
    else if (share > 2 / 3) this.#show(end);
    else this.#timer ??= setTimeout(() => this.#show(), STAY);
  }

  #show(state?: 'near-previous' | 'near-next'): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const each of ['near-previous', 'near-next']) if (each !== state) this.#states.delete(each);
    if (state) this.#states.add(state);
  }
}
