import { html, type PropertyValues } from 'lit';
import { afterDispatch } from '../internal/element/after-dispatch.js';
import { isFormAssociated } from '../internal/form/form-associated.js';
import { addLabel, labelsOf, removeLabel, type Labelled } from '../internal/form/labels.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute } from '../internal/element/property.js';
import { labelStyles } from './label.styles.js';
import { unwatchTree, watchTree } from './tree-watch.js';

/** Elements that react to clicks themselves. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, label, summary, audio, video, [tabindex], [contenteditable]';
const NATIVE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const isLabelable = (element: Element): boolean => element.matches(NATIVE) || isFormAssociated(element);

/** Number of ids given to labels so far. */
let ids = 0;

/**
 * Names a control and activates it when it is clicked: one of Nacre, a native one, or a form-associated element of others.
 * The control is the one with the id in `for`, in the same tree; without `for`, the first one inside the label.
 *
 * Our controls take the name without a change to the page. A native control gets `aria-labelledby`, unless the page names
 * it, until the label leaves.
 *
 * @slot - The text, and optionally the control.
 */
export class NcLabel extends NcElement {
  static override styles = labelStyles;
  static override template = html`<slot></slot>`;

  /** Id of the control. Default: the first control inside the label. */
  @attribute({ type: String, attribute: 'for' }) declare htmlFor: string;

  #control: Element | null = null;
  #observer?: MutationObserver;
  #tree?: Node;

  constructor() {
    super();
    this.addEventListener('click', this);
  }

  /** The control that the label belongs to, or null. */
  get control(): HTMLElement | null {
    return this.#candidates.find(isLabelable) ?? null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer ??= new MutationObserver(() => this.controlMayHaveChanged(true));
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    if (this.#tree) unwatchTree(this.#tree, this);
    this.#tree = undefined;
    this.#setControl(null);
  }

  handleEvent(event: Event): void {
    const control = this.control;
    if (!control || !this.#isUnhandled(event, control)) return;
    afterDispatch(event, () => {
      if (event.defaultPrevented || control.matches(':disabled')) return;
      control.focus();
      control.click();
    });
  }

  /** Looks for the control again, after a change of the page or (`text`) of the label itself. */
  controlMayHaveChanged(text = false): void {
    for (const { localName } of this.#candidates.filter((each) => each.matches(':not(:defined)'))) {
      void customElements.whenDefined(localName).then(() => this.isConnected && this.controlMayHaveChanged());
    }
    const control = this.control;
    if (control !== this.#control) this.#setControl(control);
    else if (control && text) updateName(control);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('htmlFor') && this.isConnected) this.#watch();
  }

  /** Observes the tree for a control that comes or gets its id: only a label with `for` needs that. */
  #watch(): void {
    if (this.#tree) unwatchTree(this.#tree, this);
    this.#tree = this.hasAttribute('for') ? this.getRootNode() : undefined;
    if (this.#tree) watchTree(this.#tree, this);
    this.controlMayHaveChanged();
  }

  get #candidates(): HTMLElement[] {
    if (!this.hasAttribute('for')) return [...this.querySelectorAll<HTMLElement>('*')];
    const found = (this.getRootNode() as Document | ShadowRoot).getElementById?.(this.htmlFor);
    return found ? [found] : [];
  }

  /** Whether no element between the click's target and this label reacts to the click. */
  #isUnhandled(event: Event, control: HTMLElement): boolean {
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this)) as Element[];
    if (inside.some((node) => node instanceof Element && (node.matches(INTERACTIVE) || isFormAssociated(node))))
      return false;
    if (inside.some((node) => node instanceof NcLabel)) return false;
    // A native label around this one activates the control as well.
    return !path.some((node) => node instanceof HTMLLabelElement && node.control === control);
  }

  #setControl(control: Element | null): void {
    const before = this.#control;
    this.#control = control;
    if (before) {
      removeLabel(before, this);
      updateName(before);
    }
    if (control) {
      addLabel(control, this);
      updateName(control);
    }
  }
}

/** The `aria-labelledby` that labels have written on native and foreign controls. */
const written = new WeakMap<Element, string>();

/** Names a control by its labels. */
function updateName(control: Element): void {
  if ('labelsChanged' in control) {
    (control as Labelled).labelsChanged();
    return;
  }
  const own = written.get(control) ?? null;
  if (control.getAttribute('aria-labelledby') !== own) return;
  const namedByPage = control.hasAttribute('aria-label') || Number((control as HTMLInputElement).labels?.length) > 0;
  const labels = namedByPage ? [] : labelsOf(control);
  const reference = labels.map((label) => (label.id ||= `nc-label-${(ids += 1)}`)).join(' ');
  if (reference) {
    control.setAttribute('aria-labelledby', reference);
    written.set(control, reference);
  } else if (own !== null) {
    control.removeAttribute('aria-labelledby');
    written.delete(control);
  }
}
