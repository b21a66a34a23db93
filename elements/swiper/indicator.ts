import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { warnOnce } from '../internal/element/warn.js';
import type { SwiperController } from './carousel.js';
import { slideName } from './descriptions.js';

interface IndicatorHost extends HTMLElement {
  readonly vertical: boolean;
  readonly renderRoot: ParentNode;
  readonly indicatorColor: string;
  readonly indicatorActiveColor: string;
}

/** The most dots. More would be too small to hit, and take long to draw. */
const MOST_DOTS = 1000;

/** A dot for each slide, or what the page shows instead. */
export function renderIndicator(host: IndicatorHost, controller: SwiperController): unknown {
  if (host.querySelector(':scope > [slot=indicator]')) return html`<slot name="indicator"></slot>`;
  const { count, current, shown, isEndless } = controller.slides;
  if (count > MOST_DOTS) {
    warnOnce(host, 'itemCount', `at most ${MOST_DOTS} slides with dots`, count);
    return nothing;
  }
  const isInSight = (index: number) => {
    const distance = isEndless ? (index - current + count) % count : index - current;
    return distance >= 0 && distance < shown;
  };
  const label = msg('Choose a slide', { id: 'nc.swiper.choose', desc: 'Name of the dots of a carousel' });
  return html`<div id="indicator" part="indicator" role="tablist" aria-label=${label} aria-orientation=${host.vertical ? 'vertical' : nothing}>${Array.from(
    { length: count },
    (_, index) =>
      html`<button
        type="button"
        role="tab"
        part="dot ${isInSight(index) ? 'dot-active' : ''}"
        aria-selected=${index === current ? 'true' : 'false'}
        tabindex=${index === current ? 0 : -1}
        aria-label=${slideName(index, count)}
        @click=${() => controller.goTo(index, 'click')}
      ></button>`,
  )}</div>`;
}

/** Passes the colors on by CSSOM, which strict content security policies allow. */
export function colorIndicator({ renderRoot, indicatorColor, indicatorActiveColor }: IndicatorHost): void {
  const style = renderRoot.querySelector<HTMLElement>('#indicator')?.style;
  style?.setProperty('--_dot', indicatorColor || null);
  style?.setProperty('--_dot-active', indicatorActiveColor || null);
}
