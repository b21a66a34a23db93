import { define } from '../internal/element/define.js';
import { NcNavigator } from './navigator.js';

define('nc-navigator', NcNavigator);

declare global {
  interface HTMLElementTagNameMap {
    'nc-navigator': NcNavigator;
  }
}

export { NcNavigator };
