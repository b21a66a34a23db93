import { define } from '../internal/element/define.js';
import { NcForm } from './form.js';

define('nc-form', NcForm);

declare global {
  interface HTMLElementTagNameMap {
    'nc-form': NcForm;
  }
}

export type { FieldValue, FormValues } from './fields.js';
export { FormSubmitEvent } from './submit-event.js';
export { NcForm };
