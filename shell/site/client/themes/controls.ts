import 'nacre/elements/button';
import 'nacre/elements/input';
import type { NcInput } from 'nacre/elements/input';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import type { NcRadioGroup } from 'nacre/elements/radio-group';
import 'nacre/elements/segmented';
import type { NcSegmented } from 'nacre/elements/segmented';
import 'nacre/elements/slider';
import type { NcSlider } from 'nacre/elements/slider';
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LOOK_NAMES, LOOK_VALUES, LOOKS, type Look } from './looks.js';
import { colourIn, RANGES, type Theme } from './state.js';

/** What the fields do: a change while the reader drags or types, and its end. */
export interface Actions {
  change(part: { readonly [Name in keyof Theme]?: Theme[Name] | undefined }): void;
  keep(): void;
  reset(): void;
  copyLink(event: Event): void;
}

const px = (value: number): string => `${value} px`;

/** The fields of the editor. */
export function controls(theme: Theme, actions: Actions): TemplateResult {
  const look = LOOK_VALUES[theme.look];
  const all = theme.radius ?? look.radius[1];
  return html`<form class="theme-fields" @submit=${(event: Event) => event.preventDefault()} @change=${actions.keep}>
    <nc-radio-group
      class="theme-looks"
      label="Look"
      .value=${live(theme.look)}
      @input=${(event: Event) => actions.change({ look: (event.target as NcRadioGroup).value as Look })}
    >
      <div>${LOOKS.map((name) => html`<nc-radio value=${name}>${LOOK_NAMES[name]}</nc-radio>`)}</div>
    </nc-radio-group>
    <fieldset>
      <legend>Colour</legend>
      ${colour('brand', 'Brand', theme.brand, look.primary, actions)} ${theme.brand ? colour('dark', 'Brand in dark', theme.dark, theme.brand, actions) : ''}
    </fieldset>
    <fieldset>
      <legend>Corners</legend>
      ${slider('radius', 'All', all, actions)}
      ${slider('button', 'Buttons', theme.button ?? theme.radius ?? look.button ?? all, actions)}
      ${slider('field', 'Fields', theme.field ?? theme.radius ?? look.field ?? all, actions)}
    </fieldset>
    <fieldset>
      <legend>Type</legend>
      ${choice('font', 'Typeface', theme.font, { system: 'Sans', round: 'Round', serif: 'Serif', mono: 'Mono' }, actions)}
      ${slider('size', 'Size', theme.size ?? look.sizes[2] * 16, actions)}
    </fieldset>
    ${choice('density', 'Density', theme.density, { dense: 'Dense', roomy: 'Roomy' }, actions, true)}
    ${choice('motion', 'Motion', theme.motion, { none: 'None', quick: 'Quick', calm: 'Calm' }, actions, true)}
    <div class="theme-buttons">
      <nc-button size="mini" @click=${actions.copyLink}>Copy link</nc-button>
      <nc-button size="mini" @click=${actions.reset}>Reset</nc-button>
    </div>
  </form>`;
}

/** The platform's own choice of a color, beside a field for its digits. */
function colour(
  name: 'brand' | 'dark',
  label: string,
  value: string | undefined,
  fallback: string,
  actions: Actions,
): TemplateResult {
  const change = (text: string): void => {
    const found = colourIn(text);
    if (found || !text.trim()) actions.change({ [name]: found });
  };
  return html`<div class="theme-colour">
    <input
      type="color"
      aria-label="${label}: choose"
      .value=${live(value ?? fallback)}
      @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
    />
    <nc-input
      label=${label}
      placeholder="As the look"
      maxlength="7"
      pattern="#?[0-9a-fA-F]{6}"
      spellcheck="false"
      .value=${live(value ?? '')}
      @input=${(event: Event) => change(String((event.target as NcInput).value))}
    ></nc-input>
  </div>`;
}

const slider = (name: keyof typeof RANGES, label: string, value: number, { change }: Actions): TemplateResult =>
  html`<div class="theme-slider">
    <span aria-hidden="true">${label}</span>
    <nc-slider
      aria-label=${name === 'size' ? 'Size of text' : `Corners: ${label.toLowerCase()}`}
      min=${RANGES[name][0]}
      max=${RANGES[name][1]}
      show-value
      .valueFormatter=${px}
      .value=${live(value)}
      @input=${(event: Event) => change({ [name]: (event.target as NcSlider).value as number })}
    ></nc-slider>
  </div>`;

/** One of a few; the first one is what the look has. */
function choice(
  name: 'font' | 'density' | 'motion',
  label: string,
  value: string | undefined,
  names: Readonly<Record<string, string>>,
  { change }: Actions,
  isTitled = false,
): TemplateResult {
  const options = [
    { value: '', label: 'Auto' },
    ...Object.entries(names).map(([key, text]) => ({ value: key, label: text })),
  ];
  return html`<nc-segmented
    block
    class=${isTitled ? 'titled' : ''}
    label=${isTitled ? label : ''}
    aria-label=${label}
    .options=${options}
    .value=${live(value ?? '')}
    @input=${(event: Event) => change({ [name]: String((event.target as NcSegmented).value) || undefined })}
  ></nc-segmented>`;
}
