import { define } from '../internal/element/define.js';
import { NcSlider } from './slider.js';

define('nc-slider', NcSlider);

declare global {
  interface HTMLElementTagNameMap {
    'nc-slider': NcSlider;
  }
}

export { NcSlider };
export type { SliderValue } from './slider.js';
export type { SliderTick } from './template.js';
