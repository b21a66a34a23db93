import { Component, computed, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { disabled, form, FormField, minLength, required, submit, validate } from '@angular/forms/signals';
import { NC_FORMS } from 'nacre/angular';
import { BLANK, FIRST, OTHER, type Values } from './values';

@Component({
  selector: 'app-signal-form',
  imports: [FormField, NC_FORMS],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './signal-form.html',
})
export class SignalForm {
  protected readonly range = ['a', 'b'];
  protected readonly saved = signal('');
  readonly #model = signal<Values>({ ...FIRST });
  readonly #isDisabled = signal(false);
  protected readonly form = form(this.#model, (path) => {
    required(path.input);
    required(path.textarea);
    required(path.search);
    required(path.stepper);
    required(path.rate);
    required(path.slider);
    required(path.picker);
    required(path.calendar);
    required(path.segmented);
    required(path.radios);
    required(path.radio);
    required(path.boxes);
    required(path.checkbox);
    required(path.switch);
    required(path.files);
    minLength(path.input, 2, { message: 'At least 2 letters' });
    validate(path.input, ({ value }) =>
      value() === 'abcd' ? { kind: 'taken', message: 'This name is taken' } : undefined,
    );
    disabled(path, () => this.#isDisabled());
  });

  protected readonly state = computed(() => {
    const all = Object.keys(FIRST) as (keyof Values)[];
    return JSON.stringify({
      values: this.#model(),
      touched: all.filter((name) => this.form[name]().touched()),
      dirty: all.filter((name) => this.form[name]().dirty()),
      invalid: all.filter((name) => this.form[name]().invalid()),
    });
  });

  protected async save(event: Event): Promise<void> {
    event.preventDefault();
    await submit(this.form, async () => this.saved.set(JSON.stringify(this.#model())));
  }

  protected set(): void {
    this.#model.set(OTHER);
  }

  protected clear(): void {
    this.#model.set(BLANK);
  }

  protected disable(): void {
    this.#isDisabled.set(true);
  }

  protected reset(): void {
    this.form().reset({ ...FIRST });
  }
}
