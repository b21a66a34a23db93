import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { either, json, listOf, NUMBER, objectOf, WORDS, type Kind } from '../internal/element/kinds.js';
import { formattedText } from '../internal/element/formatter.js';
import { stepOf, type Scale } from '../internal/element/scale-keys.js';
import { warnOnce } from '../internal/element/warn.js';
import { shareOf } from './scale.js';

/** A mark on the track, with an optional label below it. */
export type SliderTick = number | { readonly value: number; readonly label?: string };

const TICK = either('a tick', NUMBER, objectOf({ value: NUMBER, label: WORDS }, { needs: 'value' }));
const LIST = json(listOf(TICK, 'a list of values, or of { value, label }'));

/** What `ticks` takes. */
export const TICKS: Kind = {
  ...LIST,
  quick: 'boolean',
  read: (value, refuse) => value === 'true' || (value !== 'false' && LIST.read(value, refuse)),
  fromAttribute: (text) => text === '' || text,
};

/** More ticks than these would be a gray line. */
const MOST_TICKS = 100;

/** Properties of a slider that decide how it is drawn. */
export interface DrawnSlider extends Element, Scale {
  readonly vertical: boolean;
  readonly readonly: boolean;
  readonly showValue: boolean;
  readonly bubble: boolean;
  readonly ticks: boolean | readonly SliderTick[];
  readonly valueFormatter?: (value: number) => string;
}

/** The moment that is drawn. */
export interface SliderState {
  /** One value, or two in ascending order. */
  readonly values: readonly number[];
  readonly isDisabled: boolean;
  /** Index of the thumb that the user drags. */
  readonly dragged: number | undefined;
}

/** The parts of a slider that shows more than a track and one thumb: track, value, ticks, thumbs, bubble. */
export function sliderTemplate(slider: DrawnSlider, state: SliderState): TemplateResult {
  const { values, dragged } = state;
  const thumbs = values.length > 1 ? values.map((_, index) => rangeThumb(slider, state, index)) : thumb(slider, values);
  return html`<span part="track" .style=${fillStyle(slider, values)}></span>${
    slider.showValue ? valueText(slider, values) : nothing
  }${slider.ticks ? ticksOf(slider).map((tick) => tickMark(slider, tick)) : nothing}${thumbs}${
    slider.bubble && dragged !== undefined ? bubble(slider, values[dragged]!) : nothing
  }`;
}

/** A value as the user reads it. */
export const textOf = (slider: Element & Pick<DrawnSlider, 'valueFormatter'>, value: number): string =>
  formattedText(slider, () => slider.valueFormatter?.(value)) ?? String(value);

/** Style of what is at a value of the track. As a property, since strict content security policies forbid the attribute. */
const placeStyle = (scale: Scale, value: number): string => `--_x: ${Math.min(1, Math.max(0, shareOf(value, scale)))}`;

/** Which part of the track is filled: up to the one thumb, or between the two. */
function fillStyle(slider: DrawnSlider, values: readonly number[]): string {
  const [low, high] = values.map((value) => shareOf(value, slider));
  return high === undefined ? `--_low: 0; --_start: 0px; --_high: ${low}` : `--_low: ${low}; --_high: ${high}`;
}

/** The one thumb. The slider itself has the focus and the role. */
const thumb = (slider: DrawnSlider, [value]: readonly number[]): TemplateResult =>
  html`<span part="thumb" .style=${placeStyle(slider, value!)}></span>`;

/** One of two thumbs, which are sliders of their own to assistive technology. */
function rangeThumb(slider: DrawnSlider, { values, isDisabled }: SliderState, index: number): TemplateResult {
  const { min, max, vertical, readonly } = slider;
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
    .style=${placeStyle(slider, value)}
  ></span>`;
}

const bubble = (slider: DrawnSlider, value: number): TemplateResult =>
  html`<span class="mark" aria-hidden="true" .style=${placeStyle(slider, value)}
    ><span part="bubble">${textOf(slider, value)}</span></span
  >`;

function ticksOf(slider: DrawnSlider): readonly SliderTick[] {
  const { ticks, min, max } = slider;
  if (typeof ticks === 'object') return ticks;
  const step = stepOf(slider);
  const count = Math.max(0, Math.floor((max - min) / step + 1e-9));
  if (count <= MOST_TICKS) return Array.from({ length: count + 1 }, (_, index) => min + index * step);
  warnOnce(slider, 'ticks', `a list of values, or at most ${MOST_TICKS} steps`, count);
  return [];
}

function tickMark(slider: DrawnSlider, tick: SliderTick): TemplateResult {
  const { value, label = '' } = typeof tick === 'object' ? tick : { value: tick };
  const number = Number(value);
  const style = placeStyle(slider, number);
  const share = shareOf(number, slider);
  const end = share <= 0 ? 'first' : share >= 1 ? 'last' : '';
  return html`<span class="mark" aria-hidden="true" .style=${style}><span part="tick"></span></span>${
    label
      ? html`<span class="mark label ${end}" aria-hidden="true" .style=${style}><span part="label">${label}</span></span>`
      : nothing
  }`;
}

/** The value beside the track, as wide as the longest one. */
function valueText(slider: DrawnSlider, values: readonly number[]): TemplateResult {
  const { min, max } = slider;
  const text = (shown: readonly number[]) => shown.map((value) => textOf(slider, value)).join(' – ');
  const [least, greatest] = [text(values.map(() => min)), text(values.map(() => max))];
  const longest = least.length > greatest.length ? least : greatest;
  return html`<span part="value" aria-hidden="true" data-longest=${longest}>${text(values)}</span>`;
}
