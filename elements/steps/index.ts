import { define } from '../internal/element/define.js';
import { NcSteps } from './steps.js';

define('nc-steps', NcSteps);

declare global {
  interface HTMLElementTagNameMap {
    'nc-steps': NcSteps;
  }
}

export { NcSteps };
export type { Step, StepStatus } from './steps.js';
