import { define } from '../internal/element/define.js';
import { NcStepper } from './stepper.js';

define('nc-stepper', NcStepper);

declare global {
  interface HTMLElementTagNameMap {
    'nc-stepper': NcStepper;
  }
}

export { NcStepper };
