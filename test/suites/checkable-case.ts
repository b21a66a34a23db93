import type { FormControl } from '../../elements/internal/form/form-control.js';
import { keys } from '../helpers/commands.js';
import type { PropertyCase } from './element-case.js';
import type { FormCase } from './form-case.js';

/** A control that is on or off: checkbox, radio, switch. */
type Checkable = FormControl & { checked: boolean; defaultChecked: boolean };

/** The properties that all of them have. */
export const CHECKABLE_PROPERTIES: Readonly<Record<string, PropertyCase>> = {
  name: { default: '', sample: 'answer', reflects: true },
  value: { default: 'on', sample: 'yes', reflects: true },
  checked: { default: false, sample: true, attribute: false },
  defaultChecked: { default: false, sample: true, attribute: 'checked', reflects: true },
  disabled: { default: false, sample: true, reflects: true },
  readonly: { default: false, sample: true, reflects: true },
  required: { default: false, sample: true, reflects: true },
  customValidity: { default: '', sample: 'No', reflects: true },
};

const color: PropertyCase = { default: '', sample: 'rgb(0, 96, 0)' };

/** The colors of checkbox and radio. */
export const CHECKABLE_COLORS: Readonly<Record<string, PropertyCase>> = {
  color,
  iconColor: color,
  foreColor: color,
  backgroundColor: color,
  borderColor: color,
  activeBackgroundColor: color,
  activeBorderColor: color,
};

/** How each of them behaves in a form. */
export const checkableCase = <E extends Checkable>(
  own: Pick<FormCase<E>, 'tag' | 'content' | 'missing'>,
): FormCase<E> => ({
  ...own,
  blank: [],
  initial: { attribute: 'checked', submits: ['on'] },
  live: { property: 'checked', initial: 'defaultChecked', value: true, submits: ['on'] },
  edit: () => keys(' '),
  edited: ['on'],
  state: 'true',
  activates: true,
});
