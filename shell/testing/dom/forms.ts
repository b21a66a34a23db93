import { connected, controlOf, disabledBy, formOf, isAssociated, type Associated } from './association.js';
import { internalsOf } from './internals.js';

/** The custom controls of a form, in the order of the tree. */
function controlsOf(form: HTMLFormElement): Associated[] {
  // In happy-dom a form's own methods have another object as `this` than those who look for it.
  const seen = form.firstElementChild?.closest('form') ?? form;
  return inOrder([...connected].filter((each) => formOf(each) === seen));
}

const inOrder = <Kind extends Element>(elements: Kind[]): Kind[] =>
  elements.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));

/** Asks each custom control of a form that is validated. */
const checkEach = (form: HTMLFormElement, reports: boolean): boolean => {
  const invalid = controlsOf(form).filter((control) => !internalsOf(control)!.checkValidity());
  if (reports) invalid[0]?.focus();
  return invalid.length === 0;
};

/** Makes custom controls part of `elements`, of validation, of what is submitted, of resets and of labels. */
export function addFormParts(): void {
  addElements();
  addValidation();
  addFormData();
  addEventListener('reset', resetControls);
  addEventListener('click', clickLabelled);
  // That of happy-dom finds native controls only.
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    enumerable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  });
}

function addElements(): void {
  const { prototype } = HTMLFormElement;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'elements')!;
  Object.defineProperty(prototype, 'elements', {
    configurable: true,
    enumerable: true,
    get(this: HTMLFormElement) {
      const native = get!.call(this) as HTMLFormControlsCollection;
      const custom = controlsOf(this);
      return custom.length ? collection(inOrder([...Array.from(native), ...custom])) : native;
    },
  });
}

/** A list of controls that also has them under their names. */
function collection(controls: Element[]): Element[] {
  const namedItem = (name: string): Element | null =>
    controls.find((control) => control.id === name || control.getAttribute('name') === name) ?? null;
  const item = (index: number): Element | null => controls[index] ?? null;
  const named = Object.fromEntries(
    controls.flatMap((control) => {
      const name = control.getAttribute('name') || control.id;
      return name && !(name in controls) ? [[name, namedItem(name)]] : [];
    }),
  );
  for (const [name, value] of Object.entries({ namedItem, item, ...named }))
    Object.defineProperty(controls, name, { value });
  return controls;
}

function addValidation(): void {
  const { prototype } = HTMLFormElement;
  const { checkValidity, reportValidity } = prototype;
  prototype.checkValidity = function (): boolean {
    const isValid = checkValidity.call(this);
    return checkEach(this, false) && isValid;
  };
  prototype.reportValidity = function (): boolean {
    const isValid = reportValidity.call(this);
    return checkEach(this, isValid) && isValid;
  };
  // The DOM has found its own controls valid when it fires `submit`: the custom ones are asked before anybody hears of it.
  addEventListener('submit', refuseInvalid, true);
}

function refuseInvalid(event: Event): void {
  const form = event.target as HTMLFormElement;
  const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
  if (form.noValidate || submitter?.formNoValidate || checkEach(form, true)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function resetControls(event: Event): void {
  if (event.defaultPrevented) return;
  for (const control of controlsOf(event.target as HTMLFormElement)) control.formResetCallback?.();
}

/** A click on the label of a custom control is a click on the control. */
function clickLabelled(event: Event): void {
  const target = event.target as Element | null;
  const label = target?.closest?.<HTMLLabelElement>('label');
  if (!label || event.defaultPrevented) return;
  const control = controlOf(label);
  if (!control || !isAssociated(control) || control.contains(target) || disabledBy(control)) return;
  control.focus();
  control.click();
}

type Entry = [name: string, value: FormDataEntryValue];

/** What a custom control submits. */
function entriesOf(control: Element): Entry[] {
  const value = internalsOf(control)?.value ?? null;
  if (value === null || disabledBy(control)) return [];
  if (typeof value === 'object' && Symbol.iterator in value) return [...value] as Entry[];
  const name = control.getAttribute('name');
  return name ? [[name, value]] : [];
}

function addFormData(): void {
  const Native = globalThis.FormData;
  class FormDataOfCustomControls extends Native {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      const custom = form ? controlsOf(form) : [];
      if (custom.length === 0) {
        super(...((submitter ? [form, submitter] : form ? [form] : []) as []));
        return;
      }
      super();
      const native = [...new Native(form, submitter ?? undefined)];
      for (const control of form!.elements) {
        const name = control.getAttribute('name');
        if (isAssociated(control)) append(this, entriesOf(control));
        else append(this, native.splice(0, native[0]?.[0] === name ? 1 : 0));
      }
      append(this, native);
      const event = Object.assign(new Event('formdata', { bubbles: true }), { formData: this });
      form!.dispatchEvent(event);
    }
  }
  Object.defineProperty(FormDataOfCustomControls, 'name', { value: 'FormData' });
  globalThis.FormData = FormDataOfCustomControls;
}

function append(data: FormData, entries: Iterable<Entry>): void {
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, value.name);
  }
}
