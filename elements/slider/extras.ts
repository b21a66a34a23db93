import { msg } from '@lit/localize';
import { html, nothing, type ReactiveElement } from 'lit';
import { warnOnce } from '../internal/element/warn.js';
import { extrasStyles } from './extras.styles.js';
import type { NcSlider, SliderTick } from './slider.js';

/** More marks than that are a grey line. */
const MOST_TICKS = 100;

/** Gives the slider the styles of what it draws from now on, also in other documents. */
function adoptStyles(slider: NcSlider): void {
  const { elementStyles } = slider.constructor as typeof ReactiveElement;
  if (!elementStyles.includes(extrasStyles)) elementStyles.push(extrasStyles);
  if (slider.shadowRoot!.adoptedStyleSheets.length < elementStyles.length) slider.adoptedCallback();
}

/** The value beside the track, marks, two thumbs, the value above the one that is dragged: what the slider has of them. */
export function extrasOf(slider: NcSlider): unknown {
  adoptStyles(slider);
  const { values, bubble } = slider;
  const dragged = slider.used?.drag?.index;
  const [low, high] = values.map((value) => slider.shareOf(value));
  // The one thumb of a slider has what is below it chosen.
  const chosen = high === undefined ? `--_low: 0; --_start: 0px; --_high: ${low}` : `--_low: ${low}; --_high: ${high}`;
  return html`<span part="track" .style=${chosen}></span>${slider.showValue ? valueOf(slider) : nothing}${slider.ticks ? ticksOf(slider).map((tick) => markOf(slider, tick)) : nothing}${
    slider.isRange
      ? values.map((_value, index) => thumbOf(slider, index))
      : html`<span part="thumb" .style=${at(slider, values[0]!)}></span>`
  }${bubble && dragged !== undefined ? bubbleOf(slider, values[dragged]!) : nothing}`;
}

const textOf = ({ valueFormatter }: NcSlider, value: number): string => valueFormatter?.(value) ?? String(value);

/** By CSSOM, which strict content security policies allow. */
const at = (slider: NcSlider, value: number) => `--_x: ${Math.min(1, Math.max(0, slider.shareOf(value)))}`;

function thumbOf(slider: NcSlider, index: number) {
  const { values, min, max, vertical, readonly } = slider;
  const value = values[index]!;
  const label = index
    ? msg('Upper limit', {
        id: 'nc.slider.upper',
        desc: 'Name of the upper thumb of a slider with two, for screen readers',
      })
    : msg('Lower limit', {
        id: 'nc.slider.lower',
        desc: 'Name of the lower thumb of a slider with two, for screen readers',
      });
  const isDisabled = slider.matches(':state(disabled)');
  return html`<span
    part="thumb"
    role="slider"
    tabindex=${isDisabled ? nothing : 0}
    aria-label=${label}
    aria-orientation=${vertical ? 'vertical' : nothing}
    aria-valuemin=${index ? values[0]! : min}
    aria-valuemax=${index ? max : values[1]!}
    aria-valuenow=${value}
    aria-valuetext=${slider.valueFormatter ? textOf(slider, value) : nothing}
    aria-disabled=${isDisabled ? 'true' : nothing}
    aria-readonly=${readonly ? 'true' : nothing}
    .style=${at(slider, value)}
  ></span>`;
}

const bubbleOf = (slider: NcSlider, value: number) =>
  html`<span class="mark" aria-hidden="true" .style=${at(slider, value)}
    ><span part="bubble">${textOf(slider, value)}</span></span
  >`;

function ticksOf(slider: NcSlider): readonly SliderTick[] {
  const { ticks, min, max, step } = slider;
  if (Array.isArray(ticks)) return ticks as readonly SliderTick[];
  const count = Math.floor((max - min) / (step > 0 ? step : 1) + 1e-9);
  if (count <= MOST_TICKS) return Array.from({ length: Math.max(0, count) + 1 }, (_, index) => min + index * step);
  warnOnce(slider, 'ticks', `a list of values, or at most ${MOST_TICKS} steps`, count);
  return [];
}

function markOf(slider: NcSlider, tick: SliderTick) {
  const { value, label = '' } = typeof tick === 'object' ? tick : { value: tick };
  const style = at(slider, Number(value));
  const share = slider.shareOf(Number(value));
  const end = share <= 0 ? 'first' : share >= 1 ? 'last' : '';
  return html`<span class="mark" aria-hidden="true" .style=${style}><span part="tick"></span></span>${
    label
      ? html`<span class="mark label ${end}" aria-hidden="true" .style=${style}><span part="label">${label}</span></span>`
      : nothing
  }`;
}

function valueOf(slider: NcSlider) {
  const { values, min, max } = slider;
  const text = (shown: readonly number[]) => shown.map((value) => textOf(slider, value)).join(' – ');
  const [least, greatest] = [min, max].map((limit) => text(values.map(() => limit))) as [string, string];
  const longest = least.length > greatest.length ? least : greatest;
  return html`<span part="value" aria-hidden="true" data-longest=${longest}>${text(values)}</span>`;
}
