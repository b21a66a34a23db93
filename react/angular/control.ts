import {
  afterNextRender,
  ChangeDetectorRef,
  DestroyRef,
  Directive,
  effect,
  ElementRef,
  inject,
  Injector,
  type DoCheck,
  type OnInit,
} from '@angular/core';
import {
  AbstractControl,
  ControlContainer,
  NgControl,
  Validators,
  type ControlValueAccessor,
  type FormGroupDirective,
  type ValidationErrors,
  type Validator,
} from '@angular/forms';
import { NC_ERROR_TEXTS, textOf } from './errors.js';

/** What the directives need of a form control. On a server, and before it is defined, it has no validity yet. */
export interface ControlElement extends HTMLElement {
  name: string;
  value: unknown;
  defaultValue?: unknown;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled: boolean;
  required: boolean;
  error: string;
  readonly validity?: ValidityState;
  readonly validationMessage?: string;
  readonly updateComplete?: Promise<boolean>;
}

/** Angular's name of a broken constraint, where it has one. */
const NAMES: Readonly<Record<string, string>> = { valueMissing: 'required' };

/** What the element says is wrong. */
function errorsOf({ validity, validationMessage }: ControlElement): ValidationErrors | null {
  if (!validity || validity.valid) return null;
  const errors: ValidationErrors = {};
  // Its flags are getters of its class.
  for (const flag of Object.keys(ValidityState.prototype))
    if (flag !== 'valid' && validity[flag as keyof ValidityState]) errors[NAMES[flag] ?? flag] = validationMessage;
  return errors;
}

/**
 * Base of the directives: passes on what Angular's forms and a control tell each other. `Value` is how a directive reads and
 * writes the value.
 */
@Directive()
export abstract class NcControlDirective implements ControlValueAccessor, Validator, OnInit, DoCheck {
  protected readonly element = inject<ElementRef<ControlElement>>(ElementRef).nativeElement;
  readonly #injector = inject(Injector);
  readonly #destroyed = inject(DestroyRef);
  readonly #changes = inject(ChangeDetectorRef);
  readonly #texts = inject(NC_ERROR_TEXTS);
  #control: NgControl | null = null;
  #form: Partial<FormGroupDirective> | null = null;
  #changed: (value: unknown) => void = () => {};
  #touched: () => void = () => {};
  #validityChanged: () => void = () => {};
  /** What `validate()` found. */
  #found = '';
  /** What the directive has set on the element. */
  #error = '';
  #isRequired = false;

  /** Reads the value of the element. */
  protected abstract read(): unknown;

  /** Shows a value: also as the initial one, to which the browser returns when it resets the form after Angular has. */
  abstract writeValue(value: unknown): void;

  /** @docs-private */
  ngOnInit(): void {
    // A control asks for its accessor while it is made: only now can the accessor ask for the control.
    this.#control = this.#injector.get(NgControl, null, { self: true, optional: true });
    const container = this.#injector.get(ControlContainer, null, { optional: true });
    this.#form = (container?.formDirective as Partial<FormGroupDirective> | undefined) ?? null;
    if (!this.#control) return;
    // Once the page shows what the form has found.
    const submits = this.#form?.ngSubmit?.subscribe(() =>
      afterNextRender(() => this.#focusFirst(), { injector: this.#injector }),
    );
    this.#destroyed.onDestroy(() => submits?.unsubscribe());
    // The state of a signal form is signals.
    if (!(this.#control.control instanceof AbstractControl)) effect(() => this.#show(), { injector: this.#injector });
    void this.#defined();
  }

  /** @docs-private */
  ngDoCheck(): void {
    if (!this.#control) return;
    this.#show();
    this.#checkValidity();
  }

  registerOnChange(changed: (value: unknown) => void): void {
    this.#changed = changed;
  }

  registerOnTouched(touched: () => void): void {
    this.#touched = touched;
  }

  setDisabledState(isDisabled: boolean): void {
    this.element.disabled = isDisabled;
  }

  /** What is wrong by the element's own constraints: `required`, `min`, `type="email"` … */
  validate({ value }: AbstractControl): ValidationErrors | null {
    void value; // In a signal form, what it reads says when to call it again.
    const errors = errorsOf(this.element);
    this.#found = JSON.stringify(errors);
    return errors;
  }

  registerOnValidatorChange(changed: () => void): void {
    this.#validityChanged = changed;
  }

  /** @docs-private The user has changed the value. */
  protected entered(event: Event): void {
    // Not from something inside the element.
    if (event.target === this.element) this.#changed(this.read());
  }

  /** @docs-private The focus has left the control, or what is inside. */
  protected left({ relatedTarget }: FocusEvent): void {
    if (!this.element.contains(relatedTarget as Node | null)) this.#touched();
  }

  /** An element may be defined after Angular has asked for its validity, and know more once it has rendered. */
  async #defined(): Promise<void> {
    const { element } = this;
    await element.ownerDocument.defaultView?.customElements?.whenDefined(element.localName);
    await element.updateComplete;
    this.#checkValidity();
  }

  /** Focuses the first invalid control of the form, as browsers do where they check a form themselves. */
  #focusFirst(): void {
    if (!this.#control!.invalid) return;
    const controls = [...(this.element.closest('form')?.elements ?? [])] as HTMLElement[];
    controls.find((control) => control.matches('.ng-invalid:not(fieldset)'))?.focus();
  }

  /** Angular asks for the validity when the value changes. It is told here that something else has changed it. */
  #checkValidity(): void {
    const isStale = () => JSON.stringify(errorsOf(this.element)) !== this.#found;
    if (!isStale()) return;
    // Not while Angular checks the templates, which may show the validity.
    queueMicrotask(() => {
      if (!isStale()) return;
      this.#validityChanged();
      this.#changes.markForCheck();
    });
  }

  /** Shows on the element what Angular says of the control. */
  #show(): void {
    const { element } = this;
    const control = this.#control!;
    const isRequired = Boolean(
      control.control?.hasValidator(Validators.required) || control.control?.hasValidator(Validators.requiredTrue),
    );
    if (isRequired !== this.#isRequired) {
      this.#isRequired = isRequired;
      element.required = isRequired;
    }
    const isDue = control.invalid && (control.touched || this.#form?.submitted);
    const error = isDue ? textOf(control.errors ?? {}, this.#texts) || (element.validationMessage ?? '') : '';
    if (error === this.#error) return;
    this.#error = error;
    element.error = error;
  }
}
