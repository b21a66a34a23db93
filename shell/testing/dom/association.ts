/** The part of a form-associated custom element that its form calls. */
export interface Associated extends HTMLElement {
  formAssociatedCallback?(form: HTMLFormElement | null): void;
  formDisabledCallback?(disabled: boolean): void;
  formResetCallback?(): void;
}

interface AssociatedClass extends CustomElementConstructor {
  readonly formAssociated?: boolean;
}

export const isAssociated = (element: Element): element is Associated =>
  (element.constructor as Partial<AssociatedClass>).formAssociated === true;

/** The form that owns a control: that of its `form` attribute, or the one around it. */
export function formOf(control: Element): HTMLFormElement | null {
  const id = control.getAttribute('form');
  if (id === null) return control.closest('form');
  const root = control.getRootNode() as Partial<Document>;
  const form = root.getElementById?.(id);
  return form?.localName === 'form' ? (form as HTMLFormElement) : null;
}

/** Whether a control is disabled, by itself or by a fieldset; what is in the fieldset's first legend is not. */
export function disabledBy(control: Element): boolean {
  if (control.hasAttribute('disabled')) return true;
  for (let node = control.parentElement; node; node = node.parentElement) {
    if (node.localName !== 'fieldset' || !node.hasAttribute('disabled')) continue;
    const legend = [...node.children].find((child) => child.localName === 'legend');
    if (!legend?.contains(control)) return true;
  }
  return false;
}

/** The native labels of a control, in the order of the tree. */
export function labelsFor(control: Element): readonly HTMLLabelElement[] {
  const root = control.getRootNode() as Partial<ParentNode>;
  return [...(root.querySelectorAll?.('label') ?? [])].filter((label) => controlOf(label) === control);
}

/** What a native label labels, custom elements included. */
export function controlOf(label: HTMLLabelElement): Element | null {
  const root = label.getRootNode() as Partial<Document>;
  if (label.htmlFor) return root.getElementById?.(label.htmlFor) ?? null;
  return (
    [...label.querySelectorAll('*')].find(
      (element) =>
        isAssociated(element) ||
        element.matches('button, input:not([type=hidden]), meter, output, progress, select, textarea'),
    ) ?? null
  );
}

const forms = new WeakMap<Element, HTMLFormElement | null>();
const disabled = new WeakSet<Element>();
/** The controls that are on a page. */
export const connected = new Set<Associated>();

/** Tells a control what has changed about its form and its fieldsets. */
function refresh(control: Associated): void {
  const form = control.isConnected || control.parentNode ? formOf(control) : null;
  if ((forms.get(control) ?? null) !== form) {
    forms.set(control, form);
    control.formAssociatedCallback?.(form);
  }
  const isDisabled = disabledBy(control);
  if (disabled.has(control) === isDisabled) return;
  disabled[isDisabled ? 'add' : 'delete'](control);
  control.formDisabledCallback?.(isDisabled);
}

/** Lets custom elements whose class says `formAssociated` take part in forms. */
export function associate(): void {
  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (name, constructor, options): void {
    if ((constructor as AssociatedClass).formAssociated) hook(constructor.prototype as Associated & Reactions);
    define.call(this, name, constructor, options);
  };
  // A fieldset that changes, and ids of forms that come and go, concern the controls that are there.
  new MutationObserver(() => connected.forEach(refresh)).observe(document, {
    attributes: true,
    attributeFilter: ['disabled', 'form', 'id'],
    childList: true,
    subtree: true,
  });
}

interface Reactions {
  connectedCallback?(): void;
  disconnectedCallback?(): void;
  attributeChangedCallback?(name: string, ...values: unknown[]): void;
}

/** Before the class is defined: the registry reads its reactions once. */
function hook(prototype: Associated & Reactions): void {
  const { connectedCallback, disconnectedCallback, attributeChangedCallback } = prototype;
  prototype.connectedCallback = function (this: Associated) {
    connected.add(this);
    connectedCallback?.call(this);
    if (this.isConnected) refresh(this);
  };
  prototype.disconnectedCallback = function (this: Associated) {
    connected.delete(this);
    disconnectedCallback?.call(this);
    if (!this.isConnected) refresh(this);
  };
  prototype.attributeChangedCallback = function (this: Associated, name: string, ...values: unknown[]) {
    attributeChangedCallback?.call(this, name, ...values);
    if (name === 'disabled' && this.isConnected) refresh(this);
  };
}
