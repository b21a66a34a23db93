import 'nacre/elements/slider';
import { fixture, html } from '@open-wc/testing';
import type { NcSlider, SliderValue } from 'nacre/elements/slider';
import type { Point } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';

export const entries = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

type Direction = 'ltr' | 'rtl';

export async function create(markup = html`<nc-slider name="a" aria-label="A"></nc-slider>`, dir: Direction = 'ltr') {
  const form = await fixture<HTMLFormElement>(
    html`<form dir=${dir} style="width: 228px; padding: 40px">${markup}</form>`,
  );
  const slider = form.querySelector('nc-slider')!;
  await settled(slider);
  return { form, slider };
}

/** Where on the screen the middle of the thumb is, at a share of the way. The form makes the way 200 px long. */
export function place(slider: NcSlider, share: number): Point {
  const { left, right, top, bottom, width, height } = slider.getBoundingClientRect();
  if (slider.vertical) return [left + width / 2, bottom - 14 - share * (height - 28)];
  const way = 14 + share * 200;
  return [slider.matches(':dir(rtl)') ? right - way : left + way, (top + bottom) / 2];
}

type ChangeOrInput = Event & { readonly value?: SliderValue };

export function record(slider: NcSlider): string[] {
  const log: string[] = [];
  for (const type of ['input', 'changing', 'change']) {
    slider.addEventListener(type, (event) => log.push(`${type} ${(event as ChangeOrInput).value ?? slider.value}`));
  }
  return log;
}

export const last = (log: readonly string[]) => [log.at(-1), log.filter((entry) => entry.startsWith('change ')).length];
