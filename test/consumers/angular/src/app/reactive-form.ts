import { Component, CUSTOM_ELEMENTS_SCHEMA, inject, signal } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule, Validators, type AbstractControl } from '@angular/forms';
import { NC_FORMS } from 'nacre/angular';
import { BLANK, FIRST, OTHER } from './values';

const notTaken = ({ value }: AbstractControl<string>) => (value === 'abcd' ? { taken: 'This name is taken' } : null);

@Component({
  selector: 'app-reactive-form',
  imports: [ReactiveFormsModule, NC_FORMS],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './reactive-form.html',
})
export class ReactiveForm {
  readonly #builder = inject(NonNullableFormBuilder);
  protected readonly range = ['a', 'b'];
  protected readonly saved = signal('');
  protected readonly form = this.#builder.group({
    input: [FIRST.input, [Validators.required, Validators.minLength(2), notTaken]],
    textarea: [FIRST.textarea, Validators.required],
    search: [FIRST.search, Validators.required],
    stepper: [FIRST.stepper, Validators.required],
    rate: [FIRST.rate, Validators.required],
    slider: [FIRST.slider, Validators.required],
    picker: [FIRST.picker, Validators.required],
    calendar: [FIRST.calendar, Validators.required],
    segmented: [FIRST.segmented, Validators.required],
    radios: [FIRST.radios, Validators.required],
    radio: [FIRST.radio, Validators.required],
    boxes: [FIRST.boxes, Validators.required],
    checkbox: [FIRST.checkbox, Validators.requiredTrue],
    switch: [FIRST.switch, Validators.requiredTrue],
    files: [FIRST.files, Validators.required],
  });

  protected state(): string {
    const names = (is: (control: AbstractControl) => boolean) =>
      Object.entries(this.form.controls).flatMap(([name, control]) => (is(control) ? [name] : []));
    return JSON.stringify({
      values: this.form.getRawValue(),
      touched: names(({ touched }) => touched),
      dirty: names(({ dirty }) => dirty),
      invalid: names(({ invalid }) => invalid),
    });
  }

  protected save(): void {
    if (this.form.valid) this.saved.set(JSON.stringify(this.form.value));
  }

  protected set(): void {
    this.form.setValue(OTHER);
  }

  protected clear(): void {
    this.form.setValue(BLANK);
  }

  protected disable(): void {
    this.form.disable();
  }

  protected reset(): void {
    this.form.reset();
  }
}
