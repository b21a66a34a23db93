import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, viewChild } from '@angular/core';
import { FormsModule, NgForm, type AbstractControl } from '@angular/forms';
import { NC_FORMS } from 'nacre/angular';
import { BLANK, FIRST, OTHER, type Values } from './values';

@Component({
  selector: 'app-template-form',
  imports: [FormsModule, NC_FORMS],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './template-form.html',
})
export class TemplateForm {
  protected readonly range = ['a', 'b'];
  protected readonly saved = signal('');
  protected readonly model: Values = { ...FIRST };
  private readonly form = viewChild.required(NgForm);

  protected state(): string {
    const names = (is: (control: AbstractControl) => boolean) =>
      Object.entries(this.form().controls).flatMap(([name, control]) => (is(control) ? [name] : []));
    return JSON.stringify({
      values: this.model,
      touched: names(({ touched }) => touched),
      dirty: names(({ dirty }) => dirty),
      invalid: names(({ invalid }) => invalid),
    });
  }

  protected save(): void {
    if (this.form().valid) this.saved.set(JSON.stringify(this.model));
  }

  protected set(): void {
    Object.assign(this.model, OTHER);
  }

  protected clear(): void {
    Object.assign(this.model, BLANK);
  }

  protected disable(): void {
    this.form().form.disable();
  }

  protected reset(): void {
    this.form().resetForm({ ...FIRST });
  }
}
