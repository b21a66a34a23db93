import { NcCheckboxGroup } from '../checkbox-group/index.js';
import { NcCheckbox } from '../checkbox/index.js';
import { NcPicker } from '../picker/index.js';
import { NcRadioGroup } from '../radio-group/index.js';
import { NcRadio } from '../radio/index.js';
import { NcTextarea } from '../textarea/index.js';
import { fill, type ModalInput } from './fields.js';

/** A group, with an element for each option. */
function group(element: HTMLElement, Member: typeof NcRadio | typeof NcCheckbox, input: ModalInput): HTMLElement {
  for (const option of input.options ?? []) {
    const { value, label = value, disabled = false } = typeof option === 'string' ? { value: option } : option;
    element.append(Object.assign(new Member(), { value, disabled, textContent: label }));
  }
  return fill(element, input);
}

/** Makes the fields that few modals have. */
export function makeField(input: ModalInput): HTMLElement {
  const { type, min, max, ...rest } = input;
  if (type === 'textarea') return fill(new NcTextarea(), input);
  if (type === 'radio') return group(new NcRadioGroup(), NcRadio, input);
  if (type === 'checkbox') return group(new NcCheckboxGroup(), NcCheckbox, input);
  return fill(Object.assign(new NcPicker(), { mode: type, start: min, end: max }), rest);
}
