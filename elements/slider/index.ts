import { define } from '../internal/element/define.js';
import { NcSlider } from './slider.js';

define('nc-slider', NcSlider);

declare global {
  interface HTMLElementTagNameMap {
    'nc-slider': NcSlider;
  }
}

export { NcSlider };
export type { SliderTick, SliderValue } from './slider.js';
