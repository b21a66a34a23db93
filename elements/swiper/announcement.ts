import { msg, str } from '@lit/localize';
import { html, type ReactiveElement, type TemplateResult } from 'lit';
import type { SwiperController } from './carousel.js';
import { slideName } from './descriptions.js';
import type { SwiperChangeEvent } from './events.js';

/**
 * Tells screen readers of the slide that the user has moved to: its place, and its name if it has one. The slides are no
 * live region themselves: screen readers would announce every change of their content.
 */
export class SwiperAnnouncement {
  readonly #host: ReactiveElement;
  readonly #controller: SwiperController;
  /** Whether the slides go on by themselves. */
  readonly #isRotating: () => boolean;
  #text = '';

  constructor(host: ReactiveElement, controller: SwiperController, isRotating: () => boolean) {
    this.#host = host;
    this.#controller = controller;
    this.#isRotating = isRotating;
    host.addEventListener('animationfinish', this);
  }

  handleEvent(event: Event): void {
    const { current, source } = event as SwiperChangeEvent;
    // What moves by itself would interrupt, and what code moves is told by what the user did.
    if (event.target !== this.#host || !source || source === 'autoplay' || this.#isRotating()) return;
    const { slides } = this.#controller;
    const name = nameOf(slides.at(current));
    // A dot that has the focus is read out with it.
    const isTold = this.#host.shadowRoot!.activeElement?.role === 'tab';
    const place = isTold ? '' : slideName(current, slides.count);
    this.#text = place && name ? placeAndName(place, name) : place || name;
    this.#host.requestUpdate();
  }

  render(): TemplateResult {
    return html`<span class="unseen" role="status">${this.#text}</span>`;
  }
}

/** What the page calls a slide, or the text of its picture. */
const nameOf = (slide: Element | undefined): string =>
  slide?.ariaLabel || slide?.querySelector<HTMLImageElement>('img[alt], nc-image[alt]')?.getAttribute('alt') || '';

const placeAndName = (place: string, name: string): string =>
  msg(str`${place}: ${name}`, {
    id: 'nc.swiper.place-and-name',
    desc: 'Read out when another slide of a carousel is in sight: "2 of 5", then the name of the slide',
  });
