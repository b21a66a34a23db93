import { viewOf } from '../element/view.js';
import { isDisabledByAncestor } from './disabling.js';
import { delegate } from './delegation.js';
import { isNamedByText, labelsOf, labelTexts } from './labels.js';
import { watchPresses } from './presses.js';
import { NcElement } from '../element/nc-element.js';
import { attribute } from '../element/property.js';

/** Elements that have their name from the text of a label. */
const named = new WeakSet<Element>();

/** Base of everything that belongs to a form: buttons, and `FormControl`, which adds a value and its rules. */
export abstract class FormElement extends NcElement {
  static readonly formAssociated = true;

  /** The root that listens to events for this element. */
  #root?: EventTarget;
  #view?: Window;

  /** Name under which the value is submitted. */
  @attribute({ type: String }) declare name: string;

  /** Not usable and not submitted. A disabled fieldset has the same effect, but does not change this property. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** @internal Marks the class for `delegation.ts`. */
  get isDelegate(): true {
    return true;
  }

  /** The form that owns the control, or null. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** The labels that name the control: native ones, and `nc-label`s. */
  get labels(): readonly Node[] {
    return [...this.internals.labels, ...labelsOf(this)];
  }

  get validity(): ValidityState {
    return this.internals.validity;
  }

  /** What is wrong, in the app's language; empty when valid. */
  get validationMessage(): string {
    return this.internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.internals.willValidate && !isDisabledByAncestor(this);
  }

  /** Whether the control is valid. Fires `invalid` if it is not. */
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }

  /** As `checkValidity()`, and shows the user what is wrong. */
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** A message makes the control invalid until it is set to the empty string. */
  setCustomValidity(message: string): void {
    this.internals.setValidity(message ? { customError: true } : {}, message, this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#root = this.#tree;
    delegate(this.#root, 1);
    this.#view = viewOf(this);
    watchPresses(this.#view, 1);
    if (labelsOf(this).length) this.labelsChanged();
    // Browsers have given up on `autofocus` by the time a late script defines the element.
    if (this.autofocus && !this.hasUpdated)
      viewOf(this).requestAnimationFrame(() => this.ownerDocument.querySelector(':focus-within') ?? this.focus());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    delegate(this.#root!, -1); // By now the element is elsewhere.
    watchPresses(this.#view!, -1);
  }

  protected override placeChanged(): void {
    super.placeChanged();
    const before = this.#root!;
    this.#root = this.#tree;
    delegate(this.#root, 1);
    delegate(before, -1);
  }

  /** Called by the browser, or `disableBy()`, when the control, a fieldset or an ancestor of ours is disabled or enabled. */
  formDisabledCallback(disabled: boolean): void {
    const isDisabled = disabled || isDisabledByAncestor(this);
    this.setState('disabled', isDisabled);
    this.internals.ariaDisabled = isDisabled ? 'true' : null;
    this.requestUpdate('disabled', null); // Its own `disabled` may not have changed.
  }

  /** What its events come to: its shadow root, or the window of its document. */
  get #tree(): EventTarget {
    const tree = this.getRootNode();
    return (tree as Document).defaultView ?? tree;
  }

  /** Called by `nc-label`: its text names the control. */
  labelsChanged(): void {
    const { internals, labels } = this;
    const isByText = isNamedByText(this);
    internals.ariaLabelledByElements = labelsOf(this).length && !isByText ? (labels as readonly Element[]) : null;
    if (isByText) internals.ariaLabel = (this as { label?: string }).label || labelTexts(labels, this);
    else if (named.has(this)) internals.ariaLabel = null;
    named[isByText ? 'add' : 'delete'](this);
  }

  /** Names the control by a text of its own; without one, its labels name it. */
  protected nameBy(text: string): void {
    this.internals.ariaLabel = text || null;
    if (!text && named.has(this)) this.labelsChanged();
  }

  /** Called by `delegation.ts` for events inside the element. */
  abstract handleEvent(event: Event): void;

  /** Whether the control is disabled: by itself, a fieldset, a group or a form. */
  protected get isDisabled(): boolean {
    return isDisabledByAncestor(this) || this.matches(':disabled');
  }
}
