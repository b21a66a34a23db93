import { Directive, forwardRef } from '@angular/core';
import { NG_VALIDATORS, NG_VALUE_ACCESSOR } from '@angular/forms';
import { NcControlDirective } from './control.js';

export { provideErrorTexts, type ErrorTexts } from './errors.js';
export type { NcControlDirective };

/** The fields, groups and lists that have a `value`, in Angular's forms. */
@Directive({
  selector:
    'nc-input, nc-textarea, nc-search-bar, nc-stepper, nc-rate, nc-slider, nc-picker, nc-calendar, nc-segmented, ' +
    'nc-uploader, nc-radio-group, nc-checkbox-group',
  providers: [
    { provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => NcValueDirective), multi: true },
    { provide: NG_VALIDATORS, useExisting: forwardRef(() => NcValueDirective), multi: true },
  ],
  host: {
    '(input)': 'entered($event)',
    // An item of an uploader has another state.
    '(success)': 'entered($event)',
    '(fail)': 'entered($event)',
    '(focusout)': 'left($event)',
  },
})
export class NcValueDirective extends NcControlDirective {
  protected read(): unknown {
    return this.element.value;
  }

  writeValue(value: unknown): void {
    this.element.defaultValue = value;
    this.element.value = value;
  }
}

/** Checkboxes and switches, in Angular's forms: their value is whether they are on. */
@Directive({
  selector: 'nc-checkbox, nc-switch',
  providers: [
    { provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => NcCheckedDirective), multi: true },
    { provide: NG_VALIDATORS, useExisting: forwardRef(() => NcCheckedDirective), multi: true },
  ],
  host: { '(input)': 'entered($event)', '(focusout)': 'left($event)' },
})
export class NcCheckedDirective extends NcControlDirective {
  protected read(): unknown {
    return this.element.checked;
  }

  writeValue(value: unknown): void {
    this.element.defaultChecked = Boolean(value);
    this.element.checked = Boolean(value);
  }
}

/** Radios without an `nc-radio-group`, in Angular's forms: those with one control share its value. */
@Directive({
  selector: 'nc-radio[formControlName], nc-radio[formControl], nc-radio[ngModel], nc-radio[formField]',
  providers: [
    { provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => NcRadioDirective), multi: true },
    { provide: NG_VALIDATORS, useExisting: forwardRef(() => NcRadioDirective), multi: true },
  ],
  host: { '(input)': 'entered($event)', '(focusout)': 'left($event)' },
})
export class NcRadioDirective extends NcControlDirective {
  protected read(): unknown {
    return this.element.value;
  }

  writeValue(value: unknown): void {
    const isChosen = value === this.element.value;
    this.element.defaultChecked = isChosen;
    this.element.checked = isChosen;
  }
}

/** The directives for all form controls, for `imports` of a component. */
export const NC_FORMS: readonly [typeof NcValueDirective, typeof NcCheckedDirective, typeof NcRadioDirective] = [
  NcValueDirective,
  NcCheckedDirective,
  NcRadioDirective,
];
