import { msg } from '@lit/localize';
import { html, nothing, render } from 'lit';
import { adoptStyles } from './adopt.js';
import { controlsStyles } from './controls.styles.js';
import type { SwiperPart } from './parts.js';
import type { NcSwiper } from './swiper.js';
import { isStopped, toggleRotation } from './rotation.js';
import { slideName } from './use.js';

/** Dots, arrows and the button that stops the rotation: what the swiper has of them. */
class SwiperControls implements SwiperPart {
  readonly #swiper: NcSwiper;

  constructor(swiper: NcSwiper) {
    this.#swiper = swiper;
  }

  updated(): void {
    const swiper = this.#swiper;
    adoptStyles(swiper, controlsStyles);
    render(controlsOf(swiper), swiper.renderRoot, { host: swiper });
    passColors(swiper);
  }

  changed(): void {
    this.#swiper.requestUpdate();
  }
}

export const create = (swiper: NcSwiper): SwiperPart => new SwiperControls(swiper);

function controlsOf(swiper: NcSwiper) {
  const { autoplay, navigation, indicatorDots } = swiper;
  const canMove = swiper.track.last > 0;
  const hasOwnDots = swiper.querySelector(':scope > [slot=indicator]');
  return html`${autoplay && canMove ? rotationOf(swiper) : nothing}${
    navigation && (canMove || navigation !== 'auto') ? [arrowOf(swiper, -1), arrowOf(swiper, 1)] : nothing
  }${indicatorDots ? (hasOwnDots ? html`<slot name="indicator"></slot>` : dotsOf(swiper)) : nothing}`;
}

/** By CSSOM, which strict content security policies allow. */
function passColors(swiper: NcSwiper): void {
  for (const [selector, colors] of [
    ['[part=indicator]', { '--_dot': swiper.indicatorColor, '--_dot-active': swiper.indicatorActiveColor }],
    ['.arrow', { '--_arrow': swiper.navigationColor, '--_arrow-active': swiper.navigationActiveColor }],
  ] as const) {
    for (const element of swiper.renderRoot.querySelectorAll<HTMLElement>(selector)) {
      for (const [name, color] of Object.entries(colors)) element.style.setProperty(name, color || null);
    }
  }
}

function rotationOf(swiper: NcSwiper) {
  const isStill = isStopped(swiper);
  const label = isStill
    ? msg('Start rotation', { id: 'nc.swiper.start', desc: 'Button that lets slides go on by themselves' })
    : msg('Stop rotation', { id: 'nc.swiper.stop', desc: 'Button that keeps slides from going on by themselves' });
  return html`<button type="button" part="rotation" aria-label=${label} @click=${() => toggleRotation(swiper)}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${isStill ? 'M8 5v14l11-7z' : 'M8 5v14M16 5v14'}></path></svg>
  </button>`;
}

function arrowOf(swiper: NcSwiper, by: 1 | -1) {
  const { last } = swiper.track;
  const isEnd = last !== Infinity && (by > 0 ? swiper.current >= last : swiper.current <= 0);
  const label =
    by > 0
      ? msg('Next slide', { id: 'nc.swiper.next', desc: 'Button of a carousel' })
      : msg('Previous slide', { id: 'nc.swiper.previous', desc: 'Button of a carousel' });
  return html`<button
    type="button"
    part=${by > 0 ? 'next' : 'previous'}
    class="arrow ${swiper.navigation === 'auto' ? 'far' : ''}"
    aria-label=${label}
    aria-disabled=${isEnd ? 'true' : nothing}
    @click=${() => swiper.step(by, 'click')}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${by > 0 ? 'M9 4l8 8-8 8' : 'M15 4l-8 8 8 8'}></path></svg>
  </button>`;
}

function dotsOf(swiper: NcSwiper) {
  const { count, current, shown, isEndless } = swiper;
  const label = msg('Choose a slide', { id: 'nc.swiper.choose', desc: 'Name of the dots of a carousel' });
  const isInSight = (index: number) => (isEndless ? (index - current + count) % count : index - current) < shown;
  return html`<div id="indicator" part="indicator" role="tablist" aria-label=${label} aria-orientation=${swiper.vertical ? 'vertical' : nothing}>${Array.from(
    { length: count },
    (_, index) =>
      html`<button
        type="button"
        role="tab"
        part="dot ${index >= current - (isEndless ? count : 0) && isInSight(index) ? 'dot-active' : ''}"
        aria-selected=${index === current ? 'true' : 'false'}
        tabindex=${index === current ? 0 : -1}
        aria-label=${slideName(index, count)}
        @click=${() => swiper.move(index, 'click')}
      ></button>`,
  )}</div>`;
}
