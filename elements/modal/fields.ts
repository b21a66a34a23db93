import '../checkbox-group/index.js';
import '../checkbox/index.js';
import '../input/index.js';
import '../picker/index.js';
import '../radio-group/index.js';
import '../radio/index.js';
import '../textarea/index.js';

/** An option of a `radio` or `checkbox` field. */
export interface ModalOption {
  value: string;
  /** Default: the value. */
  label?: string;
  disabled?: boolean;
}

/** A field of a modal: its type and these properties of the element for that type. */
export interface ModalInput {
  /** Key of its value in the result. */
  name: string;
  /**
   * `textarea`, `checkbox`, `radio`, `date`, `time`, or a type of `nc-input`: `number`, `tel`, `password`, `email` …
   * Default: `text`.
   */
  type?: string;
  /** Shown above the field, or beside a single checkbox. */
  label?: string;
  placeholder?: string;
  /** Its first value. Of a `checkbox` with `options`: the values of those that are ticked. */
  value?: string | readonly string[];
  /** Whether a single `checkbox` is ticked at first. */
  checked?: boolean;
  /** Options of a `radio`, or of a `checkbox` with several boxes. */
  options?: readonly (ModalOption | string)[];
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  minlength?: number;
  maxlength?: number;
  pattern?: string;
  /** Least number, date, time, or number of ticked boxes. `max`: the greatest. */
  min?: number | string;
  max?: number | string;
  step?: number;
  /** Makes the field invalid, with this message, until it is changed. */
  customValidity?: string;
  autocomplete?: string;
  inputMode?: string;
  clearable?: boolean;
  counter?: boolean;
  passwordToggle?: boolean;
  /** Of a `textarea`: grows with its text. */
  autoHeight?: boolean;
  minRows?: number;
  maxRows?: number;
}

/** The value of a field: a text, whether a box is ticked, or the values of the ticked boxes. */
export type ModalValue = string | boolean | readonly string[];

interface FieldElement extends HTMLElement {
  readonly name: string;
  checkValidity(): boolean;
}

/** Inputs may come from anywhere as JSON: only these properties are set. */
const PROPERTIES = [
  ...['name', 'label', 'placeholder', 'value', 'checked', 'required', 'disabled', 'readonly', 'minlength', 'maxlength'],
  ...['pattern', 'min', 'max', 'step', 'customValidity', 'autocomplete', 'inputMode', 'clearable', 'counter'],
  ...['passwordToggle', 'autoHeight', 'minRows', 'maxRows'],
] as const;

/** Sets the properties of an input on the element for it. */
function fill(element: HTMLElement, input: object): HTMLElement {
  for (const name of PROPERTIES) {
    const value = (input as Record<string, unknown>)[name];
    if (value !== undefined) (element as unknown as Record<string, unknown>)[name] = value;
  }
  return element;
}

/** A group with an element for each option. */
function createGroup(
  group: HTMLElement,
  member: 'nc-radio' | 'nc-checkbox',
  { options = [], ...rest }: ModalInput,
): HTMLElement {
  for (const option of options) {
    const { value, label = value, disabled = false } = typeof option === 'string' ? { value: option } : option;
    group.append(Object.assign(document.createElement(member), { value, disabled, textContent: label }));
  }
  return fill(group, rest);
}

function createElement(input: ModalInput): HTMLElement {
  const { type = 'text', label = '', options, min, max, ...rest } = input;
  switch (type) {
    case 'textarea':
      return fill(document.createElement('nc-textarea'), input);
    case 'radio':
      return createGroup(document.createElement('nc-radio-group'), 'nc-radio', input);
    case 'checkbox':
      if (options) return createGroup(document.createElement('nc-checkbox-group'), 'nc-checkbox', input);
      return Object.assign(fill(document.createElement('nc-checkbox'), input), { textContent: label });
    case 'date':
    case 'time':
      return fill(Object.assign(document.createElement('nc-picker'), { mode: type, start: min, end: max }), {
        ...rest,
        label,
      });
    default:
      // `confirmHold`: an Enter that cannot confirm yet must not take the focus from the field.
      return fill(Object.assign(document.createElement('nc-input'), { type, confirmHold: true }), input);
  }
}

function createField(input: ModalInput): FieldElement {
  const field = createElement(input) as FieldElement & { validity?: unknown };
  // Creates its internals: in the other document of a modal they could not be created any more.
  void field.validity;
  return field;
}

const isCheckbox = (field: HTMLElement): field is HTMLElementTagNameMap['nc-checkbox'] =>
  field.localName === 'nc-checkbox';

const valueOf = (field: FieldElement): ModalValue =>
  isCheckbox(field) ? field.checked : (field as unknown as { value: ModalValue }).value;

/** The fields of a modal, from one opening to the next: rendering keeps what was entered. */
export class Fields {
  readonly elements: readonly HTMLElement[];
  readonly #text: FieldElement | undefined;
  readonly #inputs: readonly FieldElement[];

  /** `text`: the field of an `editable` modal, and its name for screen readers. */
  constructor(inputs: readonly ModalInput[], text?: { readonly input: ModalInput; readonly label: string }) {
    this.#text = text && createField(text.input);
    if (text) this.#text!.ariaLabel = text.label;
    this.#inputs = inputs.map(createField);
    this.elements = this.#text ? [this.#text, ...this.#inputs] : this.#inputs;
  }

  /** The text of an `editable` modal. */
  get text(): string {
    return this.#text ? String(valueOf(this.#text)) : '';
  }

  /** The values of the inputs by name. */
  get values(): Readonly<Record<string, ModalValue>> {
    return Object.fromEntries(this.#inputs.map((field) => [field.name, valueOf(field)]));
  }

  /** Shows the messages of all invalid fields. Returns the first of them. */
  findInvalid(): HTMLElement | undefined {
    return this.elements.filter((field) => !(field as FieldElement).checkValidity())[0];
  }

  /** Moves the user to an invalid field. */
  pointTo(field: HTMLElement): void {
    // A single checkbox has no place for its message: the browser shows it.
    if (isCheckbox(field)) field.reportValidity();
    else field.focus();
  }
}
